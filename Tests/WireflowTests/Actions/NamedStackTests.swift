import TestSupport
import Testing
import Wireflow

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
