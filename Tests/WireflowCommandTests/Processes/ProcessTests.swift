import Testing

/// An app in a process of its own, as the user's terminal and shell see it.
///
/// They run one after the other, because each waits for programs that want the machine, too.
@Suite(.serialized) enum ProcessTests {}

extension String {
  static let alternateScreen = "\u{1B}[?1049h"
  static let firstScreen = "\u{1B}[?1049l"
  /// What takes back the alternate screen, the hidden cursor, the mouse and bracketed paste.
  static let farewells = [
    firstScreen, "\u{1B}[?25h", "\u{1B}[?1000l", "\u{1B}[?1006l", "\u{1B}[?2004l",
  ]
  static let (up, down, right, left) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D")
  static let (controlC, controlD, controlZ) = ("\u{03}", "\u{04}", "\u{1A}")
  /// The key that removes the typed text of a line.
  static let controlU = "\u{15}"
}

/// A way in which an app ends.
struct ProcessEnd: CustomTestStringConvertible {
  let testDescription: String
  /// The exit status as a shell sees it, or nil for a signal that depends on the processor.
  let status: Int32?
  /// The app's words behind its last picture.
  let words: String?
  let act: @Sendable (TerminalProcess) -> Void

  init(
    _ name: String, status: Int32?, words: String? = nil,
    act: @escaping @Sendable (TerminalProcess) -> Void
  ) {
    (testDescription, self.status, self.words, self.act) = (name, status, words, act)
  }

  init(signal: Int32, _ name: String, words: String? = nil) {
    self.init(name, status: 128 + signal, words: words) { $0.process.send(signal) }
  }

  init(typing keys: String, _ name: String, status: Int32?, words: String? = nil) {
    self.init(name, status: status, words: words) { $0.type(keys) }
  }
}
