import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Actions that the user cannot perform, all in one text: each with its reason and what is possible.
@MainActor
struct RefusedActionTests {
  @Test func areLoggedWithWhatIsPossible() {
    var text = ""
    for place in Place.allCases {
      text += "# \(place.rawValue)\n\n"
      let log = place.log()
      let lines = log.lines.drop { $0 != "  \(Place.mark)" }.dropFirst()
      text += lines.filter { $0 != "> (app)" }.map { "\($0)\n" }.joined() + "\n"
    }

    assertSnapshot(of: text)
  }

  @Test func areAlsoThoseThatWaitWhereTimePassesByItself() {
    let stage = Stage(backend: TextRecorder())

    #expect(stage.perform(.wait(.milliseconds(5))) == .refused(ActionRefusal(.realTime)))
    expectLog(
      stage.log,
      matches: """
        > wait 5ms
          refused: time passes by itself; a script needs a scheduler that is moved by hand
        """)
  }
}

/// A view that the user looks at.
private enum Place: String, CaseIterable {
  static let mark = "here"

  case form = "a form"
  case alert = "an alert"
  case modal = "a modal"
  case disabled = "disabled elements"
  case mailbox = "the actions of rows"
  case plain = "an app with one page"
  case stacks = "stacks of other roots"
  case drawer = "an open drawer"
  case player = "a maximized player"
  case pages = "pages"
  case switching = "a switch of wireframes"
  case unlaunched = "an app that has not been launched"

  /// Performs what is refused there, and returns the log.
  @MainActor
  func log() -> PresentationLog {
    switch self {
    case .form, .alert, .modal: logOfForm()
    case .disabled, .mailbox: logOfElements()
    case .plain, .stacks, .player: logOfStacks()
    case .drawer, .pages, .switching: logOfWireframe()
    case .unlaunched:
      Self.attempt([.tap("Go"), .back, .select("Root")], on: Stage(backend: TextRecorder()))
    }
  }

  @MainActor
  private static func attempt(_ actions: [UserAction], on stage: Stage) -> PresentationLog {
    stage.log.note(mark)
    for action in actions { stage.perform(action) }
    return stage.log
  }

  @MainActor
  private func logOfForm() -> PresentationLog {
    let (rig, form) = (Rig(), FormScreen("Form"))
    rig.wireframe.install(rootItems: [form, PageScreen("B")])
    let actions: [UserAction]
    switch self {
    case .alert:
      rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: form)
      actions = [
        .tap("Send"), .back, .backTo("A"), .dismiss, .select("B"), .choose("S", in: "Size"),
        .type("hunter2", into: "Password"), .choose("Maybe"),
      ]
    case .modal:
      let modal = PageScreen("Modal")
      modal.allowedModalDismissButtonStyle = nil
      rig.wireframe.presentModally(modal, from: form)
      rig.wireframe.push(PageScreen("Top"), from: modal)
      actions = [
        .tap("Send"), .select("B"), .dismiss, .backTo("Form"), .type("hunter2", into: "Password"),
      ]
    default:
      actions = [
        .tap("Send"), .tap(.init("Send", occurrence: 3)), .tap("Remember me"), .tap("Size"),
        .choose("S", in: "Remember me"), .submit("Size"), .type("hunter2", into: "Pasword"),
        .typeSample("the left one", into: "Password"),
        .typeSample("(not a sample)", into: "Name"), .back, .dismiss,
      ]
    }
    return Self.attempt(actions, on: rig.stage)
  }

  @MainActor
  private func logOfElements() -> PresentationLog {
    let rig = Rig()
    if self == .disabled {
      let cart = CartScreen()
      cart.isPaying = true
      rig.wireframe.push(cart, from: rig.a)
      return Self.attempt(
        [
          .tap("Pay"), .type("1", into: "Code"), .toggle("Gift"), .choose("Ship", in: "Way"),
          .choose("Ship"), .submit("Note"),
        ], on: rig.stage)
    }
    rig.wireframe.push(MailboxScreen(), from: rig.a)
    return Self.attempt(
      [
        .tap(.init("Delete", of: "Invoice")), .tap(.init("Forward", of: "Invoice")),
        .tap(.init("Archive", of: "Gone")), .tap("Trash"),
      ], on: rig.stage)
  }

  @MainActor
  private func logOfStacks() -> PresentationLog {
    let rig = Rig()
    switch self {
    case .stacks:
      let same = [PageScreen("Same"), PageScreen("Same")]
      rig.wireframe.install(rootItems: same + [rig.b])
      return Self.attempt(
        [
          .backIn("Nowhere"), .backIn("B"), .backTo("Same", in: .init("Same", occurrence: 3)),
          .select("B", in: "Nowhere"),
        ], on: rig.stage)
    case .player:
      rig.wireframe.push(PageScreen("C"), from: rig.a)
      rig.wireframe.installMinimizable(Player(), animated: true)
      rig.wireframe.maximizeMinimizableView(animated: true)
      return Self.attempt([.backTo("A"), .select("B")], on: rig.stage)
    default:
      rig.wireframe.install(rootItems: [rig.a])
      return Self.attempt(
        [
          .openDrawer, .closeDrawer, .minimize, .maximize, .next, .closeNotice, .launch,
          .open("x:"),
        ], on: rig.stage)
    }
  }

  @MainActor
  private func logOfWireframe() -> PresentationLog {
    switch self {
    case .drawer:
      let rig = Rig { HamburgerWireframe(stage: $0) }
      rig.wireframe.installMinimizable(Player(), animated: true)
      rig.stage.perform(.openDrawer)
      return Self.attempt([.maximize, .back], on: rig.stage)
    case .pages:
      let rig = Rig { PagesWireframe(stage: $0) }
      _ = Self.attempt([.previous, .next, .next], on: rig.stage)
      rig.wireframe.presentModally(PageScreen("Modal"), from: rig.b)
      rig.stage.perform(.next)
      return rig.stage.log
    default:
      let rig = FlowRig { WireframeSwitch(stage: $0, variants: [.tabBar, .hamburger]) }
      let actions: [UserAction] = [.wireframe("cube"), .wireframe("tab-bar"), .launch]
      return Self.attempt(actions, on: rig.stage)
    }
  }
}
