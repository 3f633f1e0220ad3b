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
    case .timeLimit: "SECONDS"
    case .hunt: "LENGTH"
    case .completion: "SHELL"
    case .windows, .line, .web, .force, .tree, .json, .noAnimation, .version, .help: nil
    }
  }

  /// The groups of the help.
  enum Group: String, CaseIterable {
    case running = "Running the app"
    case output = "Output"
    case map = "Maps and checks"
    case looks = "Appearance"
    case information = "Information"
  }

  /// The group in the help.
  var group: Group {
    switch self {
    case .play, .script, .wireframe, .windows, .line, .web, .webPort, .session: .running
    case .share, .log, .force, .tree, .json: .output
    case .map, .baseline, .check, .hunt, .timeLimit: .map
    case .record, .size, .theme, .noAnimation: .looks
    case .completion, .version, .help: .information
    }
  }

  /// Returns the possible values, if there is a list of them, in an app with some wireframes of its
  /// own.
  func values(_ wireframes: [String]) -> [String] {
    switch self {
    case .wireframe: WireframeOption.names(wireframes)
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
    case .script: ["run the actions in FILE, one per line; - is standard input"]
    case .wireframe: ["\(values); tab-bar is the default;"] + Self.adaptiveSummary
    case .windows: ["allow the app to open several windows, if it has them"]
    case .line: Self.lineSummary
    case .web: ["show the app in a browser on this machine, and print the address"]
    case .webPort: ["the same on a port of your choice; 0 selects any free port, as --web does"]
    case .session:
      [
        "save the session as a script in FILE at Ctrl-S, or without this option in a",
        "new file in the current folder; existing files are kept",
      ]
    case .log: ["also write the presentation log to FILE, as it grows"]
    case .share: Self.shareSummary
    case .force: Self.forceSummary
    case .tree: ["print the navigation tree at the end"]
    case .json: Self.jsonSummary
    case .check: Self.checkSummary
    case .map: Self.mapSummary
    case .baseline:
      ["mark the changes since FILE, a .txt or .flow, in the map, and accept its traps"]
    case .hunt: Self.huntSummary
    case .timeLimit: Self.timeLimitSummary
    case .record:
      [
        "record the terminal in FILE: an asciicast if FILE ends in .cast, a picture if",
        ".svg, which moves if there is a script",
      ]
    case .size: ["the columns and rows of the recording, such as 80x24"]
    case .theme: ["\(values); the default suits the terminal"]
    case .noAnimation:
      ["disable animations on the terminal, as NO_MOTION and REDUCE_MOTION do"]
    case .completion: ["print a completion script for a shell: \(values)"]
    case .version: ["print the version"]
    case .help: ["print this help"]
    }
  }

  private static let playSummary = [
    "play the session in FILE, a log or a script, up to the first action that no",
    "longer works",
  ]

  private static let forceSummary = [
    "let --log, --map, --record and --share overwrite existing files; an incomplete",
    "map never replaces a complete one",
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
    "mode for screen readers, and for terminals without a screen",
  ]

  private static let jsonSummary = [
    "print one JSON object instead of text at the end: the log, the refusals and",
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
    "ends with the status 3 if there are unaccepted traps",
  ]

  private static let huntSummary = [
    "hunt for rare navigation on each wireframe for LENGTH, in place of a few seconds:",
    "a time such as 60s, or a number of actions; the hunt goes on from the scripts of",
    "--baseline, and a map in FILE.txt gets its own in FILE.scripts",
  ]

  private static let timeLimitSummary = [
    "end --map or --check after SECONDS, shared between the wireframes; the report",
    "then lists the places that are not all tried, and the status is 1; beside a",
    "complete map in FILE, the incomplete one goes to a file of its own",
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
