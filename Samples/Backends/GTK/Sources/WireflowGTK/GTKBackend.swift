import CGtk
public import Wireflow
import WireflowInteraction

/// The backend that shows an app in a window of GTK, and turns what is done there into user
/// actions.
///
/// All that it knows of an app is the picture of its stage. ``GTKApplication`` makes one, and runs
/// the main loop around it.
@MainActor
public final class GTKBackend: PresentationBackend {
  /// The wireframe that may be changed in the bar of the window, if the app stands on such a one.
  public weak var wireframes: WireframeSwitch? {
    didSet { switcher.show(wireframes) }
  }
  /// A closure that is called when the user has closed the window.
  public var onClose: (@MainActor () -> Void)?

  let view: WindowView
  private let switcher: WireframeSwitcher
  private(set) weak var stage: Stage?
  private var watch: PictureWatch?
  /// The latest picture, which a transition may still wait to show.
  private var picture = StagePicture()
  /// The backend as the closures of the window know it, since the window is made first.
  private let own: Own

  @MainActor
  private final class Own {
    weak var backend: GTKBackend?
  }

  /// Creates a backend with a window that nobody sees yet.
  /// - Parameter name: the name of the app, which the window bears as its title.
  public init(_ name: String) throws(GTKError) {
    guard gtk_init_check() != 0 else { throw .noDisplay }
    WindowStyle.add()
    let own = Own()
    self.own = own
    view = WindowView(
      name, act: { own.backend?.act($0, on: $1) }, read: { own.backend?.watch?.read($0, of: $1) })
    switcher = WireframeSwitcher(in: view.window)
    own.backend = self
    view.window.onClose { own.backend?.onClose?() }
  }

  isolated deinit { close() }

  /// Keeps the stage weakly, to watch what is on it and to tell it what the user does.
  public func attach(to stage: Stage) {
    self.stage = stage
    watch = stage.watch(rows: 60) { [weak self] picture, transition in
      self?.picture = picture
      // What comes with a transition is drawn when that is shown.
      if transition == nil { self?.draw(.none) }
    }
  }

  /// Draws the picture of the transition, and completes at once: what moves is never waited for.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    draw(Motion(transition))
    completion()
  }

  /// Shows the window.
  public func present() {
    gtk_window_present(view.window.cast(to: GtkWindow.self))
  }

  /// Closes the window for good.
  public func close() {
    gtk_window_destroy(view.window.cast(to: GtkWindow.self))
  }

  private func draw(_ motion: Motion) {
    view.draw(picture, motion)
    switcher.show(wireframes)
  }

  private func act(_ action: UserAction, on target: StagePicture.Target) {
    stage?.perform(action, on: target)
  }
}

extension Motion {
  /// The manner that a transition asks for.
  @MainActor
  fileprivate init(_ transition: PresentationTransition) {
    guard transition.isAnimated, transition.style != .unanimated else {
      self = .none
      return
    }
    self = transition.style == .crossDissolve ? .fade : .natural
  }
}
