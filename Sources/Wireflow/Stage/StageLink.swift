/// The weak references between a stage, its application and those who outlive it.
@MainActor
final class StageLink {
  weak var stage: Stage?
  /// The owner of the coordinators of child flows, as long as the application controller lives.
  weak var registry: CoordinatorRegistry?
  /// The app's wireframe, through which what the user asks goes.
  weak var wireframe: (any ApplicationWireframe)?
  /// The application's answer to the actions that concern it as a whole.
  var applicationHandler: ((UserAction) -> ActionOutcome)?
}
