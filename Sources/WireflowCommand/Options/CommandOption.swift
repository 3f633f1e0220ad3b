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
  case record
  case share
  case size
  case theme
  case noAnimation = "no-animation"
  case completion = "generate-completion"
  case version
  case help

  var flag: String { "--\(rawValue)" }

  /// The word for its value in the help, or nil for an option without a value.
  var valueName: String? {
    switch self {
    case .play, .script, .session, .log, .map, .baseline, .check, .record, .share: "FILE"
    case .wireframe, .theme: "NAME"
    case .webPort: "PORT"
    case .size: "SIZE"
    case .completion: "SHELL"
    case .windows, .line, .web, .force, .tree, .json, .noAnimation, .version, .help: nil
    }
  }

  /// The groups of the help.
  enum Group: String, CaseIterable {
    case running = "Running the app"
    case output = "What it prints"
    case map = "Maps and checks"
    case looks = "How it looks"
    case information = "Information"
  }

  /// The group in the help.
  var group: Group {
    switch self {
    case .play, .script, .wireframe, .windows, .line, .web, .webPort, .session: .running
    case .share, .log, .force, .tree, .json: .output
    case .map, .baseline, .check: .map
    case .record, .size, .theme, .noAnimation: .looks
    case .completion, .version, .help: .information
    }
  }

  /// Returns the possible values, if there is a list of them, in an app with some wireframes of its
  /// own.
  func values(_ wireframes: [String]) -> [String] {
    switch self {
    case .wireframe:
      WireframeOption.allCases.map(\.rawValue)
        + wireframes.filter { WireframeOption(rawValue: $0) == nil }
    case .theme: ThemeOption.allCases.map(\.rawValue)
    case .completion: Completion.allCases.map(\.rawValue)
    default: []
    }
  }

  /// Returns the lines of the help.
  func summary(_ wireframes: [String]) -> [String] {
    let values = values(wireframes).joined(separator: ", ")
    return switch self {
    case .play: Self.playSummary
    case .script: ["run the actions in FILE, one a line; - is standard input"]
    case .wireframe: ["\(values); tab-bar is the default;"] + Self.adaptiveSummary
    case .windows: ["let the app open several windows, if it has them"]
    case .line: Self.lineSummary
    case .web: ["show the app in a browser on this machine, at the address that is printed"]
    case .webPort: ["the same on a port of your choice; 0 is any free one, as without it"]
    case .session:
      [
        "save the session in FILE at Ctrl-S, as a script; without it in a new file",
        "in the current folder; a file that exists is not overwritten",
      ]
    case .log: ["write the presentation log to FILE, too, as it grows"]
    case .share: Self.shareSummary
    case .force: ["let --log, --record and --share write over a file that exists"]
    case .tree: ["print what is on stage at the end"]
    case .json: Self.jsonSummary
    case .check: Self.checkSummary
    case .map: Self.mapSummary
    case .baseline:
      ["mark in the map what has changed since FILE, a .txt or .flow, and accept its traps"]
    case .record:
      [
        "write what a terminal shows of the script to FILE: a picture, which moves",
        "if there is a script, if FILE ends in .svg, an asciicast if .cast",
      ]
    case .size: ["the columns and rows of what is recorded, such as 80x24"]
    case .theme: ["\(values); without it what suits the terminal"]
    case .noAnimation:
      ["let nothing slide on the terminal, as with NO_MOTION or REDUCE_MOTION set"]
    case .completion: ["print what lets a shell complete these options: \(values)"]
    case .version: ["print the version"]
    case .help: ["print this"]
    }
  }

  private static let playSummary = [
    "play the session in FILE, a log or a script, up to the first action that no",
    "longer works",
  ]

  private static let shareSummary = [
    "write the session as one page to FILE, which ends in .html: it plays in any",
    "browser without the app, and holds nothing from behind a wall",
  ]

  private static let adaptiveSummary = [
    "adaptive follows the width of the terminal, and the actions adapt compact",
    "and adapt regular",
  ]

  private static let lineSummary = [
    "ask for one action after the other, and print each place in plain lines: the",
    "mode for screen readers, and for a terminal that has no screen",
  ]

  private static let jsonSummary = [
    "print one JSON object at the end in the place of text: the log, the refusals and",
    "the tree of a script, or the verdict of --map and --check",
  ]

  private static let checkSummary = [
    "explore the app and compare it with FILE, a baseline; ends with the status 4 if",
    "anything is lost or added, 3 if there are new traps",
  ]

  private static let mapSummary = [
    "explore the app by itself and write the map of its navigation: a page if",
    "FILE ends in .html, a picture if .svg, data if .json, Mermaid if .mmd, a",
    "text if .txt; a page and data hold all wireframes unless --wireframe names one;",
    "ends with the status 3 if there are traps that nobody has accepted",
  ]

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
