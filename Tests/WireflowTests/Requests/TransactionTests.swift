import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The requests of a transaction succeed together or not at all.
@MainActor
struct TransactionTests {
  private let page = PageScreen("Page")
  private let details = PageScreen("Details")

  @Test func commitsAllInOneTransitionOrNothing() {
    var stories = Stories()
    let backend = HeldBackend()
    stories.tell("one that succeeds, and one that does not", FlowRig(backend: backend)) { rig in
      backend.completeAll()
      for place in [rig.other, page] {
        let outcome = rig.wireframe.transaction {
          rig.note(rig.wireframe.select(rig.other))
          rig.note(rig.wireframe.push(page, from: rig.other))
          rig.note(rig.wireframe.push(details, from: place))
          #expect(rig.stage.state.selectedRoot === rig.root)
        }
        #expect((outcome == .committed) == (place === page))
      }
      rig.note(rig.wireframe.transaction {})
      rig.main.notes += backend.commands
    }
    stories.tell("flows start in their place") { rig in
      let (page, child) = (
        PageScreen("Page"), ChildFlow(rig.wireframe) { $0.wireframe.embed($0.page, in: $1) }
      )
      let outcome = rig.wireframe.transaction {
        rig.wireframe.push(page, from: rig.root)
        rig.main.start(child, from: page)
        rig.wireframe.embed(PageScreen("Details"), in: page)
      }
      rig.note(outcome)
    }
    stories.tell("flows finish with it, once") { rig in
      let child = rig.start("Child")
      for title in ["Page", "More"] {
        child.wireframe.transaction {
          child.wireframe.push(title, from: rig.other)
          child.finish(1)
        }
      }
    }
    stories.tell("an error that comes out leaves nothing of it") { rig in
      let (child, second) = (ChildFlow(rig.wireframe), ChildFlow(rig.wireframe, page: "Second"))
      #expect(throws: CancellationError.self) {
        try rig.wireframe.transaction {
          rig.wireframe.select(rig.other)
          rig.main.start(child, from: rig.other) { main, outcome in
            main.note(outcome)
            main.start(second, from: main.root)
          }
          throw CancellationError()
        }
      }
      rig.wireframe.push("Page", from: second.page)
    }
    assertSnapshot(of: stories.text)
  }

  @Test func goesOnWhereThereIsNothingToDo() {
    var stories = Stories()
    stories.tell("what is there already is no refusal, and what cannot be is one") { rig in
      let outcome = rig.wireframe.transaction {
        rig.wireframe.request(
          .select(rig.root), .dismissAll, .minimize(animated: true), .removePlayer(animated: true))
        rig.stage.submit(.closeDrawer, through: rig.wireframe)
        rig.stage.submit(.closeAlert(nil), through: rig.wireframe)
        rig.wireframe.request(.adapt(.compact), .push(page, from: rig.root))
      }
      let again = rig.wireframe.transaction {
        rig.wireframe.request(.dismissAll, .popTo(page))
      }
      let impossible = rig.wireframe.transaction {
        rig.wireframe.request(.maximize(animated: true), .select(rig.other))
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
    let draft = rig.start("Draft")
    draft.guardRequests(decide)
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
        let outcome = rig.wireframe.transaction {
          rig.wireframe.pop(draft.page)
          let page = rig.wireframe.push("Page", from: rig.root)
          rig.wireframe.push("Details", from: page)
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
        rig.wireframe.request(.select(rig.other), .push(details, from: rig.other))
        rig.main.start(ChildFlow(rig.wireframe, page: "Child"), from: details) { $0.note($1) }
      }
      rig.note(outcome)
    }
    assertSnapshot(of: stories.text)
  }
}

/// A transaction has its turn as a whole: behind alerts and the stage's own work, in another one.
@MainActor
struct TransactionTurnTests {
  private let page = PageScreen("Page")
  private let details = PageScreen("Details")

  @Test func waitsAsAWhole() async {
    var stories = Stories()
    await stories.follow("behind an alert") { rig in
      rig.wireframe.ask("News")
      let final = Task {
        await rig.wireframe.outcome {
          rig.wireframe.request(.push(page, from: rig.root), .modal(details, from: page))
        }
      }
      await rig.scheduler.sleepers.settled()
      rig.user(.choose("OK"))
      rig.note(await final.value)
    }
    stories.tell("not for its own alert") { rig in
      let outcome = rig.wireframe.transaction {
        rig.wireframe.ask("Welcome")
        rig.wireframe.present("Modal", from: rig.root)
      }
      rig.note(outcome)
    }
    stories.tell("for a wall that one of its parts stands on") { rig in
      let wall = rig.raiseWall()
      let outcome = rig.wireframe.transaction {
        rig.wireframe.request(
          .modal(PageScreen("Modal"), from: rig.root),
          .replace(wall.screen, with: PageScreen("Instead")))
      }
      rig.note(outcome)
      wall.finish()
    }
    stories.tell("for the stage's own work") { rig in
      let page = PageScreen("Page")
      let observation = rig.stage.observe { change in
        guard case .entered(let screen) = change, screen === page else { return }
        let outcome = rig.wireframe.transaction {
          rig.wireframe.request(.push(PageScreen("Details"), from: page), .select(rig.other))
        }
        rig.note(outcome)
      }
      rig.wireframe.push(page, from: rig.root)
      observation.cancel()
    }
    assertSnapshot(of: stories.text)
  }

  @Test func holdsAlertsBatchesAndTransactions() {
    var stories = Stories()
    stories.tell("alerts show with it, and are answered if it is refused") { rig in
      let page = PageScreen("Page")
      rig.wireframe.transaction {
        rig.wireframe.push(page, from: rig.root)
        rig.wireframe.ask("Welcome", from: page) { rig.note($0?.title ?? "none") }
      }
      rig.user(.choose("OK"))
      rig.wireframe.transaction {
        rig.wireframe.ask("Welcome", from: page) { rig.note($0?.title ?? "none") }
        rig.wireframe.push("Details", from: rig.root)
      }
    }
    stories.tell("it joins the one around it, and batches inside") { rig in
      let page = PageScreen("Page")
      rig.wireframe.transaction {
        rig.wireframe.batch { rig.wireframe.select(rig.other) }
        rig.note(rig.wireframe.transaction { rig.wireframe.push(page, from: rig.other) })
      }
      rig.wireframe.batch {
        rig.wireframe.transaction { _ = rig.wireframe.push("Details", from: page) }
        rig.wireframe.select(rig.root)
      }
    }
    assertSnapshot(of: stories.text)
  }

  /// The wireframe translates each request in the state after the earlier ones.
  @Test(arguments: Shape.allCases)
  func translatesEachOnWhatTheEarlierOnesLeadTo(shape: Shape) {
    func show(_ isTransaction: Bool) -> String {
      let rig = FlowRig { shape.makeWireframe($0) }
      func ask() {
        let (page, details) = (PageScreen("Page"), PageScreen("Details"))
        rig.wireframe.push(page, from: rig.root)
        rig.wireframe.show(details, from: page)
        rig.wireframe.present("Shown", from: details)
      }
      if isTransaction { rig.wireframe.transaction { ask() } } else { ask() }
      #expect(rig.stage.state.modalScreens.titles == "Shown")
      return NavigationTree(rig.stage).description
    }
    #expect(show(true) == show(false))
  }
}
