import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import Wireflow

/// A wizard whose first step is a flow that other parts of the app use, too.
@MainActor
struct StepTests {
  /// The log of a session that goes forward, back and forward again, and then all the way back.
  private static let cancelledSession = """
    > (app)
      start OrderFlow
      start AddressFlow
      push PageScreen "Address" onto Root
    > tap "Home"
      output AddressFlow
      push PageScreen "Payment" onto Root
    > back
      pop PageScreen "Payment"
    > tap "Work"
      output AddressFlow
      push PageScreen "Payment" onto Root
    > back
      pop PageScreen "Payment"
    > back
      pop PageScreen "Address"
      cancel AddressFlow
      cancel OrderFlow
    """

  let rig = FlowRig()

  /// Asks for an address, and finishes with it.
  private final class AddressFlow: FlowCoordinator {
    let wireframe: FlowWireframe<String>
    let form = PageScreen("Address")

    init(_ wireframe: any ApplicationWireframe) {
      self.wireframe = FlowWireframe(wireframe)
    }

    func start(from sender: any Screen) {
      let finish = wire(form) { flow, _, street in flow.finish(street, screens: .left) }
      form.rows = [("Home", { finish("Home") }), ("Work", { finish("Work") })]
      wireframe.push(form, from: sender)
    }
  }

  /// Asks for an address, then for a payment.
  private final class OrderFlow: FlowCoordinator {
    let wireframe: FlowWireframe<String>
    let payment = PageScreen("Payment")

    init(_ wireframe: any ApplicationWireframe) {
      self.wireframe = FlowWireframe(wireframe)
    }

    func start(from sender: any Screen) {
      let step = AddressFlow(wireframe)
      startStep(step, from: sender) { [weak step] order, street in
        guard let step else { return }
        let finish = order.wire(order.payment) { order, _ in order.finish("to \(street)") }
        order.payment.rows = [("Pay", finish)]
        order.wireframe.push(order.payment, from: step.form)
      }
    }
  }

  @discardableResult
  private func order() -> OrderFlow {
    let order = OrderFlow(rig.wireframe)
    rig.main.start(order, from: rig.main.root) { main, outcome in
      main.notes.append(outcome.output ?? "cancelled")
    }
    return order
  }

  @Test func theUserComesBackToALivingStep() {
    order()
    rig.stage.perform(.tap("Home"))
    rig.stage.perform(.back)
    rig.stage.perform(.tap("Work"))
    rig.stage.perform(.tap("Pay"))

    #expect(rig.main.notes == ["to Work"])
    rig.expectLog(
      matches: """
        > (app)
          start OrderFlow
          start AddressFlow
          push PageScreen "Address" onto Root
        > tap "Home"
          output AddressFlow
          push PageScreen "Payment" onto Root
        > back
          pop PageScreen "Payment"
        > tap "Work"
          output AddressFlow
          push PageScreen "Payment" onto Root
        > tap "Pay"
          pop to PageScreen "Root"
          cancel AddressFlow
          finish OrderFlow
        """)
  }

  @Test func aSecondTapIsNoSecondPush() {
    order()
    rig.wireframe.batch {
      rig.stage.perform(.tap("Home"))
      rig.stage.perform(.tap("Home"))
    }

    #expect(rig.stage.stack(of: rig.main.root).map(\.title) == ["Root", "Address", "Payment"])
  }

  @Test func theSameFlowEndsWhereItIsNoStep() {
    let address = AddressFlow(rig.wireframe)
    rig.main.start(address, from: rig.main.root) { main, outcome in
      main.notes.append(outcome.output ?? "cancelled")
    }
    rig.stage.perform(.tap("Home"))
    rig.stage.perform(.tap("Work"))

    #expect(rig.main.notes == ["Home"])
    #expect(
      rig.newLog().contains("ignored call from PageScreen \"Address\": AddressFlow has ended"))
  }

  @Test func aStepMayFinishForGood() {
    let step = ChildFlow(rig.wireframe)
    rig.main.startStep(step, from: rig.main.root) { main, number in main.notes.append("\(number)") }
    step.finish(1, screens: .left)
    step.finish(2)
    step.finish(3, screens: .left)

    #expect(rig.main.notes == ["1", "2"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
          output ChildFlow
          pop PageScreen "Page"
          finish ChildFlow
          ignored finish ChildFlow: ChildFlow has ended
        """)
  }

  @Test func twoCancelledSessionsLeaveNothing() {
    weak var (wizard, payment): (OrderFlow?, PageScreen?)
    for session in 1...2 {
      do {
        let flow = order()
        (wizard, payment) = (flow, flow.payment)
      }
      weak let form = rig.stage.frontScreen
      #expect(form?.title == "Address")
      rig.stage.perform(.tap("Home"))
      rig.stage.perform(.back)
      rig.stage.perform(.tap("Work"))
      rig.stage.perform(.back)
      rig.stage.perform(.back)

      #expect(wizard == nil && payment == nil && form == nil, "session \(session)")
      rig.expectLog(matches: Self.cancelledSession)
    }
    #expect(rig.main.notes == ["cancelled", "cancelled"])
  }
  @Test func nothingOfAFinishedWizardIsLeft() {
    weak var (wizard, payment): (OrderFlow?, PageScreen?)
    do {
      let flow = order()
      (wizard, payment) = (flow, flow.payment)
    }
    rig.stage.perform(.tap("Home"))
    rig.stage.perform(.back)
    rig.stage.perform(.tap("Work"))
    rig.stage.perform(.tap("Pay"))

    #expect(wizard == nil)
    #expect(payment == nil)
    #expect(rig.main.notes == ["to Work"])
  }
}

/// A layer may hold a flow, and hand it a screen.
@MainActor
struct LayerHoldTests {
  private let rig = FlowRig()

  @Test func livesWhileItIsHeld() {
    let child = ChildFlow(rig.wireframe) { flow, _ in flow.wireframe.hold() }
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    rig.expectLog(matches: "> (app)\n  start ChildFlow")

    child.wireframe.dropHold()

    rig.expectLog(matches: "  cancel ChildFlow")
    #expect(rig.main.notes == ["cancelled"])
  }

  @Test func adoptsAScreenOfAnother() {
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.main.root)
    let child = ChildFlow(rig.wireframe) { flow, sender in flow.wireframe.adopt(sender) }

    rig.main.start(child, from: page) { $0.note($1) }
    #expect(rig.stage.flow(of: page) == "ChildFlow")
    rig.stage.perform(.back)

    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          start ChildFlow
        > back
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func adoptsNothingOnceItHasEnded() {
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.main.root)
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: page)
    child.finish(1)

    child.wireframe.adopt(page)

    #expect(rig.stage.flow(of: page) == "MainFlow")
  }

  @Test func knowsWhetherRequestsWait() {
    rig.wireframe.presentAlert(AlertContent(title: "One"), from: rig.main.root)
    #expect(!rig.stage.hasRequestsWaiting)

    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.main.root)
    #expect(rig.stage.hasRequestsWaiting)
    rig.stage.perform(.choose("OK"))

    #expect(!rig.stage.hasRequestsWaiting)
  }
}
