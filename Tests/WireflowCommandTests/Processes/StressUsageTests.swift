import Foundation
import TestSupport
import Testing

extension ProcessTests {
  /// The help of the stress program, and its answer to an unknown option.
  @Suite(.long) struct StressUsageTests {
    @Test(arguments: ["--help", "-h", "--seconds 1 --help"])
    func printsItsHelp(arguments: String) throws {
      let (status, output, errors) = try run(arguments)

      #expect(status == 0)
      #expect(output.hasPrefix("usage: WireflowStress "))
      #expect(errors == "")
    }

    @Test(arguments: [
      ("--hlep", "there is no option --hlep"), ("--hlep 3", "there is no option --hlep"),
      ("--seconds", "--seconds needs a value"),
    ])
    func printsItsUsageBesideAMistake(arguments: String, mistake: String) throws {
      let (status, output, errors) = try run(arguments)

      #expect(status == 2)
      #expect(output == "")
      #expect(errors.hasPrefix("WireflowStress: \(mistake)\nusage: WireflowStress "))
    }

    private func run(
      _ arguments: String
    ) throws -> (status: Int32?, output: String, errors: String) {
      let folder = try TemporaryFolder()
      let files = ["output.txt", "errors.txt"].map { folder.url.appending(path: $0) }
      let words = arguments.split(separator: " ").map(String.init)
      let program = try ChildProcess(
        [ChildProcess.path(of: "WireflowStress")] + words,
        streams: ["/dev/null"] + files.map(\.path), folder: folder.url.path)
      let status = program.end(within: .seconds(60))
      let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
      return (status, texts[0], texts[1])
    }
  }
}
