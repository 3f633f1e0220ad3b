import Foundation
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import AudiobooksPhone
@testable import WireflowUIKit

/// The sample for iOS, on the double.
@Suite @MainActor
struct AudiobooksTests {
  @Test(
    arguments: ["browse", "buy-a-book", "everything", "log-out", "session-expired"],
    [UIUserInterfaceSizeClass.compact, .regular])
  func aJourneyHasTheSameLogAsWithoutAScreen(
    _ script: String, _ sizeClass: UIUserInterfaceSizeClass
  ) async throws {
    let headless = ManualScheduler()
    let expected = try await play(script, sizeClass, on: TextRecorder(), headless)

    let scheduler = ManualScheduler()
    let rig = UIKitRig(.synchronous, scheduler: scheduler, sizeClass: sizeClass)
    rig.backend.registerAudiobooks()
    let log = try await play(script, sizeClass, on: rig.backend, scheduler)

    expectText(log, matches: expected)
    rig.expectNoMessages()
  }

  private func play(
    _ name: String, _ sizeClass: UIUserInterfaceSizeClass, on backend: any PresentationBackend,
    _ scheduler: ManualScheduler
  ) async throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Samples/Audiobooks/Scripts/\(name).txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let stage = Stage(backend: backend, scheduler: scheduler)
    let controller = ApplicationController(audiobooksOn: stage) { stage in
      AdaptiveWireframe(
        stage: stage, formFactor: sizeClass == .regular ? .regular : .compact)
    }
    let refusals = await controller.play(try Script(parsing: text, name: name))
    #expect(refusals.isEmpty)
    if let shown = backend as? UIKitBackend {
      #expect(shown.base != nil)
    }
    return controller.stage.log.text
  }

  @Test func theSceneLaunchesTheApp() {
    let delegate = ApplicationSceneDelegate(AppDelegate().sceneSetup)
    let scene = UIWindowScene()

    delegate.scene(scene, willConnectTo: scene.session, options: .init())

    let tabs = delegate.window?.rootViewController?.children.first as? UITabBarController
    #expect(tabs?.tabBar.items?.map(\.title) == ["Discover", "Bookshelf", "Profile"])
    #expect(delegate.window?.isHidden == false)
  }
}
