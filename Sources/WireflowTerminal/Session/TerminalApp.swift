package import Wireflow
package import WireflowInteraction

/// An app and the backends that draw its windows on a terminal, one at a time.
@MainActor
package final class TerminalApp {
  package let app: any WindowedApp
  /// The backend of the window that the user is in.
  package private(set) var backend: TerminalBackend
  /// A closure that the app calls when another backend draws from now on.
  var onSwitch: (() -> Void)?
  /// The backends of all windows, by their stages.
  private var backends: [ObjectIdentifier: TerminalBackend] = [:]
  private let makeBackend: @MainActor (ApplicationController) -> TerminalBackend

  /// Creates the pair of an app with one window and the backend of its stage.
  package init(_ controller: ApplicationController, drawnBy backend: TerminalBackend) {
    (app, self.backend) = (controller, backend)
    makeBackend = { _ in backend }
  }

  /// Creates an app with several windows, and a backend for each of them.
  package init(
    _ session: ApplicationSession,
    drawnBy makeBackend: @escaping @MainActor (ApplicationController) -> TerminalBackend
  ) {
    app = session
    self.makeBackend = makeBackend
    let window = session.current
    backend = makeBackend(window.controller)
    backends[ObjectIdentifier(window)] = backend
    window.show(on: backend)
    session.device = self
  }

  var log: PresentationLog { app.log }
}

extension TerminalApp: WindowOpening {
  /// True: a terminal lists the windows and shows one of them.
  package var opensWindows: Bool { true }

  package func show(_ window: ApplicationWindow) {
    let id = ObjectIdentifier(window)
    let isNew = backends[id] == nil
    let next = backends[id] ?? makeBackend(window.controller)
    backends[id] = next
    draw(with: next)
    if isNew { window.show(on: next) }
  }

  package func close(_ window: ApplicationWindow) {
    backends[ObjectIdentifier(window)] = nil
    guard let session = app as? ApplicationSession else { return }
    show(session.current)
  }

  private func draw(with next: TerminalBackend) {
    guard next !== backend else { return next.invalidate() }
    backend.onChange = nil
    next.takeOver(from: backend)
    backend = next
    onSwitch?()
  }
}
