import TestSupport
import Testing
import WireflowTesting

@testable import Wireflow

/// Observers of a stage.
@MainActor
struct ObservationTests {
  @Test func hearOfEachChangeOnce() {
    var stories = Stories()
    stories.tell("everything that happens") { rig in
      rig.wireframe.push("Before")
      rig.stage.observe { _ in rig.note("cancelled") }.cancel()
      var dropped: StageObservation? = rig.stage.observe { _ in rig.note("dropped") }
      let observation = withExtendedLifetime(dropped) { rig.stage.observe { rig.note($0.words) } }
      dropped = nil
      let page = rig.wireframe.push("Page")
      let modal = rig.wireframe.present("Modal", from: page)
      rig.wireframe.push("Hidden", from: rig.other)
      rig.wireframe.dismiss(modal)
      rig.wireframe.select(rig.other)
      rig.wireframe.replace(page, with: PageScreen("New"))
      rig.note("a batch")
      rig.wireframe.batch {
        rig.wireframe.popToRoot(of: rig.other)
        rig.wireframe.presentModally(page, from: rig.other)
      }
      rig.wireframe.batch {
        rig.wireframe.dismiss(page)
        rig.wireframe.push(page, from: rig.other)
      }
      rig.note("an install")
      rig.wireframe.install(rootItems: [rig.root, PageScreen("New")])
      observation.cancel()
    }
    stories.tell("of a flow's screens before its outcome") { rig in
      let observation = rig.stage.observe { rig.note($0.words) }
      rig.start().finish(1)
      rig.start { _, _ in }
      observation.cancel()
    }
    stories.tell("of all that leads to their own requests, and a late one of nothing before") {
      rig in
      let page = PageScreen("Page")
      var late: StageObservation?
      let first = rig.stage.observe { change in
        guard case .entered(let screen) = change, screen === page else { return }
        late = rig.stage.observe { rig.note("late: \($0.words)") }
        rig.note(rig.wireframe.pop(page))
      }
      let second = rig.stage.observe { rig.note($0.words) }
      rig.note(rig.wireframe.push(page, from: rig.root))
      withExtendedLifetime((first, second, late)) {}
    }
    assertSnapshot(of: stories.text)
  }

  private final class Watcher {}

  /// A reading's registrations with Observation go when it does.
  @Test func letGoOfTheListenerOfAReading() async {
    let screen = ObservedScreen("Seen")
    weak var listener: Watcher?
    weak var seal: AnyObject?
    do {
      let object = Watcher()
      listener = object
      let reading = TrackedReading({ screen.text }, onChange: { [object] in _ = object })
      seal = Mirror(reflecting: reading).descendant("seal") as? AnyObject
      #expect(!reading.isStale && listener != nil && seal != nil)
    }
    #expect(listener == nil && seal == nil)
    var count = 0
    let reading = TrackedReading({ screen.text }, onChange: { count += 1 })
    for text in ["one", "two"] {
      screen.text = text
      for _ in 0..<10 { await Task.yield() }
    }
    #expect(reading.isStale && count == 1)
  }
}
