public import Foundation
public import Observation
public import Wireflow

/// The app of one window: its model, its controller, and what is kept for the next launch.
///
/// ``WireflowScene`` makes one for each window, because each window has a stage of its own:
///
/// ```swift
/// WireflowScene {
///   SceneApp { ApplicationController(audiobooksOn: $0) }
/// }
/// ```
@Observable @MainActor
public final class SceneApp {
  /// The phase of a window's life.
  public enum Phase: Sendable, Hashable {
    /// The user works in the window.
    case active
    /// The window is visible, but something else has the user's attention.
    case inactive
    /// The window is not visible.
    case background
  }

  /// The backend, which ``StageView`` shows.
  public let model = StageModel()
  /// The app.
  public let controller: ApplicationController
  /// Gives what is to be kept, such as the data of a `RouteArchive`.
  @ObservationIgnored public var onSave: (@MainActor () -> Data?)?
  /// Takes what was kept when the window was last left, before any link is followed.
  @ObservationIgnored public var onRestore: (@MainActor (Data) -> Void)?
  @ObservationIgnored private var phase = Phase.inactive
  /// The room to adapt to once the window is active again.
  @ObservationIgnored private var room: FormFactor?

  /// Creates the app of a window.
  /// - Parameters:
  ///   - scheduler: The time that the app's work runs on.
  ///   - make: Makes the app on a stage, with its convenience initializer.
  public init(
    scheduler: any Scheduler = LiveScheduler(),
    _ make: @MainActor (Stage) -> ApplicationController
  ) {
    controller = make(Stage(backend: model, scheduler: scheduler))
  }

  /// Creates the app of a window of a session.
  init(_ window: ApplicationWindow) {
    controller = window.controller
    window.show(on: model)
  }

  /// Launches the app, unless the session has launched it, and takes up what was kept.
  public func launch(restoring kept: Data? = nil) {
    if !controller.hasLaunched { controller.finishLaunching() }
    if let kept { onRestore?(kept) }
  }

  /// Follows a link into the app.
  public func open(_ url: String) { controller.perform(.open(url)) }

  /// Brings the app to rest in the background and wakes it up again.
  /// - Returns: What is to be kept, when the app goes to the background.
  @discardableResult
  public func phaseChanged(to phase: Phase) -> Data? {
    guard phase != self.phase else { return nil }
    let wasInBackground = self.phase == .background
    self.phase = phase
    switch phase {
    case .background:
      let kept = onSave?()
      controller.wentToBackground()
      return kept
    case .active, .inactive:
      if wasInBackground { controller.enteredForeground() }
      if phase == .active, let room { roomChanged(to: room) }
      return nil
    }
  }

  /// Adapts the app to the room that it has.
  ///
  /// In the background the system tries other sizes for its pictures of the app, to which the app does
  /// not adapt.
  public func roomChanged(to formFactor: FormFactor) {
    room = formFactor
    guard phase != .background else { return }
    model.roomChanged(to: formFactor)
  }
}
