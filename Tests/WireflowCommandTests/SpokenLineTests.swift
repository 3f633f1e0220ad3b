import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The mode for screen readers says each place in plain lines, and later only what is new there.
@MainActor
struct SpokenLineTests {
  @Test func saysWhatPagesAndAlertsHoldAndWhatArrives() async {
    let input =
      "add to\ntap \"Tea\"\nwait 3s\nwait 1s\ntype \"Hi\" into \"Name\"\ntap \"Rate\"\nquit\n"
    let console = FakeConsole(input: input)

    let status = await console.run(["--line"]) { wireframe in
      let page = SpokenPage()
      let flow = OneScreenFlow(wireframe, showing: page)
      page.onRate = flow.wire(page) { flow, page in
        flow.wireframe.presentAlert(
          .init(
            title: "Rename", message: "Type a name.", fields: [.init("Name")],
            actions: [.init("Rename", needsText: true), .init("Keep", role: .cancel)]), from: page)
      }
      page.onTea = flow.wire(page) { flow, page in
        flow.after(.seconds(2)) { _ in page.text = "Dear Ada,\nsee you soon." }
      }
      return flow
    }

    #expect(status == 0)
    assertSnapshot(of: console.output)
  }
}

@MainActor
private final class SpokenPage: RootLevelRepresentable {
  let title = "Order"
  var text: String?
  var name = ""
  var onTea: (() -> Void)?
  var onRate: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    if let text { Text(text) }
    Image("cup", alternative: "A cup")
    Image("ornament")
    Row("Tea", subtitle: "green") { self.onTea?() }
    Row("Milk")
    Button("★") {}.accessibilityLabel("Add to favourites").accessibilityHint("Keeps it for later")
    Button("Pay") {}.disabled()
    Field("Name", text: name) { self.name = $0 }
    Field("PIN", text: "1234", privacy: .secure) { _ in }
    Toggle("Sugar", isOn: true) { _ in }
    Choice("Size", options: ["small", "large"], selected: "large") { _ in }
    Button("Rate") { self.onRate?() }.accessibilityValue("4 of 5 stars")
    Progress("Brewing", fraction: 0.29)
  }
}
