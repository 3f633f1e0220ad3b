import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// A transaction has its turn as a whole: behind alerts and the stage's own work, in another one.
@MainActor
struct TransactionTurnTests {
  private let rig = FlowRig()
  private let page = PageScreen("Page")
  private let details = PageScreen("Details")

  @Test func waitsAsAWholeBehindAnAlert() async {
    rig.wireframe.presentAlert(AlertContent(title: "News"), from: rig.main.root)
    _ = rig.newLog()

    let final = Task { [rig, page, details] in
      await rig.wireframe.outcome {
        rig.wireframe.push(page, from: rig.main.root)
        rig.wireframe.presentModally(details, from: page)
      }
    }
    await rig.scheduler.sleepers.settled()
    rig.expectLog(
      matches: """
          hold transaction [push PageScreen "Page", present PageScreen "Details"]: alert "News" is open
        """)
    rig.stage.perform(.choose("OK"))

    #expect(await final.value == .committed)
    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "News"
          push PageScreen "Page" onto Root
          + present PageScreen "Details" over PageScreen "Page" as sheet, dismiss button Done
        """)
  }

  @Test func doesNotWaitForItsOwnAlert() {
    let outcome = rig.wireframe.transaction {
      rig.wireframe.presentAlert(AlertContent(title: "Welcome"), from: rig.main.root)
      rig.wireframe.presentModally(details, from: rig.main.root)
    }

    #expect(outcome == .committed)
    rig.expectLog(
      matches: """
        > (app)
          alert "Welcome" [OK]
          hold present PageScreen "Details": alert "Welcome" is open
        """)
  }

  @Test func waitsForAWallThatOneOfItsPartsStandsOn() {
    let lock = WallFlow(rig.main.wireframe)
    rig.main.start(lock)
    _ = rig.newLog()

    let outcome = rig.wireframe.transaction {
      rig.wireframe.presentModally(details, from: rig.main.root)
      rig.wireframe.replace(lock.screen, with: page)
    }

    #expect(outcome == .queued)
    rig.expectLog(
      matches: """
          hold transaction [present PageScreen "Details", replace WallScreen "Log in" with PageScreen "Page"]: WallScreen "Log in" is a wall
        """)
    lock.finish()
    rig.expectLog(
      matches: """
          dismiss WallScreen "Log in"
          finish WallFlow
          ignored transaction [present PageScreen "Details", replace WallScreen "Log in" with PageScreen "Page"]: WallScreen "Log in" is not on stage
        """)
  }

  @Test func showsAlertsWithItAndAnswersThemIfItIsRefused() {
    var answers: [String] = []
    func ask(_ sender: any Screen) {
      rig.wireframe.presentAlert(AlertContent(title: "Welcome"), from: sender) {
        answers.append($0?.title ?? "none")
      }
    }

    rig.wireframe.transaction {
      rig.wireframe.push(page, from: rig.main.root)
      ask(page)
    }
    rig.stage.perform(.choose("OK"))
    rig.wireframe.transaction {
      ask(page)
      rig.wireframe.push(details, from: rig.main.root)
    }

    #expect(answers == ["OK", "none"])
    assertSnapshot(of: rig.newLog())
  }

  @Test func joinsTheOneAroundItAndBatchesInside() {
    let backend = HeldBackend()
    let rig = FlowRig(backend: backend)
    backend.completeAll()

    rig.wireframe.transaction {
      rig.wireframe.batch { rig.wireframe.select(rig.main.other) }
      let inner = rig.wireframe.transaction { rig.wireframe.push(page, from: rig.main.other) }
      #expect(inner == .queued)
    }
    rig.wireframe.batch {
      rig.wireframe.transaction { rig.wireframe.push(details, from: page) }
      rig.wireframe.select(rig.main.root)
    }
    backend.completeAll()

    rig.expectLog(
      matches: """
        > (app)
          select Other
          + push PageScreen "Page" onto Other
          push PageScreen "Details" onto Other
          + select Root
        """)
  }

  @Test func hasItsTurnAfterTheStagesOwnWork() {
    var outcome: RequestOutcome?
    let observation = rig.stage.observe { [rig, page, details] change in
      guard case .entered(let screen) = change, screen === page else { return }
      outcome = rig.wireframe.transaction {
        rig.wireframe.push(details, from: page)
        rig.wireframe.select(rig.main.other)
      }
    }

    rig.wireframe.push(page, from: rig.main.root)
    observation.cancel()

    #expect(outcome == .queued)
    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          push PageScreen "Details" onto Root
          + select Other
        """)
  }

  /// The wireframe translates each request in the state after the earlier ones.
  @Test(arguments: Shape.allCases)
  func translatesEachOnWhatTheEarlierOnesLeadTo(shape: Shape) {
    let rig = FlowRig { shape.makeWireframe($0) }
    let shown = PageScreen("Shown")

    let outcome = rig.wireframe.transaction {
      rig.wireframe.push(page, from: rig.main.root)
      rig.wireframe.show(details, from: page)
      rig.wireframe.presentModally(shown, from: details)
    }
    let together = NavigationTree(rig.stage).description
    let other = FlowRig { shape.makeWireframe($0) }
    let (first, second, third) = (PageScreen("Page"), PageScreen("Details"), PageScreen("Shown"))
    other.wireframe.push(first, from: other.main.root)
    other.wireframe.show(second, from: first)
    other.wireframe.presentModally(third, from: second)

    #expect(outcome == .committed)
    #expect(together == NavigationTree(other.stage).description)
  }
}
