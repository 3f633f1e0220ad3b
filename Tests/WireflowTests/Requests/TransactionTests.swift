import TestSupport
import Testing
import Wireflow

/// The requests of a transaction succeed together or not at all.
@MainActor
struct TransactionTests {
  private let rig = FlowRig()
  private let page = PageScreen("Page")
  private let details = PageScreen("Details")

  private func guardRoot(
    _ decide: @escaping @MainActor (ChildFlow, GuardedRequest) -> GuardDecision
  )
    -> ChildFlow
  {
    let guardian = ChildFlow(rig.wireframe, page: "Draft")
    rig.main.start(guardian, from: rig.main.root)
    guardian.guardRequests(decide)
    _ = rig.newLog()
    return guardian
  }

  @Test func commitsAllInOneTransition() {
    let backend = HeldBackend()
    let rig = FlowRig(backend: backend)
    backend.completeAll()

    let outcome = rig.wireframe.transaction {
      #expect(rig.wireframe.select(rig.main.other) == .queued)
      #expect(rig.wireframe.push(page, from: rig.main.other) == .queued)
      #expect(rig.wireframe.push(details, from: page) == .queued)
      #expect(rig.stage.selectedRoot === rig.main.root)
    }

    #expect(outcome == .committed)
    #expect(
      backend.commands == [
        #"select Other + push PageScreen "Page" onto Other + push PageScreen "Details" onto Other"#
      ])
    rig.expectLog(
      matches: """
        > (app)
          select Other
          + push PageScreen "Page" onto Other
          + push PageScreen "Details" onto Other
        """)
  }

  @Test func doesNothingIfOneIsRefused() {
    let outcome = rig.wireframe.transaction {
      rig.wireframe.select(rig.main.other)
      rig.wireframe.push(page, from: rig.main.other)
      rig.wireframe.push(details, from: rig.main.other)
    }

    #expect(outcome == .ignored(.covered(ScreenName(typeName: "PageScreen", title: "Other"))))
    #expect(rig.stage.selectedRoot === rig.main.root)
    rig.expectLog(
      matches: """
        > (app)
          ignored transaction [select Other, push PageScreen "Page", push PageScreen "Details"]: \
        PageScreen "Other" is covered
        """)
  }

  @Test func goesOnWhereTheStateIsThereAlready() {
    let outcome = rig.wireframe.transaction {
      rig.wireframe.select(rig.main.root)
      rig.wireframe.push(page, from: rig.main.root)
    }
    let again = rig.wireframe.transaction {
      rig.wireframe.select(rig.main.root)
      rig.wireframe.pop(to: page)
    }

    #expect(outcome == .committed)
    #expect(again == .ignored(.alreadyThere))
    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          ignored select Root: already there
          ignored transaction [select Root, pop to PageScreen "Page"]: already there
        """)
  }

  @Test func isNothingIfNothingIsAsked() {
    #expect(rig.wireframe.transaction {} == .committed)
    #expect(rig.newLog() == "")
  }

  @Test func startsFlowsInTheirPlace() {
    let child = ChildFlow(rig.wireframe, page: "Child") { flow, sender in
      flow.wireframe.embed(flow.page, in: sender)
    }

    let outcome = rig.wireframe.transaction {
      rig.wireframe.push(page, from: rig.main.root)
      rig.main.start(child, from: page)
      rig.wireframe.embed(details, in: page)
    }

    #expect(outcome == .committed)
    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          start ChildFlow
          + embed PageScreen "Child" in PageScreen "Page"
          + embed PageScreen "Details" in PageScreen "Page"
        """)
  }

  @Test func finishesFlowsWithIt() {
    let child = ChildFlow(rig.wireframe, page: "Child")
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    _ = rig.newLog()

    child.wireframe.transaction {
      child.wireframe.push(page, from: rig.main.other)
      child.finish(1)
    }
    child.wireframe.transaction {
      child.wireframe.push(PageScreen("More"), from: rig.main.other)
      child.finish(2)
    }

    #expect(rig.main.notes == ["finished 1"])
    rig.expectLog(
      matches: """
          push PageScreen "Page" onto Other
          + pop PageScreen "Page"
          + pop PageScreen "Child"
          finish ChildFlow
          ignored transaction [push PageScreen "More", finish ChildFlow]: ChildFlow has ended
        """)
  }

  @Test(arguments: [true, false])
  func asksGuardsOnceAboutTheWhole(isAllowed: Bool) {
    var asked: [[String]] = []
    let guardian = guardRoot { flow, request in
      asked.append([request.arriving.titles, request.leaving.titles])
      guard request.takesAway(flow.page) else { return .allow }
      return .ask(AlertContent(title: "Discard?"), from: flow.page, allows: { _ in isAllowed })
    }

    let outcome = rig.wireframe.transaction {
      rig.wireframe.pop(guardian.page)
      rig.wireframe.push(page, from: rig.main.root)
      rig.wireframe.push(details, from: page)
    }
    #expect(rig.stage.visibleScreens.titles == "Draft")
    rig.stage.perform(.choose("OK"))

    #expect(outcome == .queued)
    #expect(asked == [["Page/Details", "Draft"]])
    let words =
      #"transaction [pop PageScreen "Draft", push PageScreen "Page", push PageScreen "Details"]"#
    rig.expectLog(
      matches: """
          hold \(words): ChildFlow decides
          alert "Discard?" [OK]
        > choose "OK"
          close alert "Discard?"

        """
          + (isAllowed
            ? """
              pop PageScreen "Draft"
              + push PageScreen "Page" onto Root
              + push PageScreen "Details" onto Root
              cancel ChildFlow
            """
            : "  ignored \(words): ChildFlow refused, OK"))
  }

  @Test func isReplacedAsAWholeByARedirect() {
    let login = PageScreen("Log in")
    _ = guardRoot { _, request in
      guard request.arriving.contains(where: { $0.title == "Details" }) else { return .allow }
      return .redirect(to: .modal(login, from: nil))
    }
    let child = ChildFlow(rig.wireframe, page: "Child")

    let outcome = rig.wireframe.transaction {
      rig.wireframe.select(rig.main.other)
      rig.wireframe.push(details, from: rig.main.other)
      rig.main.start(child, from: details) { $0.note($1) }
    }

    #expect(outcome == .committed)
    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
          redirect transaction [select Other, push PageScreen "Details", start ChildFlow]: ChildFlow \
        decides
          present PageScreen "Log in" over PageScreen "Draft" as sheet, dismiss button Done
        """)
  }

  @Test func isJudgedAnewAfterAWait() {
    let guardian = guardRoot { flow, request in
      guard request.takesAway(flow.page) else { return .allow }
      return .ask(AlertContent(title: "Discard?"), from: flow.page, allows: { _ in true })
    }

    rig.wireframe.transaction {
      rig.wireframe.pop(to: rig.main.root)
      rig.wireframe.push(page, from: rig.main.root)
    }
    guardian.wireframe.push(page, from: rig.main.other)
    rig.stage.perform(.choose("OK"))

    let words = #"transaction [pop to PageScreen "Root", push PageScreen "Page"]"#
    rig.expectLog(
      matches: """
          hold \(words): ChildFlow decides
          alert "Discard?" [OK]
          push PageScreen "Page" onto Other
        > choose "OK"
          close alert "Discard?"
          ignored \(words): PageScreen "Page" is already on stage
        """)
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

  @Test func goesOnWhereThereIsNothingToTakeAway() {
    let outcome = rig.wireframe.transaction {
      rig.wireframe.dismissAll()
      rig.wireframe.minimizeFullscreenView(animated: true)
      rig.wireframe.removeMinimizable(animated: true)
      rig.stage.submit(.closeDrawer, through: rig.wireframe)
      rig.stage.submit(.closeAlert(nil), through: rig.wireframe)
      rig.wireframe.adapt(to: .compact)
      rig.wireframe.push(page, from: rig.main.root)
    }
    let again = rig.wireframe.transaction { rig.wireframe.dismissAll() }
    let refused = rig.wireframe.transaction {
      rig.wireframe.maximizeMinimizableView(animated: true)
      rig.wireframe.select(rig.main.other)
    }

    #expect(outcome == .committed)
    #expect(again == .ignored(.alreadyThere))
    #expect(refused == .ignored(.noPlayer))
    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          ignored dismiss all: nothing is presented
          ignored minimize: there is no player
          ignored remove player: there is no player
          ignored close drawer: this wireframe has no drawer
          ignored close alert: no alert is shown
          ignored adapt compact: already in tab bar
          ignored transaction [dismiss all]: already there
          ignored transaction [maximize, select Other]: there is no player
        """)
  }

  @Test func saysWhyAGuardedRequestHasNothingToDo() {
    rig.main.guardRequests { _, _ in .refuse("never") }

    #expect(rig.wireframe.dismissAll() == .ignored(.nothingPresented))
    #expect(rig.wireframe.verdict(on: .dismissAll) == .ignored(.nothingPresented))
  }
}
