import Foundation
import TestSupport
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
  static let down = "\u{1B}[B"
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

extension ProcessTests {
  /// Takes away the streams of an app that plays a script, which it says and ends.
  struct StreamTests {
    private static let script = "launch\ntap \"Print\"\n"

    /// A shell's change to the streams, and the app's end: its status and its words.
    struct Mishap: CustomTestStringConvertible {
      let testDescription: String
      let command: String
      let status: Int32
      let words: String

      init(_ name: String, _ command: String, _ status: Int32, _ words: String = "") {
        (testDescription, self.command, self.status, self.words) = (name, command, status, words)
      }
    }

    private static let full = FileManager.default.fileExists(atPath: "/dev/full")
    private static let mishaps = [
      Mishap(
        "output is full", #""$0" --script s.txt >/dev/full"#, 1, "No space left on device"),
      Mishap("output is closed", #""$0" --script s.txt >&-"#, 1, "it is closed"),
      Mishap("standard error is closed", #""$0" --script s.txt 2>&-"#, 0),
      Mishap("output and error are closed", #""$0" --script s.txt >&- 2>&-"#, 1),
      Mishap("all are closed", #""$0" >&- 2>&- <&-"#, 2),
      Mishap("input is closed", #""$0" <&-"#, 2, "standard input is closed"),
      Mishap("input is a folder", #""$0" < ."#, 2, "cannot read the script"),
      Mishap(
        "nobody reads",
        #"{ "$0" --script - <long.txt; echo $? >status; } | true; exit $(cat status)"#, 1,
        "Broken pipe"),
      Mishap(
        "a closed stream is no log",
        #""$0" --script s.txt --log l.txt >&-; s=$?; grep -c "Mishaps: " l.txt && exit 9; exit $s"#,
        1, "it is closed"),
      Mishap(
        "bytes that are no text", #""$0" "$(printf '\377\033')""#, 2, "unexpected argument"),
    ].filter { full || !$0.command.contains("/dev/full") }

    @Test(arguments: mishaps) func sayWhatIsWrong(mishap: Mishap) throws {
      let folder = try TemporaryFolder()
      let script = folder.url.appending(path: "s.txt")
      try Data(Self.script.utf8).write(to: script)
      let long = Self.script + String(repeating: "background\n", count: 20_000)
      try Data(long.utf8).write(to: folder.url.appending(path: "long.txt"))

      let errors = folder.url.appending(path: "errors.txt")
      let shell = try ChildProcess(
        ["bash", "-c", mishap.command, ChildProcess.path(of: "Mishaps")],
        streams: ["/dev/null", "/dev/null", errors.path], folder: folder.url.path)
      #expect(shell.end(within: .seconds(60)) == mishap.status)

      let said = try Data(contentsOf: errors)
      let text = String(decoding: said, as: UTF8.self)
      #expect(text.contains(mishap.words) || mishap.words.isEmpty)
      let others = text.split(separator: "\n").filter { !$0.hasPrefix("Mishaps: ") }
      #expect(others.isEmpty || mishap.words.isEmpty)
      #expect(said.allSatisfy { $0 >= 32 || $0 == 10 })
      #expect(try String(contentsOf: script, encoding: .utf8) == Self.script)
    }
  }
}
