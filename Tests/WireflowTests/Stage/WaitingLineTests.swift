import TestSupport
import Testing
import Wireflow

@MainActor
struct WaitingLineTests {
  let rig = Rig()
  let modal = PageScreen("Modal")
  let page = PageScreen("Page")
  let first = AlertContent(title: "First")
  let second = AlertContent(title: "Second")

  @Test func keepsAlertsPresentsAndWhatNamesAWaitingScreenInOneLine() {
    rig.wireframe.presentAlert(first, from: rig.a)
    let outcomes = [
      rig.wireframe.presentModally(modal, from: rig.a),
      rig.wireframe.presentAlert(second, from: modal).outcome,
      rig.wireframe.show(page, from: modal),
      rig.wireframe.replace(page, with: PageScreen("New")),
    ]
    rig.stage.perform(.choose("OK"))
    rig.stage.perform(.choose("OK"))

    #expect(outcomes == [.queued, .queued, .queued, .queued])
    rig.expectLog(
      matches: """
          alert "First" [OK]
          hold present PageScreen "Modal": alert "First" is open
          hold alert "Second": alert "First" is open
          hold show PageScreen "Page": alert "First" is open
          hold replace PageScreen "Page" with PageScreen "New": alert "First" is open
        > choose "OK"
          close alert "First"
          present PageScreen "Modal" over PageScreen "A" as sheet, dismiss button Done
          alert "Second" [OK]
        > choose "OK"
          close alert "Second"
          push PageScreen "Page" onto Modal
          replace PageScreen "Page" with PageScreen "New"
        """)
  }

  @Test func keepsWhatNamesAScreenOfAWaitingStack() {
    rig.wireframe.presentAlert(first, from: rig.a)
    let outcomes = [
      rig.wireframe.presentModally(modal, from: rig.a),
      rig.wireframe.setStack([modal, page], of: modal),
      rig.wireframe.push(PageScreen("Deep"), from: page),
    ]
    rig.stage.perform(.choose("OK"))

    #expect(outcomes == [.queued, .queued, .queued])
    rig.expectLog(
      matches: """
          alert "First" [OK]
          hold present PageScreen "Modal": alert "First" is open
          hold set stack of PageScreen "Modal": alert "First" is open
          hold push PageScreen "Deep": alert "First" is open
        > choose "OK"
          close alert "First"
          present PageScreen "Modal" over PageScreen "A" as sheet, dismiss button Done
          push PageScreen "Page" onto Modal
          push PageScreen "Deep" onto Modal
        """)
  }

  @Test func keepsTheOrderWhenTheAlertClosesInsideABatch() {
    rig.wireframe.presentAlert(first, from: rig.a)
    rig.wireframe.presentModally(modal)
    _ = rig.newLog()

    rig.wireframe.batch {
      rig.stage.submit(.closeAlert(nil))
      rig.wireframe.presentModally(page)
    }

    rig.expectLog(
      matches: """
          close alert "First"
          hold present PageScreen "Page": earlier requests wait
          present PageScreen "Modal" over PageScreen "A" as sheet, dismiss button Done
          present PageScreen "Page" over PageScreen "Modal" as sheet, dismiss button Done
        """)
  }

  @Test func judgesOtherRequestsAtOnce() {
    rig.wireframe.presentAlert(first, from: rig.a)
    rig.wireframe.presentModally(modal, from: rig.a)

    let outcomes = [rig.wireframe.push(page, from: rig.a), rig.wireframe.select(rig.b)]

    #expect(outcomes == [.committed, .committed])
    rig.expectLog(
      matches: """
          alert "First" [OK]
          hold present PageScreen "Modal": alert "First" is open
          push PageScreen "Page" onto A
          select B
        """)
  }

  @Test func judgesWhatWaitedOnTheStateThatItFinds() {
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentAlert(first, from: rig.a)
    rig.wireframe.presentModally(modal, from: page)
    rig.wireframe.presentModally(PageScreen("Other"), from: rig.a)
    rig.wireframe.presentModally(PageScreen("Too much"), from: rig.a)
    rig.wireframe.pop(page)
    _ = rig.newLog()

    rig.stage.perform(.choose("OK"))

    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "First"
          ignored present PageScreen "Modal": PageScreen "Page" is not on stage
          present PageScreen "Other" over PageScreen "A" as sheet, dismiss button Done
          ignored present PageScreen "Too much": PageScreen "A" is already presenting
        """)
  }

  @Test func putsAnAlertOfAHandlerBehindThoseThatWait() {
    rig.wireframe.presentAlert(first, from: rig.a) { [rig] _ in
      rig.wireframe.presentAlert(AlertContent(title: "Third"), from: rig.a)
    }
    rig.wireframe.presentAlert(second, from: rig.a)
    rig.stage.perform(.choose("OK"))
    rig.stage.perform(.choose("OK"))

    rig.expectLog(
      matches: """
          alert "First" [OK]
          hold alert "Second": alert "First" is open
        > choose "OK"
          close alert "First"
          alert "Second" [OK]
          hold alert "Third": alert "Second" is open
        > choose "OK"
          close alert "Second"
          alert "Third" [OK]
        """)
  }

  @Test func answersAnAlertThatWaitedForASenderThatLeft() {
    var answers: [AlertContent.Action?] = []
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentAlert(first, from: rig.a)
    rig.wireframe.presentAlert(second, from: page) { answers.append($0?.action) }
    rig.wireframe.pop(page)
    _ = rig.newLog()

    rig.stage.perform(.choose("OK"))

    #expect(answers == [nil])
    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "First"
          ignored alert "Second": PageScreen "Page" is not on stage
        """)
  }

  @Test func answersAnAlertThatAHandlerAskedForFromASenderThatLeft() {
    var answers: [AlertContent.Action?] = []
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentAlert(first, from: page) { [rig, page, second] _ in
      rig.wireframe.presentAlert(second, from: page) { answers.append($0?.action) }
    }

    rig.wireframe.pop(page)

    #expect(answers == [nil])
  }
}

@MainActor
struct WaitingLineMemoryTests {
  @Test func droppingTheControllerFreesARequestThatWaitsBehindAnAlert() {
    var rig: FlowRig? = FlowRig()
    weak let stage = rig?.stage
    weak let page = rig?.main.root
    if let rig {
      rig.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.main.root)
      rig.wireframe.presentModally(PageScreen("Login"))
      rig.controller.wireframe.presentModally(PageScreen("News"))
    }

    rig = nil

    #expect(stage == nil)
    #expect(page == nil)
  }

  /// Another part of a transaction that waits behind an alert, beside a page in front.
  enum Part: CaseIterable {
    case start, owningStart, finish, cancel
  }

  @Test(arguments: Part.allCases)
  func droppingTheControllerFreesATransactionThatWaitsBehindAnAlert(_ part: Part) {
    var rig: FlowRig? = FlowRig()
    weak let stage = rig?.stage
    weak let wireframe = rig?.controller.wireframe
    weak var child: ChildFlow?
    if let rig {
      let flow = ChildFlow(rig.wireframe, page: "Child")
      child = flow
      rig.main.start(flow, from: rig.main.root)
      rig.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.main.root)
      rig.wireframe.transaction {
        rig.wireframe.presentModally(PageScreen("Login"))
        switch part {
        case .start: rig.main.start(ChildFlow(rig.wireframe, page: "Late"), from: rig.main.root)
        case .owningStart:
          rig.main.start(ChildFlow(rig.wireframe, page: "Late"), owning: rig.main.root)
        case .finish: flow.finish(1)
        case .cancel: flow.cancel()
        }
      }
    }
    #expect(child != nil)

    rig = nil

    #expect(stage == nil)
    #expect(wireframe == nil)
    #expect(child == nil)
  }
}
