import Foundation
package import Wireflow

/// An app on a terminal at which somebody sits, until the one or the other ends.
///
/// It joins a backend, which draws and knows no terminal, with a terminal that knows no app.
@MainActor
package final class TerminalSession {
  private let terminal: Terminal
  private let backend: TerminalBackend
  private let controller: ApplicationController
  private let save: (PresentationLog) throws -> String
  private var shown: CellGrid?
  private var ending: CheckedContinuation<Int32, Never>?

  /// Creates a session of an app.
  /// - Parameters:
  ///   - controller: the app.
  ///   - backend: the backend that the app's stage shows itself on.
  ///   - terminal: the terminal, which has been taken over.
  ///   - save: saves the session, and returns what to tell the user.
  package init(
    _ controller: ApplicationController, drawnBy backend: TerminalBackend,
    on terminal: Terminal, save: @escaping (PresentationLog) throws -> String
  ) {
    self.terminal = terminal
    self.backend = backend
    self.controller = controller
    self.save = save
  }

  /// Runs the app, and returns the exit status.
  package func run() async -> Int32 {
    backend.onChange = { [weak terminal] in terminal?.setNeedsFrame() }
    terminal.onFrame = { [weak self] in self?.frame(isBlank: $0) ?? [] }
    terminal.onEvent = { [weak self] in self?.take($0) }
    terminal.onClosed = { [weak self] in self?.end(128 + SIGHUP) }
    controller.finishLaunching()
    backend.adaptToWidth()
    let status = await withCheckedContinuation { ending in
      self.ending = ending
      terminal.start()
    }
    terminal.close()
    return status
  }

  private func frame(isBlank: Bool) -> [UInt8] {
    let picture = backend.picture()
    defer { shown = picture }
    return picture.bytes(from: isBlank ? nil : shown, theme: backend.theme)
  }

  private func take(_ event: TerminalEvent) {
    switch backend.handle(event) {
    case .quit: end(0)
    case .suspend: terminal.suspend()
    case .saveSession: saveSession()
    case nil: break
    }
  }

  private func saveSession() {
    do {
      backend.show(notice: try save(controller.stage.log))
    } catch {
      backend.show(notice: "\(error)")
    }
  }

  private func end(_ status: Int32) {
    ending?.resume(returning: status)
    ending = nil
  }
}
