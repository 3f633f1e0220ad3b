import Ferries
import MainActorFerries
import Wireflow
import WireflowBackendTesting
import WireflowTesting

/// Checks that wireframes of a client's own keep the laws of all wireframes, and gives the number
/// of violations.
@MainActor
func checkWireframes() -> Int {
  let violations =
    wireframeViolations { PolicyWireframe(stage: $0, policy: Ferries.SidebarPolicy()) }
    + wireframeViolations { PolicyWireframe(stage: $0, policy: MainActorFerries.SidebarPolicy()) }
  for violation in violations { print("  FAILED: \(violation)") }
  if violations.isEmpty { print("  ok: a sidebar of stacks keeps the laws of all wireframes") }
  return violations.count
}
