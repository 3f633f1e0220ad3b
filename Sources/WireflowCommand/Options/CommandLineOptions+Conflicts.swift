extension CommandLineOptions {
  /// Refuses options that exclude each other, and those that mean nothing without another one.
  func checkConflicts() throws(CommandLineError) {
    guard given.isDisjoint(with: [.help, .version, .completion]) else { return }
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
  }

  /// The options that exclude others, with the reason.
  private static let conflicts: [(CommandOption, [CommandOption], String)] = [
    (
      .map,
      [.check, .play, .script, .record, .share, .line, .web, .webPort, .session, .log, .tree],
      "a map explores the app by itself"
    ),
    (
      .check,
      [.play, .script, .record, .share, .line, .web, .webPort, .session, .log, .tree, .baseline],
      "a check explores the app by itself"
    ),
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
