import Testing
import Wireflow

@testable import BringAUIKitAppOver03

/// Compares the articles about UIKit with code that compiles on the double.
@MainActor
struct UIKitDocumentationTests {
  @Test func showsCodeThatIsCompiled() throws {
    let page = try Page("Sources/WireflowUIKit/WireflowUIKit.docc/FromUIKitToWireflow.md")
    let missing = try page.code(
      missingIn: ["Tests/UIKitDouble/Tests/UIKitDocumentationTests"])

    #expect(missing == [], "\(missing.joined(separator: "\n\n"))")
    #expect(page.code.count > 5)
  }

  @Test func pushesTheSettings() throws {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let app = ApplicationController(
      wireframe: wireframe, mainFlow: ProfileFlowCoordinator(wireframe: wireframe))
    app.finishLaunching()
    let profile = stage.state.rootScreens.first as? BringAUIKitAppOver03.ProfileViewController
    try #require(profile).onSettingsPressed?()

    let shown = try Repository.text(
      of: "Sources/Wireflow/Wireflow.docc/Tutorials/Resources/BringAUIKitAppOver03.txt")
    #expect(shown == stage.log.text, "\(stage.log.text)")
  }
}
