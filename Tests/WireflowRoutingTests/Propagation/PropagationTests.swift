import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// How a route gets from the store to the coordinators.
@MainActor
struct PropagationTests {
  @Test func clearsThenSets() {
    var step: StepCoordinator?
    let notes = Notes()
    let rig = RouteRig(at: ["a", "w"], isLaunched: false, notes: notes) { wireframe, _ in
      ["a", "b"].map { tag in
        RouteScene(tag) { _ in
          let made = StepCoordinator(wireframe, notes)
          step = made
          return made
        }
      }
    }
    rig.controller.finishLaunching()

    rig.go("a", "x")
    rig.store.route(.push("y"))
    rig.go("a", "x", "y")
    rig.store.setRoute(.push("z"))
    rig.store.dispatch(TestAction.counted)
    rig.store.dispatch(TestAction.redirected(["a"]))
    rig.go("nowhere", "x")
    rig.go("b", "x")
    // A route that arrives meanwhile is followed afterwards, and only the newest one.
    step?.onSet = { [weak step, weak store = rig.store] in
      step?.onSet = nil
      for page in ["y", "z"] { store?.route(.push(page)) }
    }
    rig.store.route(.push("w"))

    #expect(
      rig.notes.lines == [
        "start", "set w", "clear x", "set x", "clear x/y", "set x/y", "clear /", "set /",
        "clear nil", "start", "set x", "clear x/w", "set x/w", "clear x/w/y/z", "set x/w/y/z",
      ])
    assertSnapshot(of: rig.newLog())
  }
}
