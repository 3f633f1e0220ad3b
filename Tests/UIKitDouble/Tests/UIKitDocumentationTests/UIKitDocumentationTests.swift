import Foundation
import Testing
import UIKit
import Wireflow

@testable import WireflowUIKit

/// Compares the articles about UIKit with code that compiles on the double.
@MainActor
struct UIKitDocumentationTests {
  private let folder = "Tests/UIKitDouble/Tests/UIKitDocumentationTests"

  @Test func showsCodeThatIsCompiled() throws {
    let page = try Page("Sources/WireflowUIKit/WireflowUIKit.docc/FromUIKitToWireflow.md")
    let missing = try page.code(missingIn: [folder])

    #expect(missing == [], "\(missing.joined(separator: "\n\n"))")
    #expect(page.code.count > 5)
  }

  @Test func showsTheStepsOfTheTutorial() throws {
    let catalogue = "Sources/Wireflow/Wireflow.docc/Tutorials/Resources"
    let files = try Repository.names(in: catalogue, endingWith: ".swift")
      .filter { $0.hasPrefix("BringAUIKitAppOver") }
    for file in files {
      let shown = try Repository.text(of: "\(catalogue)/\(file)")
      let compiled = try Repository.text(of: "\(folder)/\(file)")
      #expect(shown.code == compiled.codeOfStep(naming: "profile"), "\(file)")
    }
    #expect(files.count == 5)
  }

  @Test func pushesTheSettings() throws {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let app = ApplicationController(
      wireframe: wireframe,
      mainFlow: BringAUIKitAppOver03.ProfileFlowCoordinator(wireframe: wireframe))
    app.finishLaunching()
    let profile = stage.rootScreens.first as? BringAUIKitAppOver03.ProfileViewController
    try #require(profile).onSettingsPressed?()

    let shown = try Repository.text(
      of: "Sources/Wireflow/Wireflow.docc/Tutorials/Resources/BringAUIKitAppOver03.txt")
    #expect(shown == stage.log.text, "\(stage.log.text)")
  }
}
