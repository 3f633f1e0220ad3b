import Foundation
import TestSupport
import Testing

extension ProcessTests {
  /// Makes the map of an app whose buttons end the process, or never come back.
  struct DeadlyMapTests {
    @Test func leavesOutWhatEndsTheApp() throws {
      let folder = try TemporaryFolder()

      let (output, status) = try Self.run(["--map", "map.txt"], in: folder)

      let ends = [
        ("Fatal error", "Signal \\d+ \\(.+\\) came"), ("Bad access", "Signal 11 \\(.+\\) came"),
        ("Stack overflow", "Signal \\d+ \\(.+\\) came"), ("Abort", "Signal 6 \\(.+\\) came"),
        ("Endless loop", "The process was ended because nothing went on for 2 s"),
        ("Exit", "The app ended the process with the status 7"),
      ]
      let told = ends.map { title, end in
        "\(end) at the last step of this script, which the map leaves out:\n\n"
          + "    launch\n    tap \"\(title)\"\n\n"
      }
      // The app's own output may be anywhere.
      let text = output.replacing("printed while the app was shown\n", with: "")
      let pattern = try Regex(told.joined() + "map\\.txt: 1 place, 1 edge, 0 traps\n")
      #expect(text.wholeMatch(of: pattern) != nil, "\(output)")
      #expect(status == 1)
      let map = try String(contentsOf: folder.url.appending(path: "map.txt"), encoding: .utf8)
      #expect(map.contains("    tap \"Print\" -> alert \"It has happened\"\n"))
    }

    @Test(arguments: [
      ("Early", "Signal 6 (Aborted) came when the app was made, so there is no map.\n"),
      ("Abort", "Signal 6 (Aborted) came at the launch of the app, so there is no map.\n"),
    ])
    func saysThatThereIsNoMap(mishap: String, text: String) throws {
      let folder = try TemporaryFolder()

      let result = try Self.run(["--map", "map.txt", "--", mishap], in: folder)

      let output = result.output.replacing(/Signal 6 \(.+\)/, with: "Signal 6 (Aborted)")
      #expect(output == text)
      #expect(result.status == 1)
      #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "map.txt").path))
    }

    @Test func saysThatNoStepCanBeTold() throws {
      let folder = try TemporaryFolder()

      let (output, status) = try Self.run(["--map", "map.txt"], in: folder, temporary: "/dev/null")

      #expect(output == "")
      let errors = try String(
        contentsOf: folder.url.appending(path: "errors"), encoding: .utf8)
      #expect(errors.contains("came, and the step is unknown, because /dev/null/wireflow-map-"))
      #expect((status ?? 0) > 128)
    }

    @Test func saysThatItHasEndedAHangOfNoStep() throws {
      let folder = try TemporaryFolder()

      let (output, status) = try Self.run(["--map", "map.txt", "--", "Unwritten"], in: folder)

      #expect(output == "")
      let errors = try String(
        contentsOf: folder.url.appending(path: "errors"), encoding: .utf8)
      let end = "The process was ended because nothing went on for 2 s"
      #expect(errors.hasPrefix("Mishaps: \(end), and the step is unknown, because /"))
      #expect(errors.hasSuffix(".script names none\n"))
      #expect(status == 1)
    }

    /// Runs the app with the mishaps, with less patience than users have.
    private static func run(
      _ arguments: [String], in folder: TemporaryFolder, temporary: String? = nil
    ) throws -> (output: String, status: Int32?) {
      let output = folder.url.appending(path: "output")
      let process = try ChildProcess(
        [ChildProcess.path(of: "Mishaps")] + arguments,
        streams: ["/dev/null", output.path, folder.url.appending(path: "errors").path],
        folder: folder.url.path,
        environment: ["WIREFLOW_MAP_PATIENCE": "2", "TMPDIR": temporary ?? folder.url.path])
      let status = process.end(within: .seconds(120))
      // No diary stays behind.
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(!left.contains { $0.hasSuffix(".script") })
      return (try String(contentsOf: output, encoding: .utf8), status)
    }
  }
}
