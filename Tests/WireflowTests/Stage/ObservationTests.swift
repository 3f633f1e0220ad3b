import TestSupport
import Testing
import Wireflow

@testable import Wireflow

@MainActor
struct ObservationTests {
  let rig = Rig()
  let page = PageScreen("Page")
  let modal = PageScreen("Modal")

  @Test func tellsEachChangeOnce() {
    var changes: [String] = []
    let observation = rig.stage.observe { changes.append($0.words) }

    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentModally(modal, from: page)
    rig.wireframe.push(PageScreen("Hidden"), from: rig.b)
    rig.wireframe.dismiss(modal)
    rig.wireframe.select(rig.b)
    rig.wireframe.replace(page, with: PageScreen("New"))
    rig.wireframe.batch {
      rig.wireframe.popToRoot(of: rig.b)
      rig.wireframe.presentModally(page, from: rig.b)
    }
    rig.wireframe.batch {
      rig.wireframe.dismiss(page)
      rig.wireframe.push(page, from: rig.b)
    }

    #expect(
      changes == [
        "hid A", "entered Page", "saw Page",
        "hid Page", "entered Modal", "saw Modal",
        "entered Hidden",
        "hid Modal", "left Modal", "saw Page",
        "hid Page", "saw Hidden",
        "entered New", "left Page",
        "hid Hidden", "left Hidden", "entered Page", "saw Page",
        "hid Page", "left Page", "entered Page", "saw Page",
      ])
    observation.cancel()
  }

  @Test func endsWhenItIsCancelledOrDropped() {
    var changes: [String] = []
    let cancelled = rig.stage.observe { changes.append($0.words) }
    var dropped: StageObservation? = rig.stage.observe { changes.append($0.words) }
    withExtendedLifetime(dropped) { cancelled.cancel() }
    dropped = nil

    rig.wireframe.push(page, from: rig.a)

    #expect(changes.isEmpty)
  }

  @Test func startsFromWhatIsVisibleThen() {
    rig.wireframe.push(page, from: rig.a)
    var changes: [String] = []
    rig.stage.observe { _ in }.cancel()
    rig.wireframe.select(rig.b)

    let second = rig.stage.observe { changes.append($0.words) }
    rig.wireframe.select(rig.a)

    #expect(changes == ["hid B", "saw Page"])
    second.cancel()
  }

  @Test func judgesRequestsOfObserversAfterAllHaveBeenTold() {
    var changes: [String] = []
    var late: StageObservation?
    let first = rig.stage.observe { [rig, page] change in
      guard case .entered(let screen) = change, screen === page else { return }
      // A new observer hears of nothing that happened before.
      late = rig.stage.observe { changes.append("late: \($0.words)") }
      #expect(rig.wireframe.pop(page) == .queued)
    }
    let second = rig.stage.observe { changes.append($0.words) }

    #expect(rig.wireframe.push(page, from: rig.a) == .committed)

    #expect(
      changes == [
        "hid A", "entered Page", "saw Page",
        "hid Page", "late: hid Page", "left Page", "late: left Page", "saw A", "late: saw A",
      ])
    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          pop PageScreen "Page"
        """)
    withExtendedLifetime((first, second, late)) {}
  }

  @Test func tellsOfAFlowsScreensBeforeItsOutcome() {
    let rig = FlowRig()
    let child = ChildFlow(rig.wireframe)
    let observation = rig.stage.observe { [main = rig.main] change in
      main.notes.append(change.words)
    }

    rig.main.start(child, from: rig.main.root) { flow, _ in flow.notes.append("ended") }
    child.finish(1)
    rig.main.start(ChildFlow(rig.wireframe) { _, _ in }, from: rig.main.root)

    #expect(
      rig.main.notes == [
        "hid Root", "started ChildFlow", "entered Page", "saw Page",
        "hid Page", "left Page", "ended ChildFlow", "saw Root", "ended",
        "started ChildFlow", "ended ChildFlow",
      ])
    observation.cancel()
  }
}

/// A reading's registrations with Observation go when it does.
@MainActor
struct TrackedReadingTests {
  private final class Listener {}

  @Test func letsGoOfItsListenerWithoutBeingEnded() {
    let screen = ObservedScreen("Seen")
    weak var listener: Listener?

    do {
      let object = Listener()
      listener = object
      let reading = TrackedReading({ screen.text }, onChange: { [object] in _ = object })
      #expect(!reading.isStale)
      #expect(listener != nil)
    }

    #expect(listener == nil)
  }

  @Test func tellsOfTheNextChangeOnceWhileItIsKept() async {
    let screen = ObservedScreen("Seen")
    var count = 0
    let reading = TrackedReading({ screen.text }, onChange: { count += 1 })

    for text in ["one", "two"] {
      screen.text = text
      for _ in 0..<10 { await Task.yield() }
    }

    #expect(reading.isStale)
    #expect(count == 1)
  }
}
