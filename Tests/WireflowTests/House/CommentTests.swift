import Testing

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
