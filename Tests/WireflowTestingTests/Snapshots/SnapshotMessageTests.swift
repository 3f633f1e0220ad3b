import Foundation
import TestSupport
import Testing

@testable import WireflowTesting

/// What assertions of snapshots and literals say, all in one text: what, where and how to fix it.
@MainActor
struct SnapshotMessageTests {
  @Test func sayWhatHappenedAndHowToFixIt() throws {
    var text = ""
    for story in Story.all { text += "# \(story.name)\n\n\(try story.told())\n\n\n" }
    assertSnapshot(of: text)
  }

  @Test func sayWhichLiteralToPaste() {
    let texts: [(text: String, expected: String?)] = [
      ("> launch\n", "> launch"), ("> launch\n", "> launch\n"), ("", ""),
      ("caf\u{E9}\n", "cafe\u{301}\n"), ("> tap \"Say \\\"hi\\\"\"\n\n  pop\n", "> tap\n  pop"),
      ("a\\b", ""), ("a\\#b", ""), ("a\"\"\"b", ""), ("a\"\"\"\"##b", ""), ("a\\#\\b", ""),
      ("a#b\"\"#", ""), ("a \nb\t\nc\u{200B}\u{2028}", ""), (#"\ "#, ""), ("\u{301}", ""),
      ("> launch\n", nil), ((1...300).map { "\($0)\n" }.joined(), nil),
    ]
    let site = CallSite(
      fileID: "ShopTests/LoginTests.swift", filePath: "/LoginTests.swift", line: 12, column: 9)
    let messages = texts.map { text, expected in
      InlineExpectation(subject: "Presentation log", expected: expected, site: site)
        .failure(for: text) ?? "passes"
    }
    assertSnapshot(of: messages.joined(separator: "\n\n\n") + "\n")
    #expect(MultilineLiteral("c\rd\0").lines[1] == #"c\u{D}d\u{0}"#)
  }
}

/// Assertions of one snapshot one after the other, and the files that they leave.
@MainActor
private struct Story {
  let name: String
  private let variables: [String: String]
  private let approved: Data?
  private let keepsReceived: Bool
  private let tell: (inout SnapshotFixture) throws -> [String?]

  init(
    _ name: String, _ variables: [String: String] = [:], approved: String? = Self.accepted,
    bytes: Data? = nil, keepsReceived: Bool = true,
    _ tell: @escaping (inout SnapshotFixture) throws -> [String?]
  ) {
    self.name = name
    self.variables = variables
    self.keepsReceived = keepsReceived
    self.approved = bytes ?? approved.map { Data($0.utf8) }
    self.tell = tell
  }

  static let accepted = "push home\npush login animated\npresent sheet otp\ndismiss sheet otp\n"
  static let changed = "push home\npush login animated\npresent sheet otp\npop login\n"

  func told() throws -> String {
    var fixture = try SnapshotFixture(variables, keepsReceived: keepsReceived)
    if let approved { try fixture.approve(approved) }
    var lines = try tell(&fixture).map { $0 ?? "passes" }
    for file in fixture.folder.files {
      let text = fixture.text(file)?.replacing(fixture.folder.url.path, with: "<tmp>") ?? "a folder"
      lines.append("\(file): \(text.utf8.count > 200 ? "a long text" : text.debugDescription)")
    }
    // What the system says differs between platforms.
    return lines.joined(separator: "\n\n").replacing(
      /(?<what>cannot be (?:read|written|made|recorded)): [^\n]*/
    ) { "\($0.what): …" }
  }

  static let all: [Story] = differences + recordings + claims + badInput

  private static let differences = [
    Story("another text") { [$0.failure(of: changed)] },
    Story("a text with two changes far apart", approved: (1...16).map { "\($0)\n" }.joined()) {
      let changed = (1...14).map { $0 == 2 ? "two \n" : "\($0)\n" }.joined()
      return [$0.failure(of: changed + "16\na\t\nb\n")]
    },
    Story("another text in CI", ["CI": "1"], keepsReceived: false) { [$0.failure(of: changed)] },
    Story("a text with hundreds of other lines") {
      let message = $0.failure(of: (1...500).map { "line \($0)\n" }.joined())
      return [message?.split(separator: "\n").last.map(String.init)]
    },
    Story("what is received beside the snapshots") { fixture in
      fixture.variables["WIREFLOW_SNAPSHOT_ARTIFACTS"] =
        fixture.folder.url.appending(path: "__Snapshots__").path
      return [fixture.failure(of: "a\n").map { String($0.prefix { $0 != "\n" }) }]
    },
  ]

  private static let recordings = [
    Story("nothing recorded", approved: nil) {
      [$0.failure(of: accepted), $0.failure(of: accepted), $0.failure(of: "a\n", record: .all)]
    },
    Story("nothing recorded in CI", ["CI": "1"], approved: nil) { [$0.failure(of: accepted)] },
    Story("the variable forbids", ["WIREFLOW_SNAPSHOT_RECORD": "never"], approved: nil) {
      [$0.failure(of: accepted)]
    },
    Story("the call or a scope forbids", approved: nil) {
      [$0.failure(of: accepted, record: .never), $0.failure(of: accepted, scope: .never)]
    },
    Story("the call or a scope has another mode") {
      [$0.failure(of: changed, record: .never), $0.failure(of: changed, scope: .missing)]
    },
    Story("a mode that CI does not allow", ["CI": "1"], approved: nil) {
      [$0.failure(of: changed, record: .all)]
    },
    Story("an unknown mode", ["WIREFLOW_SNAPSHOT_RECORD": "bogus"]) {
      [$0.failure(of: changed, record: .all)]
    },
  ]

  private static let claims = [
    Story("two places of one name", approved: "a\n") {
      [$0.failure(of: "a\n", line: 3), $0.failure(of: "a\n", line: 9)]
    },
    Story("names that differ by capitals", approved: "a\n") { fixture in
      let first = fixture.failure(of: "a\n", line: 1)
      fixture.name = SnapshotName(
        suites: ["loginTests"], function: "logsIn()", arguments: [], named: nil)
      return [first, fixture.failure(of: "a\n", line: 2)]
    },
    Story("several texts of one place", ["WIREFLOW_SNAPSHOT_RECORD": "all"], approved: nil) {
      [$0.failure(of: "a\n"), $0.failure(of: "b\n"), $0.failure(of: "c\n")]
    },
  ]

  private static let badInput = [
    Story("carriage returns", approved: "push home\npop\r\n") {
      [$0.failure(of: "push home\npop\n"), $0.failure(of: "one\ntwo\r\n", line: 1)]
    },
    Story("bytes that are not UTF-8", bytes: Data("one\ntwo\n".utf8) + [0xFF, 0x0A]) {
      [$0.failure(of: "one\n")]
    },
    Story("mended bytes", ["WIREFLOW_SNAPSHOT_RECORD": "failed"], bytes: Data([0xFF])) {
      [$0.failure(of: "a\n"), $0.failure(of: "a\n")]
    },
    Story("a folder in place of a snapshot", approved: nil) { fixture in
      try FileManager.default.createDirectory(
        at: fixture.folder.url.appending(path: fixture.snapshot), withIntermediateDirectories: true)
      return SnapshotRecord.allCases.map { fixture.failure(of: "a\n", record: $0) }
    },
    Story("a file in place of the folder", approved: nil) { fixture in
      try Data().write(to: fixture.folder.url.appending(path: "__Snapshots__"))
      return [fixture.failure(of: "a\n")]
    },
    Story("artifacts that cannot be written", approved: "a\n") { fixture in
      try Data().write(to: fixture.folder.url.appending(path: "artifacts"))
      return [fixture.failure(of: "b\n")]
    },
    Story("references that cannot be written", approved: "a\n") { fixture in
      fixture.variables["WIREFLOW_SNAPSHOT_REFERENCES"] = fixture.folder.url.path
      return [fixture.failure(of: "a\n")]
    },
  ]
}
