/// The weak references between a stage, its application and objects that outlive it.
@MainActor
final class StageLink {
  weak var stage: Stage?
  /// The words that Wireflow itself shows.
  var words = StageWords.english
  /// The labels and identifiers of the secure fields so far, whose texts the log never shows.
  var secureNames: Set<String> = []
  /// The owner of the coordinators of child flows, as long as the application controller lives.
  weak var registry: CoordinatorRegistry?
  /// True once an application controller has used the stage.
  var hadApp = false
  /// The window that shows the stage, if a session has several.
  weak var window: ApplicationWindow?
  /// The name of that window.
  var windowName: WindowName?
  /// The app's wireframe, which translates the user's requests.
  weak var wireframe: (any ApplicationWireframe)?
  /// The backend, if other code can show pages and modals on it.
  weak var foreignPresenter: (any ForeignPresenting)?
  /// The commands of the app's main flow.
  var commands: AppCommands?
  /// True if the app keeps links that arrive before its launch.
  var takesEarlyLinks = false
  /// The application's handler for user actions that concern the whole app.
  var applicationHandler: ((UserAction) -> ActionOutcome)?
}
