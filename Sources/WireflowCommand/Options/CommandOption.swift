import WireflowTerminal

/// An option of the command line, by its name after two dashes.
enum CommandOption: String, CaseIterable {
  case play
  case script
  case wireframe
  case windows
  case line
  case web
  case webPort = "web-port"
  case session
  case log
  case force
  case tree
  case json
  case map
  case baseline
  case check
  case hunt
  case timeLimit = "time-limit"
  case record
  case share
  case size
  case theme
  case noAnimation = "no-animation"
  case version
  case help

  var flag: String { "--\(rawValue)" }

  /// The word for its value in the help, or nil for an option without a value.
  var valueName: String? { Self.facts[self]?.value }

  /// The group in the help.
  var group: Group? { Self.facts[self]?.group }

  /// Returns the possible values, if there is a list of them, in an app with some wireframes of its
  /// own.
  func values(_ wireframes: [String]) -> [String] {
    if self == .wireframe { return WireframeOption.names(wireframes) }
    return self == .theme ? ThemeOption.allCases.map(\.rawValue) : []
  }

  /// Returns the explanation in the help, which begins with the possible values.
  func summary(_ wireframes: [String]) -> String {
    let values = values(wireframes).joined(separator: ", ")
    return [values, Self.facts[self]?.summary ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Finds an option by its flag, with the value after an equals sign, if there is one.
  static func find(
    _ argument: String
  ) throws(CommandLineError) -> (option: CommandOption, value: String?) {
    if argument == "-h" { return (.help, nil) }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard name.hasPrefix("-") else {
      throw CommandLineError("unexpected argument \(argument.shown); a script is run by --script")
    }
    guard let option = allCases.first(where: { $0.flag == name }) else {
      let hint = name.nearest(in: allCases.map(\.flag))
      throw CommandLineError("unknown option \(name.shown)\(hint); see --help")
    }
    return (option, parts.count > 1 ? String(parts[1]) : nil)
  }
}

extension CommandOption {
  /// The groups of the help.
  enum Group: String, CaseIterable {
    case running = "Running the app"
    case output = "Output"
    case map = "Maps and checks"
    case looks = "Appearance"
    case information = "Information"
  }

  /// The group of each option, the word for its value, if it takes one, and its explanation.
  private static let facts: [Self: (group: Group, value: String?, summary: String)] = [
    .play: (
      .running, "FILE",
      "play the session in FILE, a log or a script, up to the first action that no longer works"
    ),
    .script: (
      .running, "FILE", "run the actions in FILE, one per line; - is standard input"
    ),
    .wireframe: (
      .running, "NAME",
      """
      tab-bar is the default; adaptive follows the width of the terminal, and the actions adapt \
      compact and adapt regular
      """
    ),
    .windows: (.running, nil, "allow the app to open several windows, if it has them"),
    .line: (
      .running, nil,
      """
      ask for one action after the other, and print each place in plain lines: the mode for \
      screen readers, and for terminals without a screen
      """
    ),
    .web: (.running, nil, "show the app in a browser on this machine, and print the address"),
    .webPort: (
      .running, "PORT",
      "the same on a port of your choice; 0 selects any free port, as --web does"
    ),
    .session: (
      .running, "FILE",
      """
      save the session as a script in FILE at Ctrl-S, or without this option in a new file in the \
      current folder; existing files are kept
      """
    ),
    .log: (.output, "FILE", "also write the presentation log to FILE, as it grows"),
    .share: (
      .output, "FILE",
      """
      write the session as one page to FILE, which ends in .html: it plays in any browser without \
      the app, and holds nothing from behind a wall
      """
    ),
    .force: (
      .output, nil,
      """
      let --log, --map, --record and --share overwrite existing files; an incomplete map never \
      replaces a complete one
      """
    ),
    .tree: (.output, nil, "print the navigation tree at the end"),
    .json: (
      .output, nil,
      """
      print one JSON object instead of text at the end: the log, the refusals and the tree of a \
      script, or the verdict of --map and --check
      """
    ),
    .check: (
      .map, "FILE",
      """
      explore the app and compare it with FILE, a baseline; ends with the status 4 if anything is \
      lost or added, 3 if there are new traps
      """
    ),
    .map: (
      .map, "FILE",
      """
      explore the app by itself and write the map of its navigation: a page if FILE ends in .html, \
      a picture if .svg, data if .json, Mermaid if .mmd, a text if .txt; a page and data hold all \
      wireframes unless --wireframe names one; ends with the status 3 if there are unaccepted traps
      """
    ),
    .baseline: (
      .map, "FILE",
      "mark the changes since FILE, a .txt or .flow, in the map, and accept its traps"
    ),
    .hunt: (
      .map, "LENGTH",
      """
      hunt for rare navigation on each wireframe for LENGTH, in place of a few seconds: a time such \
      as 60s, or a number of actions; the hunt goes on from the scripts of --baseline, and a map in \
      FILE.txt gets its own in FILE.scripts
      """
    ),
    .timeLimit: (
      .map, "SECONDS",
      """
      end --map or --check after SECONDS, shared between the wireframes; the report then lists the \
      places that are not all tried, and the status is 1; beside a complete map in FILE, the \
      incomplete one goes to a file of its own
      """
    ),
    .record: (
      .looks, "FILE",
      """
      record the terminal in FILE: an asciicast if FILE ends in .cast, a picture if .svg, which \
      moves if there is a script
      """
    ),
    .size: (.looks, "SIZE", "the columns and rows of the recording, such as 80x24"),
    .theme: (.looks, "NAME", "the default suits the terminal"),
    .noAnimation: (
      .looks, nil, "disable animations on the terminal, as NO_MOTION and REDUCE_MOTION do"
    ),
    .version: (.information, nil, "print the version"),
    .help: (.information, nil, "print this help"),
  ]
}

/// The themes of the command line, by name.
enum ThemeOption: String, CaseIterable {
  case dark
  case light
  case plain

  var theme: Theme {
    switch self {
    case .dark: .dark
    case .light: .light
    case .plain: .plain
    }
  }
}
