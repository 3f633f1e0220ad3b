/// The windows that the lines of a session's log are about.
///
/// A line is about the window that the user is in, unless the line above its block names another.
@MainActor
final class LogWindows {
  /// The windows, the one that the user is in last, each before those that were used later.
  private(set) var used: [WindowName] = []
  /// The window whose stage writes.
  var writer: WindowName?
  /// The window that the lines of the current block are about.
  private var block: WindowName?

  /// The window that the user is in.
  var current: WindowName? { used.last }

  /// Moves the user to a window, which the following lines are about.
  func enter(_ window: WindowName) {
    used.removeAll { $0 == window }
    used.append(window)
    block = window
  }

  /// Forgets a window, and moves the user to the one used before if the user was in it.
  func leave(_ window: WindowName) {
    used.removeAll { $0 == window }
    block = current
  }

  /// Returns the action that takes the user to the writing window before an action there, or nil if
  /// the user is there already.
  func wayToWriter(before action: UserAction) -> UserAction? {
    defer { block = current }
    if case .wait = action { return nil }
    guard let writer, writer != current else { return nil }
    enter(writer)
    return .window(writer.link)
  }

  /// Returns the line that begins a block about the writing window, without a user action.
  func beginAppBlock() -> PresentationLog.Entry {
    block = writer
    return writer.map { $0 == current ? .app : .appIn($0) } ?? .app
  }

  /// Returns the line that begins a block about the writing window, or nil if the block is about it
  /// already.
  func beginBlock() -> PresentationLog.Entry? {
    writer == block ? nil : beginAppBlock()
  }
}

/// The name of a window: its link, or nothing for the window that the app begins with.
package struct WindowName: Sendable, Hashable, CustomStringConvertible {
  /// The link that opened it, or nil for the main window.
  package let link: String?

  /// Creates the name of the window with a link.
  package init(_ link: String?) { self.link = link }

  /// The words that name it in the log.
  package var description: String { link.map { "window \($0.literal)" } ?? "main window" }
}
