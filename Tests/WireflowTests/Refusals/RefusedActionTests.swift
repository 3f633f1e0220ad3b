import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Actions that the user cannot perform, all in one text: each with its reason and what is possible.
@MainActor
struct RefusedActionTests {
  /// A view that the user looks at, and what they try there.
  private typealias Attempt = @MainActor (FlowRig) -> [UserAction]

  @Test func areLoggedWithWhatIsPossible() {
    var text = ""
    for (name, attempt) in Self.views.sorted(by: { $0.key < $1.key }) {
      let rig =
        switch name {
        case "an open drawer": FlowRig { HamburgerWireframe(stage: $0) }
        case "pages", "a modal over pages": FlowRig { PagesWireframe(stage: $0) }
        case "a switch of wireframes":
          FlowRig { WireframeSwitch(stage: $0, variants: [.tabBar, .hamburger]) }
        default: FlowRig()
        }
      let actions = attempt(rig)
      _ = rig.newLog()
      for action in actions { rig.user(action) }
      text += "# \(name)\n\n\(rig.newLog())\n\n"
    }
    let unlaunched = Stage(backend: TextRecorder())
    for action: UserAction in [.tap("Go"), .back, .select("Root"), .wait(.milliseconds(5))] {
      unlaunched.perform(action)
    }
    assertSnapshot(of: "\(text)# an app that has not been launched\n\n\(unlaunched.log.text)")
  }

  private static func showForm(_ rig: FlowRig) -> FormScreen {
    let form = FormScreen("Form")
    rig.wireframe.install(rootItems: [form, PageScreen("B")])
    return form
  }

  private static let views: [String: Attempt] = [
    "a form": { rig in
      _ = showForm(rig)
      return [
        .tap("Send"), .tap(.init("Send", occurrence: 3)), .tap("Remember me"), .tap("Size"),
        .choose("S", in: "Remember me"), .submit("Size"), .type("hunter2", into: "Pasword"),
        .typeSample("the left one", into: "Password"),
        .typeSample("(not a sample)", into: "Name"), .back, .dismiss,
      ]
    },
    "an alert": { rig in
      rig.wireframe.ask("Sure?", from: showForm(rig))
      return [
        .tap("Send"), .back, .backTo("A"), .dismiss, .select("B"), .choose("S", in: "Size"),
        .type("hunter2", into: "Password"), .choose("Maybe"),
      ]
    },
    "a modal": { rig in
      let modal = PageScreen("Modal")
      modal.allowedModalDismissButtonStyle = nil
      rig.wireframe.presentModally(modal, from: showForm(rig))
      rig.wireframe.push("Top", from: modal)
      return [
        .tap("Send"), .select("B"), .dismiss, .backTo("Form"), .type("hunter2", into: "Password"),
      ]
    },
    "disabled elements": { rig in
      let cart = CartScreen()
      cart.isPaying = true
      rig.wireframe.push(cart, from: rig.root)
      return [
        .tap("Pay"), .type("1", into: "Code"), .toggle("Gift"), .choose("Ship", in: "Way"),
        .choose("Ship"), .submit("Note"),
      ]
    },
    "the actions of rows": { rig in
      rig.wireframe.push(MailboxScreen(), from: rig.root)
      return [
        .tap(.init("Delete", of: "Invoice")), .tap(.init("Forward", of: "Invoice")),
        .tap(.init("Archive", of: "Gone")), .tap("Trash"),
      ]
    },
    "an app with one page": { rig in
      rig.wireframe.install(rootItems: [rig.root])
      return [
        .openDrawer, .closeDrawer, .minimize, .maximize, .next, .closeNotice, .launch, .open("x:"),
      ]
    },
    "stacks of other roots": { rig in
      rig.wireframe.install(rootItems: [PageScreen("Same"), PageScreen("Same"), PageScreen("B")])
      return [
        .backIn("Nowhere"), .backIn("B"), .backTo("Same", in: .init("Same", occurrence: 3)),
        .select("B", in: "Nowhere"),
      ]
    },
    "a maximized player": { rig in
      rig.wireframe.push("C")
      rig.wireframe.installMinimizable(Player(), animated: true)
      rig.wireframe.maximizeMinimizableView(animated: true)
      return [.backTo("Root"), .select("Other")]
    },
    "an open drawer": { rig in
      rig.wireframe.installMinimizable(Player(), animated: true)
      rig.user(.openDrawer)
      return [.maximize, .back]
    },
    "pages": { _ in [.previous, .next, .next] },
    "a modal over pages": { rig in
      rig.wireframe.present("Modal")
      return [.next]
    },
    "a switch of wireframes": { _ in [.wireframe("cube"), .wireframe("tab-bar"), .launch] },
  ]
}
