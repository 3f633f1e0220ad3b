import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowCommand

/// The test that the page saves, of which a check of the browser shows that it passes.
@MainActor
struct SavedTestTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func writesTheLogAndTheTestThatPlaysIt() async throws {
    let message = try test().save(await steps(.tap("More")))

    let files = folder.files
    let texts = try folder.texts
    let name = try #require(files.first).replacing(".txt", with: "")
    #expect(files == ["\(name).txt", "\(name)Tests.swift"])
    #expect(name.wholeMatch(of: /ShopSession\d{14}/) != nil)
    #expect(message == "Saved \(name).txt and \(name)Tests.swift in \(folder.url.path)")
    #expect(
      texts["\(name).txt"] == """
        > launch
          start ShopFlow
          install tab bar: Shop
        > tap "More"
          push ShopScreen "More" onto Shop

        """)
    let code = try #require(texts["\(name)Tests.swift"])
    #expect(code.hasPrefix("import Foundation\nimport ShopApp\nimport Testing\n"))
    #expect(code.contains("let wireframe = WireframeVariant.tabBar\n"))
    #expect(code.contains("ApplicationController(shopOn: $0, wireframe: $1)\n"))
  }

  @Test func playsOnASwitchIfTheWireframeChanges() async throws {
    let code = test().code("Name", await steps(.wireframe("split")))

    #expect(code.contains(#"let wireframe = WireframeVariant("tab-bar") { stage in"#))
    #expect(code.contains(#"], selected: "tab-bar")"#))
  }

  @Test func overwritesNothing() async throws {
    let steps = await steps()

    for _ in 0..<3 { _ = try test().save(steps) }

    #expect(folder.files.count == 6)
  }

  @Test func saysWhyItCannotSave() async {
    let test = SavedTest(
      app: "Shop", wireframe: "tab-bar", module: nil, folder: URL(filePath: "/dev/null"))

    await #expect(throws: CommandLineError.self) { try test.save(await steps()) }
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
