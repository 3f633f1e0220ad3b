/// A window of an app, with a stage and a main flow of its own.
///
/// Windows do not share screens or flows. Links go in, and text comes out.
@MainActor
public final class ApplicationWindow {
  /// The link that opened the window, or nil for the main window.
  ///
  /// A session has one window for each link.
  public var link: String? { name.link }
  /// The stage that the window shows.
  public let stage: Stage
  /// The controller of the app in the window.
  public let controller: ApplicationController

  let name: WindowName
  weak let session: ApplicationSession?
  /// The flows that await the window's end.
  private var openers: [OpenedWindow] = []
  private let backends: BackendGroup

  init(_ name: WindowName, in session: ApplicationSession) {
    self.name = name
    self.session = session
    backends = BackendGroup([])
    let link = StageLink()
    link.windowName = name
    stage = Stage(backend: backends, log: session.log, time: session.time, link: link)
    controller = session.makeWindow(stage, name.link)
    link.window = self
  }

  /// Shows the window on a backend, from now on.
  ///
  /// ```swift
  /// window.show(on: UIKitBackend(scene: scene))
  /// ```
  public func show(on backend: any PresentationBackend) {
    backends.add(backend)
  }

  /// Stops showing the window on a backend, while its app continues.
  public func hide(from backend: any PresentationBackend) {
    backends.remove(backend)
  }

  /// Closes the window, as the user or the system does.
  ///
  /// All its flows end, children first, and no guard is asked. A session keeps its last window.
  public func close() {
    guard let session, session.windows.count > 1, session.windows.contains(where: { $0 === self })
    else { return }
    stage.perform(.closeWindow)
  }

  func add(_ opener: OpenedWindow?) {
    if let opener { openers.append(opener) }
  }

  func tellOpeners(_ outcome: WindowOutcome) {
    for opener in exchange(&openers, with: []) { opener.tell(outcome, of: name) }
  }
}
