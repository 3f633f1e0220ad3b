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
  case version
  case help

  var flag: String { "--\(rawValue)" }

  /// True if the option takes a value.
  var takesValue: Bool {
    switch self {
    case .play, .script, .wireframe, .webPort, .session, .log, .map, .baseline, .check, .hunt,
      .timeLimit, .record, .share, .size, .theme:
      true
    case .windows, .line, .web, .force, .tree, .json, .version, .help: false
    }
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
