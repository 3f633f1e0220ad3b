import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting
import WireflowWeb

@testable import WireflowCommand

/// Each file that cannot be read or written gets a sentence of its own, before the app runs.
@MainActor
struct FileArgumentTests {
  @Test func saysWhyAFileCannotBeReadOrWritten() async throws {
    let folder = try TemporaryFolder()
    for name in ["browse.txt", "other.txt", "other.svg", "other.html"] {
      try Data("launch\n".utf8).write(to: folder.url.appending(path: name))
    }
    var runs = CommandRuns(folder: folder)
    for arguments in [
      "--script …", "--script …/brwose.txt", "--script …/browse.txt --log …/other.txt",
      "--script …/browse.txt --log …/browse.txt --force", "--line --session …/new --log …/new",
      "--script …/browse.txt --log …", "--record …/other.txt", "--record …/other.svg",
      "--script …/browse.txt --share …/other.html", "--map …/other.svg", "--map …/a/b.svg",
      "--map …/other.svg/b.svg",
    ] {
      await runs.run(arguments)
    }
    #expect(try folder.texts.values.allSatisfy { $0 == "launch\n" } && folder.files.count == 4)

    await runs.run("--script …/browse.txt --log …/other.txt --force")
    assertSnapshot(of: try runs.text + (folder.texts["other.txt"] ?? ""))
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

  @Test func drawsOnePictureWithoutAScriptAndElseOneAfterTheOther() async throws {
    let picture = try await record("a.svg", nil, "--size=40x12")
    #expect(
      picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"380\" height=\"248\""))
    #expect(picture.contains(">Shop</text>") && !picture.contains("@keyframes"))

    let script = "tap \"More\"\nwait 500ms\nback\n"
    let film = try await record("a.svg", script)
    #expect(film.contains("@keyframes f2"))
    #expect(try await record("a.svg", script) == film)
    #expect(try await record("a.svg", script, "--theme", "light") != film)
    _ = try await record("a.svg", "tap \"Nothing\"\n", status: 1)
  }
}

/// The test that the page saves, of which a check of the browser shows that it passes.
@MainActor
struct SavedTestTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func writesTheLogAndTheTestThatPlaysItUnderANameThatIsFree() async throws {
    let steps = await steps(.tap("More"))
    let notes = try (0..<3).map { _ in try test().save(steps) }

    #expect(notes[0] == "MoreTests.swift and More.txt in \(folder.url.path)")
    #expect(folder.files.filter { $0.hasSuffix("txt") } == ["More.txt", "More2.txt", "More3.txt"])
    let log = "> launch\n  start ShopFlow\n  install tab bar: Shop\n"
    #expect(
      try folder.texts["More.txt"] == log + "> tap \"More\"\n  push ShopScreen \"More\" onto Shop\n"
    )
    try assertSnapshot(of: #require(folder.texts["MoreTests.swift"]))
    await #expect(throws: CommandLineError.self) {
      try SavedTest(
        app: "Shop", wireframe: "tab-bar", module: nil, folder: URL(filePath: "/dev/null")
      ).save(await self.steps())
    }
  }

  /// A session that began on three columns once became a test that began on tabs.
  @Test(arguments: ["tab-bar", "three-columns", "kiosk"])
  func playsOnTheSwitchOfASessionThatChangesTheWireframe(name: String) async throws {
    _ = try test(on: name).save(await steps(.wireframe("split")))

    let code = try #require(folder.texts.first { $0.key.hasSuffix("Tests.swift") })
    assertSnapshot(of: code.value, named: name)
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
    let wireframe = WireframeSwitch(
      stage: stage, variants: WireframeVariant.switchable(from: "tab-bar"), selected: "tab-bar")
    let controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    for action in actions { _ = await controller.stage.play(action) }
    return timeline.steps
  }
}
