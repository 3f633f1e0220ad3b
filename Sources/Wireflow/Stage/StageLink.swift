/// The weak references between a stage, its application and those who outlive it.
@MainActor
final class StageLink {
  weak var stage: Stage?
  /// What keeps the coordinators of child flows, as long as the application controller lives.
  weak var registry: CoordinatorRegistry?
  /// The app's wireframe, through which what the user asks goes.
  weak var wireframe: (any ApplicationWireframe)?
  /// What an application does with the actions that concern it as a whole.
  var applicationHandler: ((UserAction) -> ActionOutcome)?
}
