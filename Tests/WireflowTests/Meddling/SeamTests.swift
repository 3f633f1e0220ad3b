import TestSupport
import Testing
import WireflowTesting

@testable import Wireflow

/// What comes out where two features meet, one of which knows little of the other.
@MainActor
struct SeamTests {
  private let question = AlertContent(title: "Delete?")

  @Test func detachedRootItemsTouchNothingOfOthers() async throws {
    var stories = Stories()
    try stories.tell("a tied modal leaves while others are detached", AccountsRig()) { rig in
      rig.main.open("Ben")
      let (ben, help) = (try #require(rig.ben), PageScreen("Help"))
      let child = ChildFlow(ben.wireframe)
      ben.start(child, from: ben.inbox)
      rig.wireframe.presentModally(help, from: child.page, whenSenderLeaves: .leaves)
      child.finish(1)
    }
    try stories.tell("an alert stays, the flow of an embedded screen ends", AccountsRig()) { rig in
      let ann = try #require(rig.ann)
      let child = ChildFlow(ann.wireframe) { flow, inbox in
        flow.wireframe.embed(flow.page, in: inbox)
        flow.after(.seconds(9), whileUnseen: true) { _ in }
      }
      ann.start(child, from: ann.inbox)
      rig.main.open("Ben")
      try #require(rig.ben).wireframe.presentAlert(question, from: try #require(rig.ben).inbox)
      rig.main.asleep["Ann"]?.drop()
    }
    try stories.tell("the modal of a minimized modal goes along", AccountsRig()) { rig in
      let (ann, draft) = (try #require(rig.ann), MinimizableDraft())
      ann.wireframe.presentModally(draft, from: ann.inbox)
      rig.wireframe.minimizeFullscreenView(animated: true)
      ann.wireframe.presentModally(PageScreen("Help"), from: draft)
      rig.wireframe.maximizeMinimizableView(animated: true)
      rig.main.open("Ben")
    }
    let (one, two) = (AccountsRig(), AccountsRig())
    one.main.open("Ben")
    let saved = try #require(one.main.asleep["Ann"])
    _ = await two.wireframe.outcome {
      two.wireframe.attach(saved)
      two.wireframe.announce("Attached")
    }
    _ = await two.wireframe.outcome(of: .attach(saved))
    assertSnapshot(of: stories.text + two.newLog())
  }

  @Test func playersKeepWhatIsTiedToThem() {
    var stories = Stories()
    stories.tell("a modal of its bar stays, and the bar goes to the next one") { rig in
      let bar = PageScreen("Bar")
      for title in ["Jazz", "News"] {
        rig.wireframe.installMinimizable(Player(title, controls: bar), animated: true)
      }
      let child = ChildFlow.modal(rig.wireframe)
      rig.main.start(child, from: rig.root)
      for sender in [bar, rig.other] {
        rig.wireframe.presentModally(PageScreen("Help"), from: sender, whenSenderLeaves: .leaves)
      }
      child.finish(1)
    }
    assertSnapshot(of: stories.text)
  }

  @Test func workThatIsDueAtOneTimeRunsInOrderAndNothingOutlivesItsFlow() async {
    var order: [Int] = []
    let scheduler = LiveScheduler()
    for n in 0..<500 { _ = scheduler.schedule(after: .milliseconds(5)) { order.append(n) } }
    await expectEventually { order.count == 500 }
    #expect(order == Array(0..<500))
    let rig = FlowRig()
    rig.stage.log.limit = .max
    let own = ChildFlow(rig.wireframe)
    weak var held: PageScreen?
    do {
      let page = PageScreen("Held")
      held = page
      rig.main.start(own, from: rig.root) { _, _ in withExtendedLifetime(page) {} }
    }
    rig.wireframe.pop(own.page)
    withExtendedLifetime(own) { #expect(held == nil) }
  }
}
