import WireflowExploration
import WireflowTerminal

/// The options of a command line.
struct CommandLineOptions: Hashable {
  /// The values of the options that have one, as they are on the command line.
  private var values: [CommandOption: String] = [:]
  /// The time after which an exploration ends, or nil for the default.
  private(set) var timeLimit: Duration?
  /// The length of the hunt for a map, or nil for a few seconds.
  private(set) var hunt: HuntLength?
  /// The name of a built-in wireframe, or of one from the app, if the arguments contain one.
  var wireframe: String?
  private(set) var size = TerminalSize(columns: 80, rows: 24)
  /// The port of the server for browsers, 0 for any free one, or nil for none.
  private(set) var webPort: UInt16?
  /// The options that are on the command line.
  private var given: Set<CommandOption> = []
  /// The app's own arguments, after `--`, or nil if there is no `--`.
  private(set) var ownArguments: [String]?
  /// The end of a command line that has the same arguments for the app.
  var passedArguments: [String] { ownArguments.map { ["--"] + $0 } ?? [] }

  /// Returns true for an option that is on the command line.
  func has(_ option: CommandOption) -> Bool { given.contains(option) }

  /// The value of an option, or nil if it is not on the command line.
  subscript(option: CommandOption) -> String? { values[option] }

  private static let themes = [
    ("dark", Theme.dark), ("light", Theme.light), ("plain", Theme.plain),
  ]

  /// The theme, or nil for the one that suits the terminal.
  var theme: Theme? { Self.themes.first { $0.0 == self[.theme] }?.1 }

  /// The path of a script, or `-` for standard input.
  var script: String? { self[.play] ?? self[.script] }

  /// Creates options from the arguments of an app with some wireframes.
  init(parsing arguments: [String], wireframes: [String]) throws(CommandLineError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument != "--" else {
        ownArguments = Array(rest)
        break
      }
      let (option, attached) = try CommandOption.find(argument)
      given.insert(option)
      guard option.takesValue else {
        guard attached == nil else { throw CommandLineError("\(option.flag) takes no value") }
        continue
      }
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw CommandLineError("\(option.flag) needs a value")
      }
      values[option] = value
      try read(value, of: option, wireframes)
    }
    if has(.web), webPort == nil { webPort = 0 }
    try checkConflicts()
  }

  /// Reads a value that is not just a text.
  private mutating func read(
    _ value: String, of option: CommandOption, _ wireframes: [String]
  ) throws(CommandLineError) {
    func parse<Value>(
      _ expected: String, or words: [String] = [], _ make: (String) -> Value?
    ) throws(CommandLineError) -> Value {
      if let parsed = make(value) { return parsed }
      throw CommandLineError(
        "\(option.flag) \(value.shown): expected \(expected)\(value.nearest(in: words))")
    }
    func choose(_ names: [String]) throws(CommandLineError) -> String {
      try parse(names.joined(separator: ", "), or: names) { names.contains($0) ? $0 : nil }
    }
    switch option {
    case .timeLimit:
      timeLimit = try parse("seconds, more than 0 and at most 86400") { text in
        Double(text).flatMap { $0 > 0 && $0 <= 86_400 ? .seconds($0) : nil }
      }
    case .hunt: hunt = try parse("a time such as 60s, or a number of actions", HuntLength.init)
    case .wireframe: wireframe = try choose(wireframes)
    case .theme: _ = try choose(Self.themes.map(\.0))
    case .webPort: webPort = try parse("a number from 0 to 65535") { UInt16($0) }
    case .size:
      size = try parse("columns and rows from 24x8 to 400x200, such as 80x24", Self.size)
    case .play, .script, .share, .session, .log, .map, .record, .baseline, .check, .windows, .line,
      .web, .force, .tree, .json, .version, .help:
      break
    }
  }

  private static func size(_ text: String) -> TerminalSize? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (24...400).contains(columns), (8...200).contains(rows)
    else { return nil }
    return TerminalSize(columns: columns, rows: rows)
  }
}

extension CommandLineOptions {
  /// Refuses options that exclude each other, and those that mean nothing without another one.
  func checkConflicts() throws(CommandLineError) {
    guard given.isDisjoint(with: [.help, .version]) else { return }
    for (option, others, reason) in Self.conflicts where given.contains(option) {
      if let other = others.first(where: given.contains) {
        throw CommandLineError("\(option.flag) and \(other.flag) exclude each other: \(reason)")
      }
    }
    for (option, others) in Self.needs where given.contains(option) {
      guard given.isDisjoint(with: others) else { continue }
      let flags = others.map(\.flag).joined(separator: " or ")
      throw CommandLineError("\(option.flag) means nothing without \(flags)")
    }
    if let log = self[.log], log == script || log == self[.session] {
      throw CommandLineError(
        "\(log.shown) is the script or the session, which a log must not replace")
    }
  }

  /// The options for an app that somebody uses.
  private static let ofAnApp: [CommandOption] = [
    .play, .script, .record, .share, .line, .web, .webPort, .session, .log, .tree, .windows,
  ]

  /// The options that exclude others, with the reason.
  private static let conflicts: [(CommandOption, [CommandOption], String)] = [
    (.map, [.check] + ofAnApp, "a map explores the app by itself"),
    (.check, ofAnApp + [.baseline], "a check explores the app by itself"),
    (.play, [.script], "each is the session"),
    (
      .share, [.record, .line, .web, .webPort, .windows, .session, .log, .tree, .json],
      "a shared session is played without a screen"
    ),
    (
      .record, [.line, .web, .webPort, .session, .log, .tree, .json],
      "a recording shows a terminal of its own"
    ),
    (.line, [.play, .script, .web, .webPort, .json], "it asks for one action after the other"),
    (.json, [.web, .webPort], "a browser is no end at which an object could be printed"),
    (
      .session, [.play, .script, .json, .web, .webPort],
      "only the keys of a terminal and lines save one"
    ),
  ]

  /// The options that mean nothing without one of others.
  private static let needs: [(CommandOption, [CommandOption])] = [
    (.baseline, [.map]), (.hunt, [.map]), (.timeLimit, [.map, .check]), (.size, [.record]),
    (.force, [.log, .map, .record, .share]),
    (.share, [.play, .script]),
  ]
}

/// A mistake in the arguments of a command line, or in a file that they name.
struct CommandLineError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
