import CGtk
public import Wireflow
import WireflowInteraction

/// A backend that shows an app in a GTK window, and turns the user's input into user actions.
///
/// The backend knows an app only by the picture of its stage. ``GTKApplication`` creates the
/// backend, and runs the main loop.
@MainActor
public final class GTKBackend: PresentationBackend {
  /// The wireframe switch that the window's bar controls, if the app uses one.
  public weak var wireframes: WireframeSwitch? {
    didSet { switcher.show(wireframes) }
  }
  /// A closure that runs when the user has closed the window.
  public var onClose: (@MainActor () -> Void)?

  let view: WindowView
  private let switcher: WireframeSwitcher
  private(set) weak var stage: Stage?
  private var watch: PictureWatch?
  private var residents: Residents?
  /// The latest picture, which the window may not show yet because of a transition.
  private var picture = StagePicture()
  /// A reference to the backend for the window's closures, because the window is created first.
  private let own: Own

  @MainActor
  private final class Own {
    weak var backend: GTKBackend?
  }

  /// Creates a backend with a hidden window.
  /// - Parameter name: the name of the app, which is the title of the window.
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

  /// Attaches the stage, held weakly, to draw its picture and to perform the user's actions.
  public func attach(to stage: Stage) {
    self.stage = stage
    residents = Residents(of: stage)
    watch = stage.watch(rows: 60) { [weak self] picture, transition in
      self?.picture = picture
      // `perform(_:completion:)` draws the pictures that come with a transition.
      if transition == nil { self?.draw(.none) }
    }
  }

  /// Draws the picture of the transition, and completes without waiting for the animation.
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

  /// Closes and destroys the window.
  public func close() {
    gtk_window_destroy(view.window.cast(to: GtkWindow.self))
  }

  private func draw(_ motion: Motion) {
    view.draw(picture, motion, keeping: residents?.ids ?? [])
    switcher.show(wireframes)
  }

  private func act(_ action: UserAction, on target: StagePicture.Target) {
    stage?.perform(action, on: target)
  }
}

/// The screens that are on stage or detached, for whose views a return is possible.
@MainActor
private final class Residents {
  private struct Resident {
    weak var screen: (any Screen)?
  }

  private weak let stage: Stage?
  private var screens: [StagePicture.ID: Resident] = [:]
  private var observation: StageObservation?

  init(of stage: Stage) {
    self.stage = stage
    observation = stage.observe { [weak self] change in
      guard case .entered(let screen) = change, let self, let stage = self.stage else { return }
      screens[stage.pictureID(of: screen)] = Resident(screen: screen)
    }
  }

  /// The identifiers of the screens.
  var ids: Set<StagePicture.ID> {
    screens = screens.filter { $0.value.screen.map { stage?.isResident($0) == true } ?? false }
    return Set(screens.keys)
  }
}

extension Motion {
  /// Creates the motion that a transition asks for.
  @MainActor
  fileprivate init(_ transition: PresentationTransition) {
    guard transition.isAnimated, transition.style != .unanimated else {
      self = .none
      return
    }
    self = transition.style == .crossDissolve ? .fade : .natural
  }
}
