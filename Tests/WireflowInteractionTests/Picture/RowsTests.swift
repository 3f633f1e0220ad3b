import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Long lists: which rows are made, and how they are found.
@MainActor
struct RowsTests {
  let rig = Rig()
  let shelf = ShelfScreen(count: 10_000)

  init() {
    rig.wireframe.install(rootItems: [shelf])
    _ = rig.newLog()
  }

  private func page(_ picture: StagePicture?) -> StagePicture.Page? { picture?.base.pages.first }

  @Test func makesOnlyTheRowsThatAWatchAsksFor() throws {
    let told = Told()
    let watch = rig.stage.watch(rows: 20, told.note)
    let first = try #require(page(told.pictures.last))

    #expect(shelf.newlyMade() == 20)
    #expect(first.rows.map(\.range) == [0..<20])
    #expect(first.rows.map(\.count) == [10_000])
    #expect(first.rows.map(\.places) == [1..<21])
    #expect(first.elements.count == 22)
    #expect(first.elements[1].action == .tap("b0"))
    #expect(first.elements[21].action == .tap("Close"))

    watch.read(5_000..<5_010, of: first.rows[0].id)
    let second = try #require(page(told.pictures.last))

    #expect(shelf.newlyMade() == 10)
    #expect(second.rows.map(\.range) == [5_000..<5_010])
    #expect(second.elements[1...10].map(\.name) == (5_000..<5_010).map { "Book \($0)" })
    #expect(told.pictures.count == 2)
    watch.cancel()
  }

  @Test func readsOutOfRangeAsFarAsThereAreRows() throws {
    let told = Told()
    let watch = rig.stage.watch(rows: 20, told.note)
    let list = try #require(page(told.pictures.last)?.rows.first?.id)

    watch.read(-5..<3, of: list)
    watch.read(9_999..<Int.max, of: list)
    watch.read(20_000..<20_030, of: list)
    shelf.books = Array(shelf.books.prefix(10))
    rig.stage.contentChanged(of: shelf)
    let ranges = told.pictures.map { page($0)?.rows.first?.range }

    #expect(ranges == [0..<20, 0..<3, 0..<10_000, 9_970..<10_000, 0..<10])
    watch.cancel()
  }

  @Test func aTapMakesItsRowAloneUnlessItNamesTheTitle() {
    shelf.onBook = { [shelf] in shelf.query = $0.title }
    rig.stage.perform(.tap("b9876"))
    #expect(shelf.query == "Book 9876" && shelf.newlyMade() == 1)

    for _ in 0..<3 { rig.stage.perform(.tap("Book 987")) }
    #expect(shelf.query == "Book 987" && shelf.newlyMade() < 10_010)
    shelf.mark = "!"
    #expect(rig.stage.perform(.tap("Book 7!")) == .performed)
    #expect(shelf.newlyMade() > 10_000)
    #expect(rig.stage.perform(.tap("Book 8!")) == .performed)
    #expect(shelf.newlyMade() < 10)
  }

  @Test func identitiesAreReadAnewOnlyWhenTheDataHasChanged() {
    let watch = rig.stage.watch(rows: 20) { _, _ in }
    shelf.namesRead = 0

    rig.stage.perform(.type("a", into: "Query"))
    rig.stage.perform(.tap("b7"))

    #expect(shelf.query == "a")
    #expect(shelf.namesRead < 100)
    shelf.books[3] = .init(id: "new", title: "New")
    #expect(rig.stage.perform(.tap("new")) == .performed)
    #expect(rig.stage.perform(.tap("b3")) != .performed)
    #expect(shelf.namesRead > 10_000)
    watch.cancel()
  }

  @Test func severalWatchesGetWhatAnyOfThemLooksAt() throws {
    let (one, other) = (Told(), Told())
    let first = rig.stage.watch(rows: 10, one.note)
    let second = rig.stage.watch(rows: 10, other.note)
    let list = try #require(page(one.pictures.last)?.rows.first?.id)

    second.read(50..<60, of: list)

    #expect(page(one.pictures.last)?.rows[0].range == 0..<60)
    #expect(page(other.pictures.last) == page(one.pictures.last))
    first.cancel()
    second.read(70..<80, of: list)
    #expect(page(other.pictures.last)?.rows[0].range == 70..<80)
    second.cancel()
    #expect(page(rig.stage.picture)?.elements.count == 10_002)
  }

  @Test func aChangeOfARowInSightIsTold() {
    let told = Told()
    let watch = rig.stage.watch(rows: 5, told.note)

    rig.stage.perform(.type("a", into: "Query"))
    shelf.mark = "!"
    rig.stage.contentChanged(of: shelf)

    #expect(told.pictures.count == 3)
    #expect(page(told.pictures.last)?.elements[1].name == "Book 0!")
    #expect(rig.stage.unnoticedChanges.isEmpty)
    watch.cancel()
  }
}

/// Long lists in which several rows have one name, against the same rows one by one.
@MainActor
struct RowNumberTests {
  /// Returns a screen with two lists and buttons between them, lazily or not.
  private func makeScreen(
    _ names: [[String]], isLazy: Bool, onTap: @escaping @MainActor (String) -> Void
  ) -> KeyScreen {
    func button(_ place: Int) -> ScreenContent.Button {
      .init(["a", "b", "c"][place]) { onTap("button \(place)") }
    }
    func row(_ piece: Piece, in list: Int) -> ScreenContent.Row {
      .init("Row \(piece.number)") { onTap("\(list) \(piece.number)") }
    }
    @ScreenContent.Builder func list(_ place: Int) -> ScreenContent {
      let pieces = names[place].enumerated().map { Piece(number: $0, name: $1) }
      if isLazy {
        ScreenContent.Rows(pieces, id: \.name) { row($0, in: place) }
      } else {
        for piece in pieces { row(piece, in: place).id(piece.name) }
      }
    }
    return KeyScreen("Namesakes") {
      button(0)
      list(0)
      button(1)
      list(1)
      button(2)
    }
  }

  struct Piece: Hashable {
    let number: Int
    let name: String
  }

  @Test(arguments: 0..<40)
  func labelsAndIdentitiesAreThoseOfRowsOneByOne(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let names = (0..<2).map { _ in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        ["a", "b", "c", "d", "e", "f", "g"].randomElement(using: &random) ?? ""
      }
    }
    let (lazy, plain) = (Rig(), Rig())
    var (lazyTaps, plainTaps): ([String], [String]) = ([], [])
    lazy.wireframe.install(
      rootItems: [makeScreen(names, isLazy: true) { lazyTaps.append($0) }])
    plain.wireframe.install(
      rootItems: [makeScreen(names, isLazy: false) { plainTaps.append($0) }])
    let told = Told()
    let watch = lazy.stage.watch(rows: 2, told.note)

    let expected = try #require(plain.stage.picture.base.pages.first).elements
    #expect(lazy.stage.picture.base.pages.first?.elements.map(\.action) == expected.map(\.action))
    #expect(lazy.stage.possibleActions == plain.stage.possibleActions)
    let seen = try #require(told.pictures.last?.base.pages.first)
    let sizes = names.map(\.count)
    let rows = zip([1, 2 + sizes[0]], sizes).map { start, size in
      Array(start..<(start + min(2, size)))
    }
    let places: [[Int]] = [[0], rows[0], [1 + sizes[0]], rows[1], [2 + sizes[0] + sizes[1]]]
    let wanted = places.joined().map { expected[$0] }
    #expect(seen.elements.map(\.action) == wanted.map(\.action))
    #expect(seen.elements.compactMap(\.id.name) == wanted.compactMap(\.id.name))
    let (named, wantedNamed) = (
      seen.elements.filter { $0.id.name != nil }, wanted.filter { $0.id.name != nil }
    )
    #expect(named.map(\.id.index) == wantedNamed.map(\.id.index))
    for action in plain.stage.possibleActions {
      #expect(lazy.stage.perform(action) == plain.stage.perform(action))
    }
    #expect(lazyTaps == plainTaps)
    #expect(lazy.newLog().contains("refused") == false)
    watch.cancel()
  }
}

/// The sections of a page.
@MainActor
struct SectionTests {
  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())

  private func lines(@ScreenContent.Builder of content: @escaping @MainActor () -> ScreenContent)
    -> [String]
  {
    TabBarWireframe(stage: stage).install(rootItems: [KeyScreen("Page", content: content)])
    return stage.picture.base.pages[0].elements.map { element in
      "\(element.section.map { "\($0)" } ?? "-")\(element.isHeader ? " #" : "") \(element.name)"
    }
  }

  @Test func containTheirElementsUnlessTheyAreEmpty() {
    let lines = lines {
      ScreenContent.Text("Above")
      ScreenContent.Section("Today") {
        ScreenContent.Rows(["Hello", "Invoice"], id: \.self) { .init($0) {} }
        ScreenContent.Button("Archive") {}
      }
      ScreenContent.Section("Empty") {}
      ScreenContent.Section("Yesterday") { ScreenContent.Row("Greetings") {} }
      ScreenContent.Button("Write") {}
    }

    #expect(
      lines == [
        "- Above", "0 # Today", "0 Hello", "0 Invoice", "0 Archive", "1 # Yesterday",
        "1 Greetings", "- Write",
      ])
    #expect(stage.possibleActions.prefix(5).map(\.description).contains(#"tap "Greetings""#))
  }
}
