import TestSupport
import Testing

/// The lines of `Sources` that could end a process or break memory, each with its reason.
@Suite(.long) struct UnsafeLinesTests {
  /// A line that is allowed, where it stands, and why.
  private struct Exception {
    let path: String
    let line: String
    let reason: String
  }

  private static let handlers =
    "Functions cannot be compared in Swift, and SIG_IGN and SIG_DFL are functions, on three systems."

  private static let exceptions = [
    Exception(
      path: "WireflowTerminal/Tty/TerminalDevice.swift",
      line: "nonisolated(unsafe) static let current: UnsafeMutablePointer<TerminalLoan> = {",
      reason: "A signal's handler gives the terminal back: it may not allocate and not wait."),
    Exception(
      path: "WireflowTerminal/Tty/SignalHandlers.swift",
      line: "nonisolated(unsafe) static let table: UnsafeMutablePointer<sigaction> = {",
      reason: "The former handlers are read in a signal's handler, for the same reason."),
    Exception(
      path: "WireflowTerminal/Tty/SignalHandlers.swift",
      line: "unsafeBitCast(__sa_handler.sa_handler, to: Int.self)", reason: handlers),
    Exception(
      path: "WireflowTerminal/Tty/SignalHandlers.swift",
      line: "unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)", reason: handlers),
    Exception(
      path: "WireflowTerminal/Tty/SignalHandlers.swift",
      line: "unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)", reason: handlers),
    Exception(
      path: "WireflowTerminal/Cells/CellGrid.swift", line: "precondition(",
      reason: "An index of a collection, as in Array: a wrong one is a mistake of the caller."),
    Exception(
      path: "WireflowRouting/Routes/Route.swift", line: "precondition(",
      reason: "An index of a collection, as in Array: a wrong one is a mistake of the caller."),
    Exception(
      path: "WireflowRouting/Links/LinkPattern.swift",
      line: #"preconditionFailure("name must be one of the pattern's (was \(name))")"#,
      reason: "The name stands in the pattern a few lines above: a misspelling, not an input."),
    Exception(
      path: "WireflowRouting/Scenes/RouteScene.swift",
      line: #"precondition(count == 1, "a tag must have one component (was \(self))")"#,
      reason: "Tags are written in the app's source, and none is read at run time."),
    Exception(
      path: "WireflowUIKit/Life/SceneLife.swift", line: "preconditionFailure(",
      reason: "An app delegate without a setup is a mistake of the source: the window stays black."),
  ]

  private static let pattern =
    #"unowned\(unsafe\)|@unchecked|nonisolated\(unsafe\)|\btry!|\bas!|\bfatalError\b"#
    + #"|\bprecondition(Failure)?\b|\bassert(ionFailure)?\(|\bunsafeBitCast\b|\bunsafeDowncast\b"#
    + #"|[\w)\]]!([.,)\]\s?(\[]|$)"#

  @Test func areOnAShortList() throws {
    let found = try SourceFile.all.filter { $0.isSource }.flatMap { file in
      try file.lines(of: Regex(Self.pattern)).map { "\(file.path): \($0)" }
    }
    let allowed = Self.exceptions.map { "Sources/\($0.path): \($0.line)" }
    #expect(found.sorted() == allowed.sorted())
    #expect(Self.exceptions.count <= 11)
    #expect(Self.exceptions.allSatisfy { !$0.reason.isEmpty })
  }

  @Test(arguments: [
    "unowned(unsafe) let stage: Stage", "final class A: @unchecked Sendable {",
    "nonisolated(unsafe) var a = 1", "try! load()", "let b = a as! B", "fatalError()",
    "preconditionFailure()", "assertionFailure()", "return names.first!", "a[0]!.b()", "f(a!, b)",
  ])
  func areSeen(line: String) throws {
    #expect(line.contains(try Regex(Self.pattern)))
  }

  @Test(arguments: [
    "a != b", "if !isOpen {", "f(!a)", "let text = \"Hello\"", "x.map(!)", "// try! it",
    "@exclusivity(unchecked)", "[!a, !b]",
  ])
  func othersAreNot(line: String) throws {
    let file = SourceFile(path: "Sources/A.swift", text: line)
    #expect(file.lines(of: try Regex(Self.pattern)) == [])
  }
}
