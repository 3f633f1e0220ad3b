import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting
import WireflowWeb

@testable import WireflowCommand

/// Each file that cannot be read or written gets a sentence of its own.
@MainActor
struct FileArgumentTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func error(_ arguments: [String]) async -> String {
    let console = FakeConsole(input: "")
    #expect(await console.run(arguments) == 2)
    #expect(console.output == "")
    return console.errors.replacing(folder.url.path, with: "")
  }

  @Test func saysWhyAFileCannotBeReadOrWritten() async throws {
    for (name, text) in [
      ("browse.txt", "launch\n"), ("locked.txt", "launch\n"), ("other.txt", "precious\n"),
      ("other.svg", "precious\n"), ("other.html", "precious\n"),
    ] {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }
    chmod(path("locked.txt"), 0)
    let script = path("browse.txt")
    var lines: [String] = []
    for arguments in [
      ["--script", folder.url.path], ["--script", path("brwose.txt")],
      ["--script", script, "--log", path("other.txt")],
      ["--script", script, "--log", script, "--force"],
      ["--line", "--session", path("new"), "--log", path("new")],
      ["--script", script, "--log", folder.url.path],
      ["--record", path("other.txt")], ["--record", path("other.svg")],
      ["--script", script, "--share", path("other.html")],
    ] {
      let words = arguments.joined(separator: " ").replacing(folder.url.path, with: "…")
      lines.append("\(words)\n  \(await error(arguments))")
    }
    assertSnapshot(of: lines.joined())
    if getuid() != 0 {
      #expect(
        await error(["--script", path("locked.txt")])
          == "Shop: /locked.txt: cannot be read: Permission denied\n")
    }

    unlink(path("locked.txt"))
    let console = FakeConsole(input: "")
    #expect(await console.run(["--script", script, "--log", path("other.txt"), "--force"]) == 0)
    #expect(
      try folder.texts == [
        "browse.txt": "launch\n", "other.txt": console.output, "other.svg": "precious\n",
        "other.html": "precious\n",
      ])
  }

  @Test func saysOnceThatTheLogIsFull() async {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let console = FakeConsole(input: "launch\n")

    #expect(await console.run(["--script", "-", "--log", "/dev/full"]) == 1)
    #expect(console.errors == "Shop: /dev/full: cannot write the log: No space left on device\n")
  }
}

/// A script becomes pictures, the same each time.
@MainActor
struct RecordingTests {
  private func record(
    _ name: String, _ input: String?, _ options: String..., status: Int32 = 0
  ) async throws -> String {
    let folder = try TemporaryFolder()
    let console = FakeConsole(input: input ?? "")
    let file = folder.url.appending(path: name).path
    let script = input == nil ? [] : ["--script", "-"]

    #expect(await console.run(["--record", file] + script + options) == status)
    #expect(console.output == "")
    return try folder.texts[name] ?? ""
  }

  @Test func drawsOnePictureWithoutAScript() async throws {
    let svg = try await record("a.svg", nil, "--size=40x12")

    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"380\" height=\"248\""))
    #expect(svg.contains(">Shop</text>"))
    #expect(!svg.contains("@keyframes"))
  }

  @Test func drawsOneFrameAfterTheOther() async throws {
    let script = "tap \"More\"\nwait 500ms\nback\n"
    let svg = try await record("a.svg", script)

    #expect(svg.contains("@keyframes f2"))
    #expect(try await record("a.svg", script) == svg)
    #expect(try await record("a.svg", script, "--theme", "light") != svg)
  }

  @Test func tellsWhatWasNotPossible() async throws {
    _ = try await record("a.svg", "tap \"Nothing\"\n", status: 1)
  }
}

/// The test that the page saves, of which a check of the browser shows that it passes.
@MainActor
struct SavedTestTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func writesTheLogAndTheTestThatPlaysIt() async throws {
    let saved = try test().save(await steps(.tap("More")))

    #expect(folder.files == ["More.txt", "MoreTests.swift"])
    #expect(saved == "MoreTests.swift and More.txt in \(folder.url.path)")
    #expect(
      try folder.texts["More.txt"] == """
        > launch
          start ShopFlow
          install tab bar: Shop
        > tap "More"
          push ShopScreen "More" onto Shop

        """)
    try assertSnapshot(of: #require(folder.texts["MoreTests.swift"]))
  }

  /// A session that began on three columns once became a test that began on tabs.
  @Test(arguments: ["tab-bar", "three-columns", "kiosk"])
  func playsOnTheSwitchOfASessionThatChangesTheWireframe(name: String) async throws {
    _ = try test(on: name).save(await steps(.wireframe("split")))

    let code = try #require(folder.texts.first { $0.key.hasSuffix("Tests.swift") })
    assertSnapshot(of: code.value, named: name)
  }

  @Test func suggestsANameThatIsFree() async throws {
    let steps = await steps()

    for _ in 0..<3 { _ = try test().save(steps) }

    #expect(
      folder.files.filter { $0.hasSuffix("txt") } == [
        "Launches.txt", "Launches2.txt", "Launches3.txt",
      ])
  }

  @Test func saysWhyItCannotSave() async {
    let test = SavedTest(
      app: "Shop", wireframe: "tab-bar", module: nil, folder: URL(filePath: "/dev/null"))

    await #expect(throws: CommandLineError.self) {
      try test.save(await steps())
    }
  }

  private func test(on wireframe: String = "tab-bar") -> SavedTest {
    SavedTest(app: "Shop", wireframe: wireframe, module: "ShopApp", folder: folder.url)
  }

  private func steps(_ actions: UserAction...) async -> [SessionStep] {
    await Self.steps([.launch] + actions)
  }

  /// The steps of the actions in a shop, even if they are refused there.
  static func steps(_ actions: [UserAction]) async -> [SessionStep] {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let timeline = SessionTimeline(following: stage)
    let wireframe = WireframeOption("tab-bar").makeSwitch(stage: stage)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    for action in actions { _ = await controller.stage.play(action) }
    return timeline.steps
  }
}
