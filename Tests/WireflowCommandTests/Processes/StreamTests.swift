import Foundation
import TestSupport
import Testing

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
      Mishap("help on a full disk", #""$0" --help >/dev/full"#, 1, "No space left on device"),
      Mishap("a message on a full disk", #""$0" --nothing 2>/dev/full"#, 2),
      Mishap(
        "nobody reads",
        #"{ "$0" --script - <long.txt; echo $? >status; } | true; exit $(cat status)"#, 1,
        "Broken pipe"),
      Mishap(
        "a log on a full disk", #""$0" --script s.txt --log /dev/full"#, 1,
        "cannot write the log"),
      Mishap(
        "a closed stream is no log",
        #""$0" --script s.txt --log l.txt >&-; s=$?; grep -c "Mishaps: " l.txt && exit 9; exit $s"#,
        1, "it is closed"),
      Mishap(
        "a log over the script", #""$0" --script s.txt --log s.txt --force"#, 2,
        "must not replace"),
      Mishap(
        "bytes that drive a terminal", #""$0" --script "$(printf 'a\033[2J\tb')""#, 2,
        #"\u{1b}[2J"#),
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
