import TestSupport
import Testing
import WireflowInteraction
import WireflowTesting

@testable import Wireflow

@MainActor
struct FinishTests {
  @Test func unwindsItsScreensBeforeItsOutcome() {
    var stories = Stories()
    stories.tell("its screens and modals go") { rig in
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.main.root) { [rig] flow, outcome in
        flow.note(outcome)
        flow.notes.append("height \(rig.stage.stack(of: flow.root).count)")
        rig.note(flow.wireframe.select(flow.other))
      }
      child.wireframe.push(PageScreen("Second"), from: child.page)
      child.wireframe.presentModally(PageScreen("Modal"))
      rig.note(child.finish(7))
    }
    stories.tell("its screens are left to its parent") { rig in
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.main.root) { $0.note($1) }
      child.start(ChildFlow(rig.wireframe, page: "Grandchild"), from: child.page) {
        [main = rig.main] _, outcome in main.notes.append("grandchild \(outcome.words)")
      }
      child.finish(5, screens: .left)
    }
    stories.tell("a finish from inside its own outcome is ignored") { rig in
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.main.root) { [rig] flow, outcome in
        flow.note(outcome)
        rig.note(child.finish(2))
      }
      child.finish(1)
    }

    assertSnapshot(of: stories.text)
  }

  @Test func closesItsAlertAndLetsLayersHoldIt() {
    var stories = Stories()
    stories.tell("the alert of its screen closes and is answered") { rig in
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.main.root) { $0.note($1) }
      child.wireframe.presentAlert(AlertContent(title: "Sure?"), from: child.page) {
        [main = rig.main] answer in main.notes.append("answer \(answer?.title ?? "none")")
      }
      child.finish(1)
    }
    stories.tell("a layer holds a flow, and hands it a screen") { rig in
      let held = ChildFlow(rig.wireframe) { flow, _ in flow.wireframe.hold() }
      rig.main.start(held, from: rig.main.root) { $0.note($1) }
      rig.stage.log.note("held")
      held.wireframe.dropHold()
      let page = PageScreen("Page")
      rig.wireframe.push(page, from: rig.main.root)
      let heir = ChildFlow(rig.wireframe) { flow, sender in flow.wireframe.adopt(sender) }
      rig.main.start(heir, from: page) { $0.note($1) }
      rig.main.notes.append("page of \(rig.stage.flow(of: page) ?? "nobody")")
      rig.user(.back)
    }

    assertSnapshot(of: stories.text)
  }

  @Test func isReplacedInOneTransitionByWhatTheParentShows() {
    let backend = HeldBackend()
    backend.promptCompletions = 1
    let rig = FlowRig(backend: backend)
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { flow, outcome in
      flow.note(outcome)
      flow.wireframe.push(PageScreen("Receipt"), from: flow.root)
      flow.wireframe.presentAlert(AlertContent(title: "Thanks"), from: flow.root)
    }
    child.wireframe.push(PageScreen("Second"), from: child.page)
    backend.forget()
    _ = rig.newLog()

    child.finish(7, screens: .replaced)
    rig.wireframe.push(PageScreen("Later"), from: rig.stage.stack(of: rig.main.root)[1])

    #expect(rig.main.notes == ["finished 7"])
    rig.expectLog(
      matches: """
          pop to PageScreen "Root"
          finish ChildFlow
          + push PageScreen "Receipt" onto Root
          + alert "Thanks" [OK]
          push PageScreen "Later" onto Root
        """)
    #expect(
      backend.commands == [
        #"pop to PageScreen "Root" + push PageScreen "Receipt" onto Root + alert "Thanks" [OK]"#,
        #"push PageScreen "Later" onto Root"#,
      ])
  }
}

@MainActor
struct FlowWireframeTests {
  let rig = FlowRig()

  @Test func unwrapsAWireframeOfAFlow() {
    let child = ChildFlow(rig.wireframe)
    let grandchild = ChildFlow(child.wireframe)

    #expect(child.wireframe.base === rig.controller.wireframe)
    #expect(grandchild.wireframe.base === rig.controller.wireframe)
    #expect(grandchild.wireframe.stage === rig.stage)
  }
}

/// Coordinators and wireframes that belong to another stage than the one that is asked.
@MainActor
struct TwoStagesTests {
  let here = FlowRig()
  let there = FlowRig()
  private let refusal = "> (app)\n  ignored start ChildFlow: ChildFlow belongs to another stage"

  @Test func aChildOfAnotherStageIsNotStarted() {
    var outcomes: [String] = []
    let stranger = ChildFlow(there.wireframe)
    here.main.start(stranger, from: here.main.root) { _, outcome in outcomes.append(outcome.words) }
    stranger.start(ChildFlow(stranger.wireframe), from: there.main.root)
    stranger.guardRequests { _, _ in .refuse("never") }
    stranger.wireframe.push(PageScreen("Page"), from: there.main.root)

    #expect(outcomes == ["cancelled"])
    here.expectLog(matches: refusal)
    there.expectLog(
      matches: """
        > (app)
          ignored start ChildFlow: the flow has not been started
          ignored guard: the flow has not been started
          ignored push PageScreen "Page": the flow has not been started
        """)
  }

  @Test func aChildThatLivesOnAnotherStageLivesOn() async {
    let child = ChildFlow(there.wireframe)
    there.main.start(child, from: there.main.root)
    let task = Task { await here.main.run(child, from: here.main.root) }
    task.cancel()
    _ = await task.value

    #expect(there.stage.isOnStage(child.page))
    here.expectLog(matches: refusal)
  }

  @Test func nothingElseOfAnotherStageIsTaken() {
    let (child, page) = (ChildFlow(there.wireframe), PageScreen("New"))
    there.main.start(child, from: there.main.root)
    let tabs = TabBarWireframe(stage: there.stage)

    let pushed = here.stage.submit(.push(page, from: here.main.root), through: child.wireframe)
    let presented = here.wireframe.presentModally(rootItems: [page], in: tabs, from: here.main.root)
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let stranger = MainFlow(there.controller.wireframe)
    ApplicationController(wireframe: TabBarWireframe(stage: stage), mainFlow: stranger)
      .finishLaunching()

    #expect(pushed == .ignored(.onOtherStage("FlowWireframe<Int>")))
    #expect(presented == .ignored(.onOtherStage("TabBarWireframe")))
    #expect(!here.stage.isOnStage(page))
    #expect(
      stage.log.text == "> launch\n  ignored start MainFlow: MainFlow belongs to another stage\n")
  }
}

/// A wizard whose first step is a flow that other parts of the app use, too.
@MainActor
struct StepTests {
  let rig = FlowRig()

  /// Asks for an address, and finishes with it.
  private final class AddressFlow: FlowCoordinator {
    let wireframe: FlowWireframe<String>
    let form = PageScreen("Address")

    init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

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

    init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

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

  @Test(arguments: [true, false])
  func theUserComesBackToALivingStep(isFinished: Bool) {
    weak var (wizard, payment): (OrderFlow?, PageScreen?)
    do {
      let flow = order()
      (wizard, payment) = (flow, flow.payment)
    }
    weak let form = rig.stage.frontScreen
    let actions: [UserAction] =
      [.tap("Home"), .back, .tap("Work")] + (isFinished ? [.tap("Pay")] : [.back, .back])
    for action in actions { rig.stage.perform(action) }

    #expect(wizard == nil && payment == nil && form == nil)
    #expect(rig.main.notes == [isFinished ? "to Work" : "cancelled"])
    assertSnapshot(of: rig.newLog())
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
    assertSnapshot(of: rig.newLog())
  }
}
