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
    #expect(large == [])
  }

  /// Requests alone change the stage: code outside of their folders only reads it.
  @Test func changesPlacesInTheirFoldersAlone() throws {
    let outside = try SourceFile.core.filter { !$0.isIn(["Places"]) }
    #expect(try outside.flatMap { $0.places(of: try Self.changeOfPlaces) } == [])
  }

  private static var changeOfPlaces: Regex<AnyRegexOutput> {
    get throws {
      try Regex(#"places\.(state|screens|records|containers|labels|alert)[^=<>!(){]* =(?!=)"#)
    }
  }

  @Test func importsNothingButObservationIntoTheCore() throws {
    let others = try Regex(#"^(?:@\w+ )?import (?!Observation$)"#)
    #expect(try SourceFile.core.flatMap { $0.places(of: others) } == [])
  }

  /// How is for wireframes to say: the rest of the core names none of them, and each is small.
  @Test func keepsWireframesApart() throws {
    let words = [
      "tab bar", "tabbar", "hamburger", "split", "sidebar", "adaptive", "phone", "tablet", "ipad",
    ]
    let others = try SourceFile.core.filter { !$0.isIn(["Wireframes"]) }
    let variants = try SourceFile.core.filter {
      $0.isIn(["Wireframes"]) && $0.typeName.hasSuffix("Wireframe")
        && $0.typeName != "ApplicationWireframe"
    }
    let types = variants.map(\.typeName)
    func code(of file: SourceFile) throws -> String {
      file.lines(of: try Regex("")).joined(separator: "\n")
    }
    let named = try others.flatMap { file in
      let code = try code(of: file).lowercased()
        .replacing(".split(", with: "").replacing("telephone", with: "")
      return (words.filter(code.contains) + types.filter(file.text.contains)).map {
        "\(file.path): \($0)"
      }
    }
    let known = try variants.filter { $0.typeName != "AdaptiveWireframe" }.flatMap { file in
      let code = try code(of: file)
      return types.filter { $0 != file.typeName && code.contains($0) }.map {
        "\(file.path): \($0)"
      }
    }

    #expect(types.count >= 4 && types.contains("TabBarWireframe") && others.count > 50)
    #expect(named == [])
    #expect(known == [])
    #expect(variants.filter { $0.lines.count >= 120 }.map(\.path) == [])
  }

  @Test func seesWhatItLooksFor() throws {
    let file = SourceFile(
      path: "Sources/Wireflow/Stage/Planted.swift",
      text: """
        import Foundation
        struct Planted {
          let one = 1
          private(set) var two: [Int] = []
          var three: Int { one }
          func long() {
            places.alert = nil
            places.state.alert = nil
          }
        }
        """)
    #expect(file.functions.map(\.length) == [4])
    #expect(file.storedProperties == ["Planted": 2])
    #expect(
      try file.places(of: Regex(#"alert ="#)) == [
        "Sources/Wireflow/Stage/Planted.swift:7", "Sources/Wireflow/Stage/Planted.swift:8",
      ])
    #expect(try file.places(of: Self.changeOfPlaces).count == 2)
  }
}

/// The house style of documentation comments, of public, internal and private declarations alike.
///
/// A summary names the thing and holds one idea, and what apps call has an example.
@Suite struct CommentTests {
  @Test func keepToTheHouseStyle() throws {
    let declarations = try SourceFile.all.filter { !$0.isTest }
      .flatMap(CommentedDeclaration.all)
    let missing = EntryPoints.names.flatMap { folder, names in
      EntryPoints.problems(of: names, in: folder, declarations)
    }

    #expect(declarations.flatMap(\.problems).sorted() == [])
    #expect(missing.sorted() == [])
    #expect(declarations.count { !$0.comment.isEmpty } > 5_000)
  }

  @Test(arguments: [
    ("/// Whether it is open.", #"the summary begins with "Whether": Whether it is open."#),
    ("/// A door;\n/// it opens.", "the summary has a semicolon: A door; it opens."),
    ("  /** A door. */", "documentation comments are written with ///"),
  ])
  func seeADeparture(comment: String, problem: String) {
    let found = read("struct House {\n\(comment)\n  @MainActor\n  var isOpen: Bool\n}")

    #expect(found.flatMap(\.problems) == ["Sources/Wireflow/House.swift:2: \(problem)"])
    #expect(found.compactMap(\.name) == ["House", "House.isOpen"])
  }

  @Test(arguments: [
    "/// True while it is open.", "/// A row of `a; b`.",
    "/// A door.\n///\n/// It opens; it shuts.",
    "/// A door.\n/// - Note: Whether; what.", "// Whether it is open.",
    "  let text = \"/// What\"",
  ])
  func seeNoOther(comment: String) {
    #expect(read("\(comment)\nvar isOpen: Bool").flatMap(\.problems) == [])
  }

  @Test(arguments: [
    ("/// A door.\n  public init()", "Sources/House/House.swift:2: ", "has no example: A door."),
    ("  public init()", "Sources/House/House.swift:2: ", "has no comment"),
    ("  public func open()", "Sources/House: ", "is declared nowhere"),
  ])
  func seeALackingExample(code: String, place: String, problem: String) {
    let found = read("extension Door {\n\(code)\n}", path: "Sources/House/House.swift")

    let problems = EntryPoints.problems(
      of: ["Door.init", "expectReplay"], in: "Sources/House", found)
    #expect(problems == ["\(place)the entry point Door.init \(problem)"])
  }

  @Test(arguments: [
    "```swift\n/// Door()\n/// ```", "\n///     Door()", "- Note: It is.\n///\n///     Door()",
  ])
  func seeAnExample(code: String) {
    let found = read("/// A door.\n///\n/// \(code)\nactor Door {\n/// A key.\n  var key = 1\n}")

    #expect(EntryPoints.problems(of: ["Door"], in: "Sources", found) == [])
    #expect(EntryPoints.problems(of: ["Door.key"], in: "Sources", found).count == 1)
  }

  private func read(
    _ text: String, path: String = "Sources/Wireflow/House.swift"
  ) -> [CommentedDeclaration] {
    CommentedDeclaration.all(in: SourceFile(path: path, text: text))
  }
}

/// The declarations that apps call first, whose comments have an example each.
///
/// One overload of several is enough.
enum EntryPoints {
  /// Those that need not be declared, such as those on their way.
  static let optional: Set = ["expectReplay"]

  /// The names, with those of the types around them, by the folder that declares them.
  static let names = [
    "Sources/Wireflow": [
      "ApplicationController.init", "ApplicationWireframe.batch", "ApplicationWireframe.install",
      "ApplicationWireframe.presentAlert", "ApplicationWireframe.presentModally",
      "ApplicationWireframe.show", "FlowCoordinator.after", "FlowCoordinator.guardRequests",
      "FlowCoordinator.run", "FlowCoordinator.start", "FlowCoordinator.task",
      "FlowCoordinator.wire", "Stage.observe", "Stage.userDid", "TransitionStyle",
      "WireframeSwitch", "WireframeVariant",
    ],
    "Sources/WireflowBackendTesting": [
      "BackendUnderTest", "PictureBackend", "backendViolations", "checkBackend",
      "checkWireframe", "wireframeViolations",
    ],
    "Sources/WireflowCommand": ["CommandApplication"],
    "Sources/WireflowUIKit": [
      "AnchorProviding", "EmbeddingViewController", "SceneLife", "UIKitBackend",
      "UIKitBackend.register",
    ],
    "Sources/WireflowWeb": ["WebServer"],
    "Sources/WireflowRouting": [
      "LinkPattern", "Middleware", "MinimizingCoordinator", "NavigationCoordinator",
      "PresentingCoordinator", "Reducer", "Renderer", "Route", "RouteArchive", "RouteLinks",
      "RouteParameter", "RouteScene", "RouteURLFormat", "SceneCoordinator", "Store",
      "Store.restore", "TabBarCoordinator",
    ],
    "Sources/WireflowTerminal": ["TerminalBackend"],
    "Sources/WireflowTesting": [
      "AppDriver", "AppDriver.expectLog", "LeakLedger", "Trait.flowSnapshots",
      "assertSnapshot", "expectEquivalent", "expectLog", "expectNoLeaks", "expectReplay",
      "scripts", "unreferencedSnapshots", "withSnapshots",
    ],
    "Sources/WireflowWeaving": [
      "CompositeWeftable", "Loom", "Loom.send", "Stitch", "Warp", "WarpThread", "Warps.whenReady",
      "Weft", "WeftSubject", "Weftable",
    ],
  ]

  /// Returns what lacks an example among the declarations of one folder.
  static func problems(
    of names: [String], in folder: String, _ declarations: [CommentedDeclaration]
  ) -> [String] {
    let own = declarations.filter { $0.path.hasPrefix("\(folder)/") }
    return names.compactMap { name in
      let overloads = own.filter { $0.name == name }
      if overloads.contains(where: \.hasExample) { return nil }
      if let described = overloads.first(where: { !$0.comment.isEmpty }) {
        return "\(described.place): the entry point \(name) has no example: \(described.summary)"
      }
      if let bare = overloads.first {
        return "\(bare.place): the entry point \(name) has no comment"
      }
      return optional.contains(name)
        ? nil : "\(folder): the entry point \(name) is declared nowhere"
    }
  }
}

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
  func areSeen(line: String) throws { #expect(line.contains(try Regex(Self.pattern))) }

  @Test(arguments: [
    "a != b", "if !isOpen {", "f(!a)", "let text = \"Hello\"", "x.map(!)", "// try! it",
    "@exclusivity(unchecked)", "[!a, !b]",
  ])
  func othersAreNot(line: String) throws {
    let file = SourceFile(path: "Sources/A.swift", text: line)
    #expect(file.lines(of: try Regex(Self.pattern)) == [])
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
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = FileManager.default
    let folders = try files.contentsOfDirectory(atPath: tests.path).map { "\(tests.path)/\($0)" }
    // The packages among them have tests of their own.
    let own = folders.filter { !files.fileExists(atPath: "\($0)/Package.swift") }

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
