import Ferries
import MainActorFerries
import Wireflow
import WireflowTesting

/// Checks that wireframes of a client's own keep the laws of all wireframes, and gives the number
/// of violations.
@MainActor
func checkWireframes() -> Int {
  let violations =
    wireframeViolations { Ferries.SidebarWireframe(stage: $0) }
    + wireframeViolations { MainActorFerries.SidebarWireframe(stage: $0) }
  for violation in violations { print("  FAILED: \(violation)") }
  if violations.isEmpty { print("  ok: a sidebar of stacks keeps the laws of all wireframes") }
  return violations.count
}
