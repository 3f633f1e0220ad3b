import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import Wireflow

/// Labels get numbers where several elements have the same text, and only there.
@MainActor
struct LabelNumberTests {
  @Test(arguments: [
    (["Buy", "Sell"], ["Buy", "Sell"]),
    (["Buy", "Sell", "Buy"], ["Buy 1", "Sell", "Buy 2"]),
    // The sign of Kelvin is a K to the standard library, and the accent may stand apart.
    (["K", "\u{212A}"], ["K 1", "K 2"]),
    (["\u{E9}", "e\u{301}", "e"], ["\u{E9} 1", "\u{E9} 2", "e"]),
    (["", ""], [" 1", " 2"]),
  ])
  func numbersThoseOfOneText(texts: [String], expected: [String]) {
    let labels = UserAction.Label.numbered(texts)

    #expect(labels.map { $0.text + ($0.occurrence.map { " \($0)" } ?? "") } == expected)
  }

  @Test(arguments: [2, 32, 33, 1_000])
  func numbersTheLastOfMany(count: Int) {
    var texts = (1..<count).map { "Row \($0)" }
    texts.append("Row 1")

    let labels = UserAction.Label.numbered(texts)

    #expect(labels.map(\.occurrence) == [1] + Array(repeating: nil, count: count - 2) + [2])
  }

  @Test(arguments: [(nil, nil), (0, 1), (-7, 1), (3, 3), (Int.max, Int.max)] as [(Int?, Int?)])
  func countsFromOne(occurrence: Int?, expected: Int?) {
    #expect(UserAction.Label("Buy", occurrence: occurrence).occurrence == expected)
  }

  @Test func fitsIntoALineOfTheLog() {
    #expect(MemoryLayout<PresentationLog.Line>.stride <= 56)
  }
}

/// Stacks that need not be in front, which a user reaches by their names.
@MainActor
struct NamedStackTests {
  private let rig = Rig()
  private let first = PageScreen("Same")
  private let second = PageScreen("Same")

  init() {
    rig.wireframe.install(rootItems: [first, second, rig.b])
    for root in [first, second] { rig.wireframe.push(PageScreen("Upper"), from: root) }
    _ = rig.newLog()
  }

  @Test func goesBackInTheOneThatIsMeant() {
    rig.stage.perform(.backIn(.init("Same", occurrence: 2)))

    #expect(rig.stage.stack(of: first).titles == "Same/Upper")
    #expect(rig.stage.stack(of: second).titles == "Same")
    rig.expectLog(
      matches: """
        > back in "Same" 2
          pop PageScreen "Upper"
        """)
  }

  @Test func goesBackInTheOneOfATab() {
    let shelf = ShelvedScreen()
    rig.wireframe.install(rootItems: [rig.b, shelf])
    rig.wireframe.push(PageScreen("Upper"), from: shelf)

    rig.stage.perform(.backIn("Library"))

    #expect(rig.stage.stack(of: shelf).titles == "All books")
  }

  @Test func selectsInTheRegionThatIsMeant() {
    let modal = [PageScreen("One"), PageScreen("B")]
    rig.wireframe.presentModally(rootItems: modal, in: TabBarWireframe(stage: rig.stage))

    rig.stage.perform(.select("B", in: "Same"))

    #expect(rig.stage.selectedRoot === rig.b)
    #expect(rig.stage.selectedRoot(around: modal[0]) === modal[0])
  }

  @Test func refusesWhatIsNotThere() {
    let outcomes = [
      rig.stage.perform(.backIn("Nowhere")), rig.stage.perform(.backIn("B")),
      rig.stage.perform(.backTo("Same", in: .init("Same", occurrence: 3))),
      rig.stage.perform(.select("B", in: "Nowhere")),
    ]

    #expect(
      outcomes.map(\.reason) == [
        .unknownElement("Nowhere"), .nothingToGoBackTo,
        .unknownElement(.init("Same", occurrence: 3)), .unknownElement("Nowhere"),
      ])
  }
}

extension ActionOutcome {
  fileprivate var reason: ActionRefusal.Reason? {
    if case .refused(let refusal) = self { refusal.cause } else { nil }
  }
}

/// A root screen whose tab has another title.
private final class ShelvedScreen: RootLevelRepresentable {
  let title = "All books"
  let rootLevelRepresentation = RootLevelRepresentation(title: "Library")
}

/// Screens and answers of one title get a number each.
@MainActor
struct OccurrenceTests {
  private let backend = TextRecorder()
  private let rig: Rig
  private let pages = (1...3).map { _ in PageScreen("1") }

  init() {
    rig = Rig(backend: backend)
    var below: any Screen = rig.a
    for page in pages + [PageScreen("Top")] {
      rig.wireframe.push(page, from: below)
      below = page
    }
    _ = rig.newLog()
  }

  @Test func listsEachScreenBelow() {
    let ways = rig.stage.possibleActions.map(\.description).filter { $0.hasPrefix("back") }

    #expect(
      ways == ["back", #"back to "1" 2"#, #"back to "1" 3"#, #"back to "A""#])
  }

  @Test(arguments: [("back to \"1\"", 2), ("back to \"1\" 2", 1), ("back to \"1\" 3", 0)])
  func leadsToTheOneThatIsMeant(text: String, place: Int) throws {
    rig.stage.perform(try UserAction(parsing: text))

    #expect(rig.stage.visibleScreens.first === pages[place])
  }

  @Test func writesTheNumberOfTheScreenThatAUserWentBackTo() {
    let stack = rig.stage.stack(of: rig.a)

    rig.stage.userDid(.removed([stack[2], stack[3], stack[4]]), in: backend)

    #expect(rig.stage.visibleScreens.first === pages[0])
    rig.expectLog(
      matches: """
        > back to "1" 3
          pop to PageScreen "1"
        """)
  }
}
