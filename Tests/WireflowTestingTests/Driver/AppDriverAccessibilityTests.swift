import Testing
import Wireflow
import WireflowTesting

/// The driver finds what users of a screen reader cannot make out.
@MainActor
struct AppDriverAccessibilityTests {
  @Test func findsEachPlantedFault() async {
    let failures = await faults(in: [
      .button(.init("") {}), .image(.init("cover", alternative: " ")),
      .button(.init("Buy") {}), .button(.init("Buy") {}),
      .row(.init("", subtitle: "A row without an action is text")),
    ])

    #expect(
      failures == [
        """
        Users of a screen reader cannot understand the page in front.

            A button on SpokenScreen "Spoken" has no name for a screen reader; \
        give it a label or an accessibilityLabel.
            The alternative of the image "cover" on SpokenScreen "Spoken" is blank; \
        describe the image, or leave the alternative out for decoration.
            Two elements on SpokenScreen "Spoken" are a button "Buy" to a screen reader; \
        give them accessibilityLabels that differ, or ids.
        """
      ])
  }

  @Test func findsAPageWithoutATitle() async {
    let failures = await faults(in: [], title: " ")

    #expect(failures.count == 1)
    #expect(failures.first?.contains("has no title for a screen reader") == true)
  }

  @Test func isSilentWhereEverythingHasAName() async {
    let failures = await faults(in: [
      .button(ScreenContent.Button("") {}.accessibilityLabel("Add")), .image(.init("decoration")),
      .button(ScreenContent.Button("Buy") {}.accessibilityLabel("Buy Emma")),
      .button(ScreenContent.Button("Buy") {}.accessibilityLabel("Buy Persuasion")),
      .button(ScreenContent.Button("Sell") {}.id("1")),
      .button(ScreenContent.Button("Sell") {}.id("2")),
      .row(.init("Emma", subtitle: "1815") {}), .row(.init("Emma", subtitle: "1996") {}),
      .toggle(.init("Sell", isOn: true) { _ in }),
    ])

    #expect(failures == [])
  }

  private func faults(
    in elements: [ScreenContent.Element], title: String = "Spoken"
  ) async -> [String] {
    await recordedFailures {
      let app = AppDriver(.off(showSkipped: false)) { stage, makeWireframe in
        let wireframe = makeWireframe(stage)
        let screen = SpokenScreen(title, elements)
        return ApplicationController(
          wireframe: wireframe, mainFlow: SpokenMainFlow(wireframe, screen))
      }
      app.expectAccessible()
      app.finish()
    }
    .map(\.message)
  }
}

@MainActor
private final class SpokenScreen: RootLevelRepresentable {
  let title: String
  let content: ScreenContent
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String, _ elements: [ScreenContent.Element]) {
    self.title = title
    content = ScreenContent(elements: elements)
  }
}

@MainActor
private final class SpokenMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var screen: SpokenScreen?

  init(_ wireframe: any ApplicationWireframe, _ screen: SpokenScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.screen = screen
  }

  func installUI() {
    if let screen = exchange(&screen, with: nil) { wireframe.install(rootItems: [screen]) }
  }
}
