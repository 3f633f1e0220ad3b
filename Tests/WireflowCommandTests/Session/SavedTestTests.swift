import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowWeb

@testable import WireflowCommand

/// The test that the page saves, of which a check of the browser shows that it passes.
@MainActor
struct SavedTestTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func writesTheLogAndTheTestThatPlaysIt() async throws {
    let answer = try test().make(.init(await steps(.tap("More"))), isSaved: true)

    #expect(answer.name == "more")
    #expect(folder.files == ["More.txt", "MoreTests.swift"])
    #expect(answer.saved == "MoreTests.swift and More.txt in \(folder.url.path)")
    #expect(
      try folder.texts["More.txt"] == """
        > launch
          start ShopFlow
          install tab bar: Shop
        > tap "More"
          push ShopScreen "More" onto Shop

        """)
    let code = try #require(try folder.texts["MoreTests.swift"])
    #expect(code == answer.code)
    #expect(code.hasPrefix("import Foundation\nimport ShopApp\nimport Testing\n"))
    #expect(code.contains("  @Test func more() async throws {\n"))
    #expect(code.contains("let wireframe = WireframeVariant.tabBar\n"))
    #expect(code.contains("ApplicationController(shopOn: $0, wireframe: $1)\n"))
    #expect(code.contains("app.expectLog(matches: log)\n"))
  }

  @Test func expectsOnlyTheLinesThatTheUserKeeps() async throws {
    let draft = TestDraft(await steps(.tap("More")), name: "opensMore", omitted: [2], isOnAll: true)

    let code = try test().make(draft, isSaved: true).code

    #expect(try folder.texts["OpensMore.txt"]?.contains("install") == false)
    #expect(code.contains("@Test(arguments: [WireframeVariant.tabBar, .hamburger, .split])\n"))
    #expect(code.contains("func opensMore(on wireframe: WireframeVariant) async throws {\n"))
    #expect(code.contains(#"split(separator: "\n").difference(from: lines).insertions == []"#))
  }

  @Test func playsOnASwitchIfTheWireframeChanges() async throws {
    let draft = TestDraft(await steps(.wireframe("split")), isOnAll: true)

    let code = try test().make(draft, isSaved: false).code

    #expect(code.contains(#"let wireframe = WireframeVariant("tab-bar") { stage in"#))
    #expect(code.contains(#"], selected: "tab-bar")"#))
    #expect(folder.files.isEmpty)
  }

  @Test func suggestsANameThatIsFree() async throws {
    let steps = await steps()

    let names = try (0..<3).map { _ in try test().make(.init(steps), isSaved: true).name }

    #expect(names == ["launches", "launches2", "launches3"])
    #expect(throws: CommandLineError("launches is saved already")) {
      try test().make(.init(steps, name: "launches"), isSaved: true)
    }
    #expect(throws: CommandLineError.self) {
      try test().make(.init(steps, name: "../up"), isSaved: true)
    }
  }

  @Test func saysWhyItCannotSave() async {
    let test = SavedTest(
      app: "Shop", wireframe: "tab-bar", module: nil, folder: URL(filePath: "/dev/null"))

    await #expect(throws: CommandLineError.self) {
      try test.make(.init(await steps()), isSaved: true)
    }
  }

  private func test() -> SavedTest {
    SavedTest(app: "Shop", wireframe: "tab-bar", module: "ShopApp", folder: folder.url)
  }

  private func steps(_ actions: UserAction...) async -> [SessionStep] {
    await Self.steps([.launch] + actions)
  }

  /// The steps of the actions in a shop, even if they are refused there.
  static func steps(_ actions: [UserAction]) async -> [SessionStep] {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let timeline = SessionTimeline(following: stage)
    let wireframe = WireframeChoice("tab-bar").makeSwitch(stage: stage)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    for action in actions { _ = await controller.stage.play(action) }
    return timeline.steps
  }
}
