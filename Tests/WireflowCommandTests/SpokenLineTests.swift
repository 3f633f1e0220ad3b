import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowCommand

/// The mode for screen readers says each place in plain lines.
@MainActor
struct SpokenLineTests {
  @Test func saysWhatPagesAndAlertsHold() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let (wireframe, page) = (TabBarWireframe(stage: stage), SpokenPage())
    wireframe.install(rootItems: [page])
    var lines = stage.picture.spokenLines
    wireframe.presentAlert(
      .init(
        title: "Rename", message: "Type a name.", fields: [.init("Name")],
        actions: [.init("Rename", needsText: true), .init("Keep", role: .cancel)]), from: page)
    lines += stage.picture.spokenLines

    assertSnapshot(of: lines.joined(separator: "\n"))
  }

  @Test func saysWhatArrivesOnTheSamePlace() async {
    let console = FakeConsole(input: "wait 3s\nwait 1s\ntype \"Hi\" into \"Reply\"\nquit\n")

    let status = await console.run(["--line"]) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: LetterFlow(wireframe))
    }

    #expect(status == 0)
    assertSnapshot(of: console.output)
  }
}

/// The flow of a page whose text arrives late.
@MainActor
private final class LetterFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let letter = LetterScreen()
    wireframe.install(rootItems: [letter])
    after(.seconds(2)) { _ in letter.text = "Dear Ada,\nsee you soon." }
  }
}

private final class LetterScreen: RootLevelRepresentable {
  let title = "Letter"
  var text: String?
  var reply = ""
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    if let text {
      Text(text)
      Button("Answer") {}
    } else {
      Progress("Loading")
    }
    Field("Reply", text: reply) { self.reply = $0 }
  }
}

@MainActor
private final class SpokenPage: RootLevelRepresentable {
  let title = "Order"
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Text("Two lines\nof text")
    Image("cup", alternative: "A cup")
    Image("ornament")
    Row("Tea", subtitle: "green") {}
    Row("Milk")
    Button("★") {}.accessibilityLabel("Add to favourites").accessibilityHint("Keeps it for later")
    Button("Pay") {}.disabled()
    Field("Name", text: "") { _ in }
    Field("PIN", text: "1234", privacy: .secure) { _ in }
    Toggle("Sugar", isOn: true) { _ in }
    Choice("Size", options: ["small", "large"], selected: "large") { _ in }
    Button("Rate") {}.accessibilityValue("4 of 5 stars")
    Progress("Brewing", fraction: 0.4)
  }
}
