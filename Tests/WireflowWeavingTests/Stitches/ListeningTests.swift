import TestSupport
import Testing
import Wireflow

@testable import WireflowWeaving

/// When a screen is listened to.
@MainActor
struct ListeningTests {
  private let rig = LoomRig()

  @Test func dropsWhatAHiddenScreenSends() {
    push(PageScreen("Detail"))

    rig.a.head.send("picked again")

    rig.expectLog(
      matches: """
          ignored weft picked again of PageScreen "A": it is hidden
        """)
  }

  @Test func listensAgainWhenTheScreenIsVisibleAgain() {
    push(PageScreen("Detail"))
    rig.stage.perform(.back)
    _ = rig.newLog()

    rig.a.head.send("picked again")

    rig.expectLog(
      matches: """
        > (app)
          knit picked again in PageWarp
          knitted picked again in PageWarp: no stitch
        """)
  }

  @Test func keepsWhatAHiddenScreenSendsUntilItIsVisible() {
    let page = PageScreen("Page")
    push(page, listening: .keepingWhileHidden)
    rig.stage.perform(.select("B"))
    _ = rig.newLog()

    page.send("one", "two")
    rig.stage.perform(.select("A"))

    rig.expectLog(
      matches: """
        > select "A"
          select A
          knit one in PageWarp
          knitted one in PageWarp: no stitch
          knit two in PageWarp
          knitted two in PageWarp: no stitch
        """)
  }

  @Test(arguments: [Stitch.Listening.whileOnStage, .whileWarpLives])
  func knitsAtOnceWhatAHiddenScreenSends(_ listening: Stitch.Listening) {
    let page = PageScreen("Page")
    push(page, listening: listening)
    rig.stage.perform(.select("B"))
    _ = rig.newLog()

    page.send("one")

    rig.expectLog(
      matches: """
        > (app)
          knit one in PageWarp
          knitted one in PageWarp: no stitch
        """)
  }

  @Test func waitsForTheFirstTimeThatTheScreenIsVisible() {
    rig.b.head.send("made", "last")
    rig.expectLog(matches: "")

    rig.stage.perform(.select("B"))

    rig.expectLog(
      matches: """
        > select "B"
          select B
          ignored 1 earlier weft of PageScreen "B": the last one alone waits for the first who listens
          knit last in PageWarp
          knitted last in PageWarp: no stitch
        """)
  }

  @Test func tellsHowManyWeftsAWarpHasMissed() {
    let service = PageScreen("Service")
    rig.a.onKnit = { warp, _ in
      let child = PageWarp(warp.wireframe, "Child")
      return [Stitch(.push, nextPresentable: child, nextWeftable: service)]
    }
    service.send("one", "two", "begin")

    rig.a.head.send("picked")

    rig.expectLog(
      matches: """
        > (app)
          knit picked in PageWarp
          knitted picked in PageWarp: push PageWarp
          start PageWarp
          push PageScreen "Child" onto A
          ignored 2 earlier wefts to PageWarp: the last one alone waits for the first who listens
          knit begin in PageWarp
          knitted begin in PageWarp: root PageScreen "Child"
        """)
  }

  @Test func listensFromTheBeginningToWhatIsVisibleAtOnce() {
    rig.a.head.send("picked")

    rig.expectLog(
      matches: """
        > (app)
          knit picked in PageWarp
          knitted picked in PageWarp: no stitch
        """)
  }

  @Test func stopsWhenTheScreenHasLeft() {
    let page = PageScreen("Page")
    push(page)
    rig.stage.perform(.back)
    _ = rig.newLog()

    page.send("late")

    rig.expectLog(
      matches: """
        > (app)
          ignored weft late of PageScreen "Page": nobody listens to it any more
        """)
  }

  @Test func letsAWeftableBeginOnceItIsListenedTo() {
    let service = BeginningService()
    rig.b.onKnit = { warp, _ in [Stitch(nextPresentable: warp.head, nextWeftable: service)] }
    rig.loom.send(Fact("listen"), to: PageWarp.self)
    #expect(service.beginnings == 0)

    rig.stage.perform(.select("B"))
    rig.stage.perform(.select("A"))
    rig.stage.perform(.select("B"))

    #expect(service.beginnings == 1)
  }

  @Test func goesOnListeningToPagesThatHaveLeft() {
    let page = PageScreen("Page")
    push(page, listening: .whileWarpLives)
    rig.stage.perform(.back)
    _ = rig.newLog()

    page.send("late")

    rig.expectLog(
      matches: """
        > (app)
          knit late in PageWarp
          knitted late in PageWarp: no stitch
        """)
  }

  @Test func listensToAWarpsOwnWeftableWhileItIsHidden() {
    let service = PageScreen("Service")
    let child = PageWarp(rig.a.wireframe, "Child") { warp, _ in
      warp.wireframe.hide(warp.head)
      return .empty
    }
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: child, nextWeftable: service)]
    }
    service.send("begin")
    rig.a.head.send("picked")
    rig.stage.perform(.select("B"))
    _ = rig.newLog()

    service.send("dismiss")
    service.send("late")

    rig.expectLog(
      matches: """
        > (app)
          knit dismiss in PageWarp
          pop PageScreen "Child"
          knitted dismiss in PageWarp: no stitch
          cancel PageWarp
          ignored weft late to PageWarp: the warp has ended
        """)
  }

  @Test func listensWhileAnAlertStandsInFront() {
    rig.a.wireframe.presentAlert(AlertContent(title: "Hello"), from: rig.a.head)
    _ = rig.newLog()

    rig.a.head.send("picked")

    rig.expectLog(
      matches: """
          knit picked in PageWarp
          knitted picked in PageWarp: no stitch
        """)
  }

  /// Pushes a page in A's name, and forgets the log of it.
  private func push(
    _ page: PageScreen, listening: Stitch.Listening = .droppingWhileHidden
  ) {
    rig.a.onKnit = { _, _ in [Stitch(.push, next: page, listening: listening)] }
    rig.a.head.send("picked")
    rig.a.onKnit = { _, _ in .empty }
    _ = rig.newLog()
  }
}

/// A service that counts how often it begins.
@MainActor
private final class BeginningService: Weftable {
  let weftSubject = WeftSubject()
  private(set) var beginnings = 0

  func readyToEmitWefts() { beginnings += 1 }
}

/// The memory of screens that are gone.
@MainActor
struct ScreenListeningTests {
  private let rig = LoomRig()

  @Test(arguments: [Stitch.Listening.whileOnStage, .whileWarpLives])
  func isForgottenOnceTheScreenIsGone(_ listening: Stitch.Listening) {
    for _ in 0..<100 {
      let page = PageScreen("Page")
      rig.a.onKnit = { _, _ in [Stitch(.push, next: page, listening: listening)] }
      rig.a.head.send("picked")
      rig.a.onKnit = { _, _ in .empty }
      rig.stage.perform(.back)
    }

    #expect(rig.a.weaver.listenings.count < 20)
  }
}
