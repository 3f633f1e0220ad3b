import TestSupport
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Stories of apps in one text: of each, its log, the notes of its main flow, and what stays on stage.
@MainActor
struct Stories {
  private(set) var text = ""

  mutating func tell(_ name: String, _ rig: FlowRig = FlowRig(), _ steps: (FlowRig) -> Void) {
    steps(rig)
    add(name, rig)
  }

  /// Tells a story in which time passes.
  mutating func follow(
    _ name: String, _ rig: FlowRig = FlowRig(), _ steps: (FlowRig) async -> Void
  ) async {
    await steps(rig)
    add(name, rig)
  }

  private mutating func add(_ name: String, _ rig: FlowRig) {
    let notes = rig.main.notes.map { "noted: \($0)\n" }.joined()
    text += "# \(name)\n\n\(rig.newLog())\n\n\(notes)\(NavigationTree(rig.stage))\n\n"
  }
}

extension FlowRig {
  /// Performs what a user does, step by step.
  func user(_ actions: UserAction...) { for action in actions { stage.perform(action) } }

  /// Notes what became of requests.
  func note(_ outcomes: RequestOutcome...) { main.notes += outcomes.map { "\($0)" } }
}
