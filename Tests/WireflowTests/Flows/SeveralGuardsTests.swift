import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Guards that ask or wait at the same time each keep their own requests.
@MainActor
struct SeveralGuardsTests {
  /// Two drafts on each other, of which the upper one asks before it goes, and the lower waits.
  @MainActor
  private struct Drafts {
    let rig = FlowRig()
    let lower: ChildFlow
    let upper: ChildFlow
    private let answer: AsyncStream<Void>.Continuation

    init() {
      let (answers, answer) = AsyncStream<Void>.makeStream()
      self.answer = answer
      lower = ChildFlow(rig.wireframe, page: "Lower")
      upper = ChildFlow(rig.wireframe, page: "Upper")
      rig.main.start(lower, from: rig.main.root)
      rig.main.start(upper, from: lower.page)
      lower.guardRequests { flow, request in
        guard request.takesAway(flow.page) else { return .allow }
        return .wait(upTo: .seconds(60)) {
          for await _ in answers { return .allow }
          return .refuse("nobody answered")
        }
      }
      upper.guardRequests { flow, request in
        guard request.takesAway(flow.page) else { return .allow }
        let question = AlertContent(title: "Discard?", actions: [.init("OK"), .init("Keep")])
        return .ask(question, from: flow.page, allows: { $0.title == "OK" })
      }
      _ = rig.newLog()
    }

    func wait() async {
      answer.yield()
      await rig.scheduler.sleepers.settled()
    }
  }

  @Test func keepTheirOwnRequests() async {
    var stories = Stories()
    var drafts = Drafts()
    await stories.follow("they decide one after the other", drafts.rig) { rig in
      rig.user(.backTo("Root"), .choose("OK"))
      await drafts.wait()
    }
    drafts = Drafts()
    await stories.follow("the user answers first", drafts.rig) { rig in
      rig.user(.back)
      rig.note(drafts.upper.wireframe.pop(drafts.lower.page))
      rig.user(.choose("OK"))
      await drafts.wait()
    }
    drafts = Drafts()
    await stories.follow("the wait ends first", drafts.rig) { rig in
      rig.user(.back)
      drafts.upper.wireframe.pop(drafts.lower.page)
      await drafts.wait()
      rig.user(.choose("OK"))
    }
    drafts = Drafts()
    await stories.follow("a request before the second one need not wait for it", drafts.rig) {
      rig in
      rig.user(.back)
      rig.wireframe.select(rig.main.other)
      drafts.upper.wireframe.pop(drafts.lower.page)
      rig.wireframe.select(rig.main.root)
      rig.user(.choose("Keep"))
      rig.stage.log.note("the wait ends")
      await drafts.wait()
    }

    assertSnapshot(of: stories.text)
  }

  @Test func keepTheirOrderWhenFlowsEndAndStart() {
    var stories = Stories()
    var drafts = Drafts()
    stories.tell("the question of a flow that ends is closed", drafts.rig) { rig in
      let asker = ChildFlow.modal(rig.wireframe, page: "Asker")
      rig.main.start(asker, from: rig.main.root)
      asker.wireframe.pop(drafts.upper.page)
      drafts.upper.wireframe.dismiss(asker.page)
      rig.note(rig.wireframe.select(rig.main.other))
    }
    drafts = Drafts()
    stories.tell("a start comes before what is asked after it", drafts.rig) { rig in
      let fresh = PageScreen("Fresh")
      drafts.lower.removeGuard()
      rig.wireframe.install(rootItems: [fresh])
      rig.main.start(ChildFlow(rig.wireframe, page: "First"), owning: fresh) { $0.note($1) }
      rig.wireframe.push(PageScreen("Second"), from: fresh)
      rig.user(.choose("OK"))
    }

    assertSnapshot(of: stories.text)
  }
}
