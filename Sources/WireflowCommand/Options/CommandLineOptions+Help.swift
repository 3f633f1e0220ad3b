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
          return row(name, option.summary(wireframes).joined(separator: " "), 28, columns)
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

/// A completion script for a shell.
enum Completion: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// Returns the script for a command with some wireframes of its own.
  func script(for command: String, wireframes: [String] = []) -> String {
    switch self {
    case .bash: bash(command, wireframes)
    case .zsh: zsh(command, wireframes)
    case .fish: fish(command, wireframes)
    }
  }

  private func bash(_ command: String, _ wireframes: [String]) -> String {
    let cases = CommandOption.allCases.compactMap { option -> String? in
      let words = option.values(wireframes).joined(separator: " ")
      if !words.isEmpty {
        return "    \(option.flag)) COMPREPLY=($(compgen -W '\(words)' -- \"$word\")); return ;;"
      }
      guard option.valueName == "FILE" else { return nil }
      return "    \(option.flag)) COMPREPLY=($(compgen -f -- \"$word\")); return ;;"
    }
    let flags = CommandOption.allCases.map(\.flag).joined(separator: " ")
    return """
      _\(identifier(command))() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        # The shell splits at an equals sign: --wireframe = split.
        if [ "$word" = "=" ]; then word=""; fi
        if [ "$before" = "=" ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        case $before in
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W '\(flags)' -- "$word"))
      }
      complete -F _\(identifier(command)) '\(quoted(command))'
      """
  }

  private func zsh(_ command: String, _ wireframes: [String]) -> String {
    let options = CommandOption.allCases.map { option in
      let summary = option.summary(wireframes).joined(separator: " ").replacing(":", with: "\\:")
      let words = option.values(wireframes).joined(separator: " ")
      let kind = words.isEmpty ? "_files" : "(\(words))"
      let value = option.valueName.map {
        ":\($0):\($0 == "FILE" || !words.isEmpty ? kind : "")"
      }
      let equals = option.valueName == nil ? "" : "="
      return "  '\(option.flag)\(equals)[\(quoted(summary))]\(value ?? "")'"
    }
    return """
      #compdef \(command)
      _arguments \\
      \(options.joined(separator: " \\\n"))
      """
  }

  private func fish(_ command: String, _ wireframes: [String]) -> String {
    CommandOption.allCases.map { option in
      let summary = quoted(option.summary(wireframes).joined(separator: " "))
      let files = option.valueName == "FILE" ? " -r -F" : option.valueName == nil ? "" : " -x"
      let words = option.values(wireframes).joined(separator: " ")
      let values = words.isEmpty ? "" : " -a '\(words)'"
      return
        "complete -c '\(quoted(command))' -l \(option.rawValue)\(files)\(values) -d '\(summary)'"
    }
    .joined(separator: "\n")
  }

  private func identifier(_ command: String) -> String {
    String(command.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
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

  /// Returns a question with the most similar word, or an empty string if none is similar.
  func nearest(in words: [String]) -> String {
    let most = max(1, count / 3)
    let near = words.map { ($0, distance(to: $0)) }.filter { $0.1 <= most }.min { $0.1 < $1.1 }
    return near.map { "; did you mean \($0.0.shown)?" } ?? ""
  }

  /// Returns the number of letters to add, remove, change or swap with a neighbour.
  private func distance(to other: String) -> Int {
    let (left, right) = (Array(self.prefix(100)), Array(other.prefix(100)))
    var rows = [Array(0...right.count)]
    for (row, letter) in left.enumerated() {
      var line = [row + 1]
      for (column, candidate) in right.enumerated() {
        var cost = min(line[column], rows[row][column + 1]) + 1
        cost = min(cost, rows[row][column] + (letter == candidate ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == candidate {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        line.append(cost)
      }
      rows.append(line)
    }
    return rows[left.count][right.count]
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
