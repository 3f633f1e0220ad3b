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
  public func show(on backend: any PresentationBackend) { backends.add(backend) }

  /// Stops showing the window on a backend, while its app continues.
  public func hide(from backend: any PresentationBackend) { backends.remove(backend) }

  /// Closes the window, as the user or the system does.
  ///
  /// All its flows end, children first, and no guard is asked. A session keeps its last window.
  public func close() {
    guard let session, session.windows.count > 1, session.windows.contains(where: { $0 === self })
    else { return }
    stage.perform(.closeWindow)
  }

  func add(_ opener: OpenedWindow?) { if let opener { openers.append(opener) } }

  func tellOpeners(_ outcome: WindowOutcome) {
    for opener in exchange(&openers, with: []) { opener.tell(outcome, of: name) }
  }
}

/// A device or a toolkit that shows windows: scenes, browser tabs, a list in a terminal.
///
/// A session creates its windows itself. They run before, and even without, anything that shows
/// them. An implementation only adds a backend to each window, and reports the user's changes to
/// windows.
///
/// ```swift
/// func show(_ window: ApplicationWindow) { scenes.activate(for: window.link) }
/// func close(_ window: ApplicationWindow) { scenes.destroy(for: window.link) }
/// ```
@MainActor
public protocol WindowOpening: AnyObject {
  /// True if the device can show another window now.
  var opensWindows: Bool { get }

  /// Brings a window to the front, whether it is new or not.
  func show(_ window: ApplicationWindow)

  /// Removes a window, whose app has already ended.
  func close(_ window: ApplicationWindow)
}

/// A device with room for one window, such as a phone.
///
/// ```swift
/// session.device = OneWindowDevice()
/// ```
@MainActor
public final class OneWindowDevice: WindowOpening {
  /// Creates a device with one window.
  public init() {}

  /// False: the app has to show everything in its one window.
  public let opensWindows = false

  /// Does nothing.
  public func show(_ window: ApplicationWindow) {}

  /// Does nothing.
  public func close(_ window: ApplicationWindow) {}
}

/// The flow that opens a window, and its closure for the window's end.
///
/// ``FlowCoordinator/openWindow(_:onClose:)`` creates it.
@MainActor
public final class OpenedWindow {
  private let flow: FlowRecord
  private var onClose: (@MainActor (WindowOutcome) -> Void)?

  init(by flow: FlowRecord, onClose: @escaping @MainActor (WindowOutcome) -> Void) {
    self.flow = flow
    self.onClose = onClose
  }

  /// Reports the end of the window to the flow, once, in a turn of the flow's own stage.
  func tell(_ outcome: WindowOutcome, of window: WindowName) {
    guard let onClose = exchange(&onClose, with: nil), let stage = flow.link.stage else { return }
    stage.deliverSoon { [flow] in
      if flow.isAlive { return onClose(outcome) }
      flow.link.stage?.log.append(.unheard("\(window)"))
    }
  }
}

/// The end of a window, for the flow that opened it.
public enum WindowOutcome: Sendable, Hashable {
  /// The window was closed: by the user, by the system, or by its app without a result.
  case closed
  /// The window's app closed it with a result.
  ///
  /// The result is text, because it may have to outlive the process.
  case finished(String)
}

extension ApplicationWireframe {
  /// Opens a window by a link, or brings the window with that link to the front.
  ///
  /// A device with one window ignores it, and the flow can show the same thing here:
  ///
  /// ```swift
  /// let outcome = wireframe.openWindow("mail://thread/12")
  /// if case .ignored = outcome { showThread(12, from: list) }
  /// ```
  @discardableResult
  public func openWindow(_ link: String) -> RequestOutcome {
    stage.submit(.openWindow(link), through: self)
  }
}

extension FlowCoordinator {
  /// Opens a window by a link, or brings the window with that link to the front, and hears how it
  /// ends.
  ///
  /// ```swift
  /// openWindow("mail://draft/3") { flow, outcome in
  ///   if case .finished("sent") = outcome { flow.reload() }
  /// }
  /// ```
  /// - Parameters:
  ///   - link: the link that the session makes the window from.
  ///   - onClose: called once after the window has closed, with this coordinator, held weakly, and
  ///     the outcome. An ignored request calls nothing, unless it has waited.
  @discardableResult
  public func openWindow(
    _ link: String, onClose: @escaping @MainActor (Self, WindowOutcome) -> Void
  ) -> RequestOutcome {
    let opened = OpenedWindow(by: wireframe.flow) { [weak self] outcome in
      if let self { onClose(self, outcome) }
    }
    return wireframe.stage.submit(.openWindow(link, as: opened), through: wireframe)
  }
}

extension MainFlowCoordinator {
  /// Closes the window of the app, with a result for the flow that opened it.
  ///
  /// Guards are asked, because the app and not the user closes it. Then all flows of the window end,
  /// children first, this one last. The last window stays open.
  @discardableResult
  public func closeWindow(_ result: String? = nil) -> RequestOutcome {
    wireframe.stage.submit(.closeWindow(result), through: wireframe)
  }
}

/// The user's ways between windows.
extension Stage {
  /// True if the app can open further windows on this device.
  ///
  /// ```swift
  /// if wireframe.stage.opensWindows { book.onWindowPressed = wire(book) { … } }
  /// ```
  public var opensWindows: Bool { link.window?.session?.opensWindows ?? false }

  /// Goes to a window, and opens it if it is not open yet.
  func goToWindow(_ link: String?) throws(ActionRefusal.Reason) {
    guard let session = self.link.window?.session else { throw .oneWindow }
    let name = WindowName(link)
    if let window = session.window(link) { return session.activate(window) }
    guard link.map({ session.hasWindow?($0) == true }) ?? true else { throw .noWindow(link) }
    guard session.opensWindows else { throw .oneWindow }
    inTurn { [weak self] in if let self { session.show(name, from: self) } }
  }

  /// Closes the window of the stage without asking guards.
  func closeWindowByUser() throws(ActionRefusal.Reason) {
    guard let session = link.window?.session, session.windows.count > 1 else { throw .oneWindow }
    inTurn { [weak self] in
      guard let self else { return }
      let refusal = working { commit(.closeWindow(), by: .nobody) }
      if let refusal { ignore(.closeWindow(), because: refusal) }
      finishTurnIfIdle()
    }
  }

  /// The actions that take the user to another window, or close this one.
  package var windowActions: [UserAction] {
    guard let window = link.window, let session = window.session else { return [] }
    return session.windows.filter { $0 !== window }.map { .window($0.link) }
      + (session.windows.count > 1 ? [.closeWindow] : [])
  }
}

/// A window in a list for the user.
package struct ListedWindow: Sendable, Hashable {
  /// The link of the window, or nil for the main window.
  package let link: String?
  /// The title of the selected root there.
  package let title: String
  /// True if the user is in it.
  package let isCurrent: Bool
}

extension Stage {
  /// The windows for a list, in the order in which they opened, or none if there is only one.
  package var listedWindows: [ListedWindow] {
    guard let session = link.window?.session, session.windows.count > 1 else { return [] }
    return session.windows.map { window in
      ListedWindow(
        link: window.link, title: window.stage.state.selectedRoot?.title ?? "",
        isCurrent: window === session.current)
    }
  }
}
