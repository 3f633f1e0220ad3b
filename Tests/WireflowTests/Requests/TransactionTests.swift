import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The requests of a transaction succeed together or not at all.
@MainActor
struct TransactionTests {
  private let rig = FlowRig()
  private let page = PageScreen("Page")
  private let details = PageScreen("Details")

  @Test func commitsAllInOneTransitionOrNothing() {
    let backend = HeldBackend()
    let rig = FlowRig(backend: backend)
    backend.completeAll()
    for place in [rig.main.other, page] {
      let outcome = rig.wireframe.transaction {
        #expect(rig.wireframe.select(rig.main.other) == .queued)
        #expect(rig.wireframe.push(page, from: rig.main.other) == .queued)
        #expect(rig.wireframe.push(details, from: place) == .queued)
        #expect(rig.stage.selectedRoot === rig.main.root)
      }
      #expect((outcome == .committed) == (place === page))
    }
    #expect(rig.wireframe.transaction {} == .committed)

    #expect(
      backend.commands == [
        #"select Other + push PageScreen "Page" onto Other + push PageScreen "Details" onto Other"#
      ])
    assertSnapshot(of: rig.newLog())
  }

  @Test func holdsFlowsAndRequestsThatNeedNothing() {
    var stories = Stories()
    stories.tell("flows start in their place") { rig in
      let page = PageScreen("Page")
      let child = ChildFlow(rig.wireframe, page: "Child") { flow, sender in
        flow.wireframe.embed(flow.page, in: sender)
      }
      let outcome = rig.wireframe.transaction {
        rig.wireframe.push(page, from: rig.main.root)
        rig.main.start(child, from: page)
        rig.wireframe.embed(PageScreen("Details"), in: page)
      }
      rig.note(outcome)
    }
    stories.tell("flows finish with it, once") { rig in
      let child = ChildFlow(rig.wireframe, page: "Child")
      rig.main.start(child, from: rig.main.root) { $0.note($1) }
      for title in ["Page", "More"] {
        child.wireframe.transaction {
          child.wireframe.push(PageScreen(title), from: rig.main.other)
          child.finish(1)
        }
      }
    }

    assertSnapshot(of: stories.text)
  }

  @Test func goesOnWhereThereIsNothingToDo() {
    var stories = Stories()
    stories.tell("what is there already is no refusal, and what cannot be is one") { rig in
      let outcome = rig.wireframe.transaction {
        rig.wireframe.select(rig.main.root)
        rig.wireframe.dismissAll()
        rig.wireframe.minimizeFullscreenView(animated: true)
        rig.wireframe.removeMinimizable(animated: true)
        rig.stage.submit(.closeDrawer, through: rig.wireframe)
        rig.stage.submit(.closeAlert(nil), through: rig.wireframe)
        rig.wireframe.adapt(to: .compact)
        rig.wireframe.push(page, from: rig.main.root)
      }
      let again = rig.wireframe.transaction {
        rig.wireframe.dismissAll()
        rig.wireframe.pop(to: page)
      }
      let impossible = rig.wireframe.transaction {
        rig.wireframe.maximizeMinimizableView(animated: true)
        rig.wireframe.select(rig.main.other)
      }
      rig.note(outcome, again, impossible)
    }

    assertSnapshot(of: stories.text)
  }

  /// An app with a guard of its draft.
  private static func guarded(
    _ decide: @escaping @MainActor (ChildFlow, GuardedRequest) -> GuardDecision
  ) -> (rig: FlowRig, draft: ChildFlow) {
    let rig = FlowRig()
    let draft = ChildFlow(rig.wireframe, page: "Draft")
    rig.main.start(draft, from: rig.main.root)
    draft.guardRequests(decide)
    _ = rig.newLog()
    return (rig, draft)
  }

  @Test func isJudgedByGuardsAsAWhole() {
    var stories = Stories()
    for isAllowed in [true, false] {
      let (rig, draft) = Self.guarded { flow, request in
        let titles = "\(request.arriving.titles) for \(request.leaving.titles)"
        flow.wireframe.stage.log.note("asked about \(titles)")
        guard request.takesAway(flow.page) else { return .allow }
        return .ask(AlertContent(title: "Discard?"), from: flow.page, allows: { _ in isAllowed })
      }
      stories.tell("one question about the whole, allowed: \(isAllowed)", rig) { rig in
        let page = PageScreen("Page")
        let outcome = rig.wireframe.transaction {
          rig.wireframe.pop(draft.page)
          rig.wireframe.push(page, from: rig.main.root)
          rig.wireframe.push(PageScreen("Details"), from: page)
        }
        rig.note(outcome)
        rig.user(.choose("OK"))
      }
    }
    let (redirecting, _) = Self.guarded { _, request in
      guard request.arriving.contains(where: { $0.title == "Details" }) else { return .allow }
      return .redirect(to: .modal(PageScreen("Log in"), from: nil))
    }
    stories.tell("a redirection replaces it as a whole", redirecting) { rig in
      let outcome = rig.wireframe.transaction {
        rig.wireframe.select(rig.main.other)
        rig.wireframe.push(details, from: rig.main.other)
        rig.main.start(ChildFlow(rig.wireframe, page: "Child"), from: details) { $0.note($1) }
      }
      rig.note(outcome)
    }

    assertSnapshot(of: stories.text)
  }

  @Test func isJudgedAnewAfterAWait() {
    var stories = Stories()
    let (waiting, draft) = Self.guarded { flow, request in
      guard request.takesAway(flow.page) else { return .allow }
      return .ask(AlertContent(title: "Discard?"), from: flow.page, allows: { _ in true })
    }
    stories.tell("it is judged anew after a wait", waiting) { rig in
      let page = PageScreen("Page")
      rig.wireframe.transaction {
        rig.wireframe.pop(to: rig.main.root)
        rig.wireframe.push(page, from: rig.main.root)
      }
      draft.wireframe.push(page, from: rig.main.other)
      rig.user(.choose("OK"))
    }

    assertSnapshot(of: stories.text)
  }

  @Test func isNothingIfAnErrorComesOut() {
    struct Failure: Error {}
    let child = ChildFlow(rig.wireframe, page: "Child")
    let (wireframe, second) = (rig.wireframe, ChildFlow(rig.wireframe, page: "Second"))

    #expect(throws: Failure.self) {
      try rig.wireframe.transaction {
        rig.wireframe.select(rig.main.other)
        rig.main.start(child, from: rig.main.other) { main, outcome in
          main.note(outcome)
          main.start(second, from: main.root)
        }
        throw Failure()
      }
    }
    wireframe.push(page, from: second.page)

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Second" onto Root
          push PageScreen "Page" onto Root
        """)
  }

  @Test func saysWhyAGuardedRequestHasNothingToDo() {
    rig.main.guardRequests { _, _ in .refuse("never") }

    #expect(rig.wireframe.dismissAll() == .ignored(.nothingPresented))
    #expect(rig.wireframe.verdict(on: .dismissAll) == .ignored(.nothingPresented))
  }
}
