public import Wireflow

/// The windows of a session in a browser: a tab for each, with a server and an address of its own.
///
/// A window closes soon after the user has closed its tab. The main window stays: its address is
/// the way back to the app.
///
/// A page opens the tab of a window that the user goes to. A browser allows that right after the
/// user's click: https://html.spec.whatwg.org/multipage/interaction.html#transient-activation
///
/// ```swift
/// let windows = try WebWindows(of: session, "Mail")
/// print(windows.address)
/// session.finishLaunching()
/// ```
@MainActor
public final class WebWindows: WindowOpening {
  /// A tab with a server of its own.
  private typealias Tab = (backend: WebBackend, server: WebServer)

  /// The address of the main window's page, with its secret.
  public let address: String
  /// True: a browser opens as many tabs as there are windows.
  public let opensWindows = true

  private let name: String
  private let session: ApplicationSession
  private let limits: HTTPLimits
  private let prepare: @MainActor (WebBackend, ApplicationController) -> Void
  private var tabs: [ObjectIdentifier: Tab] = [:]
  /// The window that the user was in last.
  private weak var last: ApplicationWindow?

  /// Creates the tabs of a session.
  /// - Parameters:
  ///   - session: the session.
  ///   - name: the name of the app.
  ///   - port: the port of the main window, or 0 for any free one, which the others always get.
  ///   - prepare: prepares the backend of each window.
  public convenience init(
    of session: ApplicationSession, _ name: String, port: UInt16 = 0,
    prepare: @escaping @MainActor (WebBackend, ApplicationController) -> Void = { _, _ in }
  ) throws(WebServerError) {
    try self.init(of: session, name, port: port, limits: HTTPLimits(), prepare: prepare)
  }

  init(
    of session: ApplicationSession, _ name: String, port: UInt16 = 0, limits: HTTPLimits,
    prepare: @escaping @MainActor (WebBackend, ApplicationController) -> Void = { _, _ in }
  ) throws(WebServerError) {
    let window = session.current
    let backend = WebBackend(name)
    let server = try WebServer(for: WebSession(backend), port: port, limits: limits)
    (self.session, self.name, self.limits) = (session, name, limits)
    (self.prepare, last) = (prepare, window)
    address = server.address
    tabs[ObjectIdentifier(window)] = (backend, server)
    prepare(backend, window.controller)
    window.show(on: backend)
    session.device = self
  }

  /// Has the page that the user looks at open the tab of a window, or bring it to the front.
  ///
  /// If no port is free for it, the window closes.
  public func show(_ window: ApplicationWindow) {
    guard let tab = tabs[ObjectIdentifier(window)] ?? makeTab(for: window) else {
      return window.close()
    }
    if let last, last !== window {
      tabs[ObjectIdentifier(last)]?.backend.open(tab.server.address)
    }
    last = window
  }

  /// Has the page of a window close itself.
  public func close(_ window: ApplicationWindow) {
    guard let tab = tabs.removeValue(forKey: ObjectIdentifier(window)) else { return }
    tab.backend.closePages()
    tab.server.stop()
    last = session.current
  }

  /// Returns the server of a window's tab.
  func server(of window: ApplicationWindow) -> WebServer? { tabs[ObjectIdentifier(window)]?.server }

  /// Stops all servers.
  public func stop() { for tab in tabs.values { tab.server.stop() } }

  private func makeTab(for window: ApplicationWindow) -> Tab? {
    let backend = WebBackend(name)
    guard let server = try? WebServer(for: WebSession(backend), port: 0, limits: limits) else {
      return nil
    }
    server.onAbandoned = { [weak window] in window?.close() }
    tabs[ObjectIdentifier(window)] = (backend, server)
    prepare(backend, window.controller)
    window.show(on: backend)
    return (backend, server)
  }
}
