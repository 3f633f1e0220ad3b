import TestSupport
import Testing
import WireflowTesting

@testable import Wireflow

/// What comes out where two features meet, one of which knows little of the other.
@MainActor
struct SeamTests {
  @Test func detachedRootItemsTouchNothingOfOthers() async throws {
    var stories = Stories()
    try stories.tell("notices, ties and alerts of others go on", AccountsRig()) { rig in
      rig.main.open("Ben")
      let (ann, ben) = (try #require(rig.ann), try #require(rig.ben))
      let (passing, helped) = (ChildFlow(ann.wireframe), ChildFlow(ben.wireframe))
      let extra = PageScreen("Extra")
      ann.wireframe.update(rootItems: [ann.inbox, extra], around: ann.inbox)
      ann.start(passing, from: extra)
      passing.wireframe.showNotice("One")
      rig.wireframe.showNotice("Two")
      ann.wireframe.update(rootItems: [ann.inbox], around: ann.inbox)
      ben.start(helped, from: ben.inbox)
      rig.wireframe.presentModally(PageScreen("Help"), from: helped.page, whenSenderLeaves: .leaves)
      helped.finish(1)
      let guest = ChildFlow(rig.wireframe) { flow, inbox in
        flow.wireframe.embed(flow.page, in: inbox)
        flow.after(.seconds(9), whileUnseen: true) { _ in }
      }
      rig.main.start(guest, from: ann.inbox)
      ben.wireframe.presentAlert(AlertContent(title: "Delete?"), from: ben.inbox)
      rig.main.asleep["Ann"]?.drop()
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
