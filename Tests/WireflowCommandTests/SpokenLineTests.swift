import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowCommand

/// The mode for screen readers says each place in plain lines.
@MainActor
struct SpokenLineTests {
  @Test func saysWhatAPageHolds() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    TabBarWireframe(stage: stage).install(rootItems: [SpokenPage()])

    expectText(
      stage.picture.spokenLines.joined(separator: "\n"),
      matches: """
        Screen: Order
          Two lines\\nof text
          image A cup
          row Tea, green
          entry Milk
          button Add to favourites. Keeps it for later
          button Pay, disabled
          field Name, empty
          field PIN, 4 characters
          switch Sugar, on
          choice Size, large
          button Rate, 4 of 5 stars
          progress Brewing, 40 percent
        """)
  }

  @Test func saysAnAlert() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let (wireframe, page) = (TabBarWireframe(stage: stage), SpokenPage())
    wireframe.install(rootItems: [page])
    wireframe.presentAlert(
      .init(
        title: "Rename", message: "Type a name.", fields: [.init("Name")],
        actions: [.init("Rename", needsText: true), .init("Keep", role: .cancel)]), from: page)

    expectText(
      stage.picture.spokenLines.joined(separator: "\n"),
      matches: """
        Alert: Rename
          Type a name.
          field Name, empty
          button Rename, disabled
          button Keep
        """)
  }

  @Test func saysEachNewPlaceOnce() async {
    let console = FakeConsole(input: "tap \"More\"\nlook\nquit\n")

    #expect(await console.run(["--line"]) == 0)

    expectText(
      console.output,
      matches: """
        help lists the possible actions; quit ends the session.
        > launch
          start ShopFlow
          install tab bar: Shop
        Screen: Shop
          button More
          button Twice
        ? > tap "More"
          push ShopScreen "More" onto Shop
        Screen: More
          button More
          button Twice
        ? Screen: More
          button More
          button Twice
        ?\u{20}
        """)
  }

  @Test func saysWhatArrivesOnTheSamePlace() async {
    let console = FakeConsole(input: "wait 3s\nwait 1s\ntype \"Hi\" into \"Reply\"\nquit\n")

    let status = await console.run(["--line"]) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: LetterFlow(wireframe))
    }

    #expect(status == 0)
    expectText(
      console.output,
      matches: """
        help lists the possible actions; quit ends the session.
        > launch
          start LetterFlow
          install tab bar: Letter
        Screen: Letter
          progress Loading
          field Reply, empty
        ? > wait 3000ms
          Dear Ada,
          button Answer
        ? > wait 1000ms
        ? > type "Hi" into "Reply"
          field Reply, Hi
        ?\u{20}
        """)
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
    after(.seconds(2)) { _ in letter.text = "Dear Ada," }
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
