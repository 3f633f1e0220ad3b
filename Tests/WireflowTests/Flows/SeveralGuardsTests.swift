import TestSupport
import Testing
import Wireflow

/// Guards that ask or wait at the same time each keep their own requests.
@MainActor
struct SeveralGuardsTests {
  private let rig = FlowRig()
  private let lower: ChildFlow
  private let upper: ChildFlow
  private let answers: AsyncStream<Void>
  private let answer: AsyncStream<Void>.Continuation

  /// Lays two drafts on each other, of which the upper one asks before it goes, and the lower waits.
  init() {
    (answers, answer) = AsyncStream.makeStream()
    lower = ChildFlow(rig.wireframe, page: "Lower")
    upper = ChildFlow(rig.wireframe, page: "Upper")
    rig.main.start(lower, from: rig.main.root)
    rig.main.start(upper, from: lower.page)
    lower.guardRequests { [answers] flow, request in
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

  private func wait() async {
    answer.yield()
    await rig.scheduler.sleepers.settled()
  }

  @Test func askOneAfterTheOther() async {
    rig.stage.perform(.backTo("Root"))
    rig.stage.perform(.choose("OK"))
    await wait()

    rig.expectLog(
      matches: """
        > back to "Root"
          hold pop to PageScreen "Root": ChildFlow decides
          alert "Discard?" [OK, Keep]
        > choose "OK"
          close alert "Discard?"
          hold pop to PageScreen "Root": ChildFlow decides
        > (app)
          pop to PageScreen "Root"
          cancel ChildFlow
          cancel ChildFlow
        """)
  }

  @Test func keepBothWhenTheUserAnswersFirst() async {
    rig.stage.perform(.back)
    let own = upper.wireframe.pop(lower.page)
    rig.stage.perform(.choose("OK"))
    await wait()

    #expect(own == .queued)
    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Upper": ChildFlow decides
          alert "Discard?" [OK, Keep]
        > (app)
          hold pop PageScreen "Lower": ChildFlow decides
        > choose "OK"
          close alert "Discard?"
          pop PageScreen "Upper"
          cancel ChildFlow
          ignored pop PageScreen "Lower": ChildFlow has ended
        """)
  }

  @Test func keepBothWhenTheWaitEndsFirst() async {
    rig.stage.perform(.back)
    upper.wireframe.pop(lower.page)
    await wait()
    rig.stage.perform(.choose("OK"))

    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Upper": ChildFlow decides
          alert "Discard?" [OK, Keep]
        > (app)
          hold pop PageScreen "Lower": ChildFlow decides
          close alert "Discard?"
          + pop to PageScreen "Root"
          cancel ChildFlow
          cancel ChildFlow
          ignored pop PageScreen "Upper": ChildFlow refused, no answer
        > choose "OK"
          refused: no option "OK" is on screen; possible: select "Root", select "Other"
        """)
  }

  /// A request made before the second one began need not wait for it.
  @Test func letGoOnWhatWasAskedBeforeTheSecondOneWhileThatDecides() async {
    rig.stage.perform(.back)
    rig.wireframe.select(rig.main.other)
    upper.wireframe.pop(lower.page)
    rig.wireframe.select(rig.main.root)
    _ = rig.newLog()

    rig.stage.perform(.choose("Keep"))
    rig.expectLog(
      matches: """
        > choose "Keep"
          close alert "Discard?"
          ignored pop PageScreen "Upper": ChildFlow refused, Keep
          select Other
        """)
    await wait()

    rig.expectLog(
      matches: """
        > (app)
          pop to PageScreen "Root"
          cancel ChildFlow
          cancel ChildFlow
          select Root
        """)
  }

  @Test func closeTheQuestionOfAFlowThatHasEnded() {
    let asker = ChildFlow(rig.wireframe, page: "Asker") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    rig.main.start(asker, from: rig.main.root)
    _ = rig.newLog()

    asker.wireframe.pop(upper.page)
    upper.wireframe.dismiss(asker.page)
    let isIdle = rig.wireframe.select(rig.main.other)

    #expect(isIdle == .committed)
    rig.expectLog(
      matches: """
          hold pop PageScreen "Upper": ChildFlow decides
          alert "Discard?" [OK, Keep]
          dismiss PageScreen "Asker"
          cancel ChildFlow
          ignored pop PageScreen "Upper": ChildFlow has ended
          close alert "Discard?"
          select Other
        """)
  }

  @Test func keepAStartBeforeWhatWasAskedAfterIt() {
    let fresh = PageScreen("Fresh")
    let owner = ChildFlow(rig.wireframe, page: "First")
    lower.removeGuard()

    rig.wireframe.install(rootItems: [fresh])
    rig.main.start(owner, owning: fresh) { $0.note($1) }
    rig.wireframe.push(PageScreen("Second"), from: fresh)
    rig.stage.perform(.choose("OK"))

    rig.expectLog(
      matches: """
          hold install Fresh: ChildFlow decides
          alert "Discard?" [OK, Keep]
          hold push PageScreen "Second": ChildFlow decides
        > choose "OK"
          close alert "Discard?"
          install tab bar: Fresh
          cancel ChildFlow
          cancel ChildFlow
          start ChildFlow
          push PageScreen "First" onto Fresh
          ignored push PageScreen "Second": PageScreen "Fresh" is covered
        """)
  }
}
