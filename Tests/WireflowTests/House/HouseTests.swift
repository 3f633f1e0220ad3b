import Foundation
import TestSupport
import Testing
import WireflowTesting

/// The rules of the house that the compiler does not hold.
@Suite struct HouseTests {
  @Test func keepsFilesShort() throws {
    let long = try SourceFile.all.filter { $0.lines.count > 400 }
    #expect(long.map { "\($0.path): \($0.lines.count) lines" } == [])
  }

  /// Three functions are exempt: switches over all cases of one enum, a line or two for each.
  @Test func keepsFunctionsShort() throws {
    let exempt = [
      "Sources/Wireflow/Log/PresentationLog.Entry.swift: func write",
      "Sources/Wireflow/Places/Places+Change.swift: func change",
      "Sources/Wireflow/State/VisibleChange.swift: func write",
    ]
    let long = try SourceFile.all.filter { !$0.isTest }.flatMap { file in
      file.functions.filter { $0.length > 40 }.map { "\(file.path): \($0.name)" }
    }
    #expect(long.sorted() == exempt)
  }

  @Test func keepsTypesSmall() throws {
    let large = try SourceFile.core.flatMap { file in
      file.storedProperties.filter { $0.value > 12 }.map { "\(file.path): \($0.key), \($0.value)" }
    }
    // Words are no state.
    #expect(large == ["Sources/Wireflow/Stage/Stage.swift: StageWords, 14"])
  }

  /// Requests alone change the stage: code outside of their folders only reads it.
  @Test func changesPlacesInTheirFoldersAlone() throws {
    let outside = try SourceFile.core.filter { !$0.isIn("Places") }
    #expect(try outside.flatMap { $0.lines(of: try Self.changeOfPlaces) } == [])
  }

  private static var changeOfPlaces: Regex<AnyRegexOutput> {
    get throws {
      try Regex(#"places\.(state|screens|records|containers|labels|alert)[^=<>!(){]* =(?!=)"#)
    }
  }

  @Test func importsNothingButObservationIntoTheCore() throws {
    let others = try Regex(#"^(?:@\w+ )?import (?!Observation$)"#)
    #expect(try SourceFile.core.flatMap { $0.lines(of: others) } == [])
  }

  /// How is for wireframes to say: the rest of the core names none of them, and each is small.
  @Test func keepsWireframesApart() throws {
    let (inside, outside) = (
      try SourceFile.core.filter { $0.isIn("Wireframes") && $0.typeName.hasSuffix("Wireframe") },
      try SourceFile.core.filter { !$0.isIn("Wireframes") }
    )
    let variants = inside.filter { $0.typeName != "ApplicationWireframe" }
    let types = variants.map(\.typeName)
    let words = try Regex(
      #"(?i)tab ?bar|hamburger|\bsplit\b(?!\()|sidebar|adaptive|\bphone|tablet|ipad"#)
    let named = outside.flatMap { file in
      file.lines(of: words) + types.filter { type in file.lines.contains { $0.contains(type) } }
    }
    let known = variants.filter { $0.typeName != "AdaptiveWireframe" }.flatMap { file in
      types.filter { type in type != file.typeName && file.code.contains { $0.contains(type) } }
    }

    #expect(types.count >= 4 && types.contains("TabBarWireframe"))
    #expect(named == [])
    #expect(known == [])
    #expect(variants.filter { $0.lines.count >= 120 }.map(\.path) == [])
  }

  @Test func seesWhatItLooksFor() throws {
    let file = SourceFile(
      path: "Sources/Wireflow/Stage/Planted.swift",
      text: """
        import Foundation
        @MainActor final class Planted {
          let one = 1
          private(set) var two: [Int] = []
          static let three = 3
          var four: Int { one }
          func short() {}
          @objc private static func long(
            _ number: Int
          ) {
            // places.alert = nil
            places.alert = nil
            places.state.alert = nil
          }
        }
        """)
    #expect(file.functions.map { "\($0.name) \($0.length)" } == ["func long 7"])
    #expect(file.storedProperties == ["Planted": 2])
    let changes = ["places.alert = nil", "places.state.alert = nil"]
    #expect(try file.lines(of: Self.changeOfPlaces) == changes)
  }
}

/// The house style of documentation comments, of public, internal and private declarations alike.
///
/// A summary names the thing and holds one idea, and what apps call has an example.
@Suite struct CommentTests {
  @Test func keepToTheHouseStyle() throws {
    let comments = try SourceFile.all.filter { !$0.isTest }.flatMap(DocumentationComment.all)
    let missing = EntryPoints.names.flatMap { module, names in
      EntryPoints.lacking(names, in: "Sources/\(module)", comments)
    }
    #expect(comments.flatMap(\.problems).sorted() == [])
    #expect(missing.sorted() == [])
    #expect(comments.count > 5_000)
  }

  /// Comments of which the house departs from the first ones, and entry points of which the first
  /// ones lack an example.
  @Test func seeADeparture() {
    let comments = [
      "/// Whether it is open.", "/// A door;\n/// it opens.", "  /** A door. */",
      "/// True while it is open.", "/// A row of `a; b`.", "// Whether it is open.",
      "/// A door.\n///\n/// It opens; it shuts.", "/// A door.\n/// - Note: Whether; what.",
      "  let text = \"/// What\"", "",
      "/// A door.\n///\n/// ```swift\n/// Door()\n/// ```", "/// A door.\n///\n///     Door()",
      "/// A door.\n///\n/// - Note: It is.\n///\n///     Door()",
    ]
    let problems = comments.map { comment in
      let file = SourceFile(
        path: "Sources/House/Door.swift",
        text: "extension Door {\n\(comment)\n  @MainActor\n  public func open()\n}")
      let found = DocumentationComment.all(in: file)
      let lacking = EntryPoints.lacking("Door.open", in: "Sources/House", found)
      return "\(comment)\n-> \(found.flatMap(\.problems)) \(lacking)"
    }
    assertSnapshot(of: problems.joined(separator: "\n"))
  }
}

/// The declarations that apps call first, whose comments have an example each.
///
/// One overload of several is enough.
enum EntryPoints {
  /// The names, with those of the types around them, by the module that declares them.
  static let names = [
    "Wireflow": """
    ApplicationController.init ApplicationWireframe.batch ApplicationWireframe.install
    ApplicationWireframe.presentAlert ApplicationWireframe.presentModally
    ApplicationWireframe.show FlowCoordinator.after FlowCoordinator.guardRequests
    FlowCoordinator.run FlowCoordinator.start FlowCoordinator.task FlowCoordinator.wire
    Stage.observe Stage.userDid TransitionStyle WireframeSwitch WireframeVariant
    """,
    "WireflowBackendTesting": """
    BackendUnderTest PictureBackend backendViolations checkBackend checkWireframe
    wireframeViolations
    """,
    "WireflowCommand": "CommandApplication",
    "WireflowUIKit": """
    AnchorProviding EmbeddingViewController SceneLife UIKitBackend UIKitBackend.register
    """,
    "WireflowWeb": "WebServer",
    "WireflowRouting": """
    LinkPattern Middleware MinimizingCoordinator NavigationCoordinator PresentingCoordinator
    Reducer Renderer Route RouteArchive RouteLinks RouteParameter RouteScene RouteURLFormat
    SceneCoordinator Store Store.restore TabBarCoordinator
    """,
    "WireflowTerminal": "TerminalBackend",
    "WireflowTesting": """
    AppDriver AppDriver.expectLog LeakLedger Trait.flowSnapshots assertSnapshot
    expectEquivalent expectLog expectNoLeaks expectReplay scripts unreferencedSnapshots
    withSnapshots
    """,
    "WireflowWeaving": """
    CompositeWeftable Loom Loom.send Stitch Warp WarpThread Warps.whenReady Weft WeftSubject
    Weftable
    """,
  ]

  /// Returns those of a folder's entry points of which no declaration has an example.
  ///
  /// An initializer is declared in the file of its type.
  static func lacking(
    _ names: String, in folder: String, _ comments: [DocumentationComment]
  ) -> [String] {
    let own = comments.filter { $0.path.hasPrefix("\(folder)/") && $0.hasExample }
    return names.split { " \n".contains($0) }.filter { name in
      let parts = name.split(separator: ".")
      return !own.contains { comment in
        comment.describes(parts[parts.count - 1])
          && (parts.last != "init" || comment.path.hasSuffix("/\(parts[0]).swift"))
      }
    }.map { "\(folder): the entry point \($0) has no example" }
  }
}

/// The lines of `Sources` that could end a process or break memory, each with its reason.
@Suite(.long) struct UnsafeLinesTests {
  /// The lines that are allowed, each below the reason for it.
  private static let exceptions: [(path: String, line: String)] = [
    // A signal's handler gives the terminal back: it may not allocate and not wait.
    (
      "WireflowTerminal/Tty/TerminalDevice",
      "nonisolated(unsafe) static let current: UnsafeMutablePointer<TerminalLoan> = {"
    ),
    // The former handlers are read in a signal's handler, for the same reason.
    (
      handlers,
      "nonisolated(unsafe) fileprivate static let formerActions: UnsafeMutablePointer<sigaction> = {"
    ),
    // Functions cannot be compared in Swift, and SIG_IGN and SIG_DFL are functions, on three systems.
    (handlers, "\(number)__sa_handler.sa_handler, to: Int.self) }"),
    (handlers, "\(number)__sigaction_handler.sa_handler, to: Int.self) }"),
    (handlers, "\(number)__sigaction_u.__sa_handler, to: Int.self) }"),
    // An index of a collection, as in Array: a wrong one is a mistake of the caller.
    ("WireflowTerminal/Cells/CellGrid", "precondition("),
    // The name stands in the pattern a few lines above: a misspelling, not an input.
    (
      "WireflowRouting/Links/LinkPattern",
      #"preconditionFailure("name must be one of the pattern's (was \(name))")"#
    ),
    // Tags are written in the app's source, and none is read at run time.
    (
      "WireflowRouting/Scenes/RouteScene",
      #"precondition(count == 1, "a tag must have one component (was \(self))")"#
    ),
    // An app delegate without a setup is a mistake of the source: the window stays black.
    ("WireflowUIKit/Life/SceneLife", "preconditionFailure("),
  ]
  private static let handlers = "WireflowTerminal/Tty/SignalHandlers"
  private static let number = "fileprivate var handlerNumber: Int { unsafeBitCast("
  private static let pattern =
    #"unowned\(unsafe\)|@unchecked|nonisolated\(unsafe\)|\btry!|\bas!|\bfatalError\b"#
    + #"|\bprecondition(Failure)?\b|\bassert(ionFailure)?\(|\bunsafeBitCast\b|\bunsafeDowncast\b"#
    + #"|[\w)\]]!([.,)\]\s?(\[]|$)"#

  @Test func areOnAShortList() throws {
    let found = try SourceFile.all.filter { $0.isSource }.flatMap { file in
      try file.lines(of: Regex(Self.pattern)).map { "\(file.path): \($0)" }
    }
    let allowed = Self.exceptions.map { "Sources/\($0.path).swift: \($0.line)" }
    #expect(found.sorted() == allowed.sorted())
  }

  @Test func areSeenAndNoOthers() throws {
    let unsafe = [
      "unowned(unsafe) let stage: Stage", "final class A: @unchecked Sendable {",
      "nonisolated(unsafe) var a = 1", "try! load()", "let b = a as! B", "fatalError()",
      "preconditionFailure()", "assertionFailure()", "return names.first!", "a[0]!.b()",
      "f(a!, b)",
    ]
    let others = [
      "a != b", "if !isOpen {", "f(!a)", "let text = \"Hello\"", "x.map(!)", "// try! it",
      "@exclusivity(unchecked)", "[!a, !b]",
    ]
    let text = (unsafe + others).joined(separator: "\n")
    let file = SourceFile(path: "Sources/A.swift", text: text)
    #expect(try file.lines(of: Regex(Self.pattern)) == unsafe)
  }
}

/// The path of the list of the snapshots that a run of all tests has asserted.
private let list = ProcessInfo.processInfo.environment["WIREFLOW_ASSERTED_SNAPSHOTS"]

/// The snapshots that no test asserts any more, which only a run of all tests tells.
///
/// That run writes the list with `WIREFLOW_SNAPSHOT_REFERENCES`, so this is a run of its own.
@Suite(.enabled(if: list != nil))
struct LeftOverSnapshotTests {
  @Test func areNone() throws {
    let tests = projectFolder.appending(path: "Tests").path
    let files = FileManager.default
    // The packages among the folders have tests of their own.
    let own = try files.contentsOfDirectory(atPath: tests).map { "\(tests)/\($0)" }
      .filter { !files.fileExists(atPath: "\($0)/Package.swift") }

    let references = try #require(list)
    let leftOver = try unreferencedSnapshots(in: own, references: references)
    #expect(leftOver == [])
  }

  /// An assertion sees only those of its own process.
  @Test func areAssertedByOneProcess() throws {
    let references = try #require(list)
    let lines = try String(contentsOfFile: references, encoding: .utf8).split(separator: "\n")
    let places = Dictionary(grouping: Set(lines)) { $0.prefix { $0 != "\t" } }

    #expect(places.filter { $0.value.count > 1 }.isEmpty)
    #expect(!places.isEmpty)
  }
}
