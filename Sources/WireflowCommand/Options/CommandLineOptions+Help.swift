import WireflowInteraction

extension CommandLineOptions {
  /// Returns the text of `--help`.
  /// - Parameter columns: the width of the terminal.
  static func help(
    for command: String, wireframes: [String] = [], columns: Int = 100
  ) -> String {
    let columns = max(40, min(columns, 120))
    let groups = CommandOption.Group.allCases.map { group in
      let rows = CommandOption.allCases.filter { $0.group == group }
        .flatMap { option in
          let name = option.flag + (option.valueName.map { " \($0)" } ?? "")
          return row(name, option.summary(wireframes), 28, columns)
        }
      return "\(group.rawValue):\n" + rows.joined(separator: "\n")
    }
    let examples = examples.flatMap { row("\(command) \($0.key)", $0.value, 45, columns) }
    return """
      Usage: \(command) [OPTION]... [-- ARGUMENT...]

      \(about.folded(to: columns).joined(separator: "\n"))

      \(groups.joined(separator: "\n\n"))

      \(values.folded(to: columns).joined(separator: "\n"))

      Examples:
      \(examples.joined(separator: "\n"))

      \(status.folded(to: columns).joined(separator: "\n"))
      """
  }

  private static let about = """
    Runs the app on the terminal; press ? there for its keys. Without a terminal, it reads user \
    actions from a script or from standard input, and prints the presentation log.
    """

  private static let values = """
    A value follows its option or an equals sign: --wireframe=split. Arguments after -- belong to \
    the app.
    """

  private static let examples: KeyValuePairs = [
    "--script buy.txt --tree": "play a script, and print the navigation tree",
    "--play buy.txt --share buy.html": "play a session, and save it as one page",
    "--script buy.txt --json": "the same for a program",
    "--web --script buy.txt": "play a script, and continue in a browser",
    "--map map.html": "explore the app, and draw its map",
    "--check Shop.flow --json": "compare the app with its baseline",
    "--map map.html --time-limit 30": "draw what 30 seconds find",
  ]

  private static let status = """
    Exit status: 0; 1 if an action of a script was not possible, the output could not be written, \
    or a limit ended an exploration; 2 if the script or an option is wrong; 3 if there are traps \
    that nobody has accepted; 4 if the navigation differs from the baseline; 128 plus the signal's \
    number if a signal ended it. Ctrl-C during --map or --check is 130, and keeps the findings.
    """

  /// Returns the lines of a name with its explanation, below it if the terminal is narrow.
  private static func row(
    _ name: String, _ text: String, _ margin: Int, _ columns: Int
  ) -> [String] {
    let isNarrow = columns < margin + 34 || name.count + 3 > margin
    let indent = String(repeating: " ", count: isNarrow ? 6 : margin)
    var lines = text.folded(to: columns - indent.count).map { indent + $0 }
    if isNarrow { return ["  \(name)"] + lines }
    lines[0] = "  \(name)" + lines[0].dropFirst(name.count + 2)
    return lines
  }
}

extension String {
  /// The text in lines of at most some columns, unless a word is longer.
  fileprivate func folded(to columns: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}

extension String {
  /// The text on one line, with escapes for invisible characters.
  var shown: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isHarmless {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return text
  }

  /// The text with escapes for all control characters except line ends.
  var harmless: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).shown }
      .joined(separator: "\n")
  }

  /// Returns a question with a word that may be meant, or an empty string if there is none.
  func nearest(in words: [String]) -> String {
    words.first(where: isMisspelling).map { "; did you mean \($0.shown)?" } ?? ""
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
