import FitnessApp
import Foundation
import MediaApp
import MoviesApp
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@testable import AudiobooksPhone
@testable import WireflowUIKit

/// The scripts of all samples, drawn from content on the double.
@MainActor struct SampleJourneyTests {
  /// A sample, by the name of its folder.
  enum Sample: String, CaseIterable, Sendable {
    case audiobooks = "Audiobooks"
    case fitness = "Fitness"
    case media = "Media"
    case movies = "Movies"

    var scripts: [ScriptFile] {
      WireflowTesting.scripts(in: "../../../../Samples/\(rawValue)/Scripts")
    }

    @MainActor
    func makeController(_ stage: Stage, _ wireframe: WireframeMaker) -> ApplicationController {
      switch self {
      case .audiobooks: ApplicationController(audiobooksOn: stage, wireframe: wireframe)
      case .fitness: ApplicationController(fitnessOn: stage, wireframe: wireframe)
      case .media: ApplicationController(mediaOn: stage, wireframe: wireframe)
      case .movies: ApplicationController(moviesOn: stage, wireframe: wireframe)
      }
    }
  }

  @Test(arguments: Sample.allCases, WalkShape.allCases)
  func aJourneyHasTheLogOfTheRecorder(
    _ sample: Sample, _ shown: WalkShape
  ) async throws {
    for file in sample.scripts {
      let script = try file.script()
      let recorded = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      let expected = await play(script, sample, recorded, shown.makeWireframe)

      for mode in Strength.some(of: [DoubleMode.asynchronous, .synchronous]) {
        let scheduler = ManualScheduler()
        let rig = UIKitRig(mode, scheduler: scheduler, sizeClass: shown.sizeClass)
        let stage = Stage(backend: rig.backend, scheduler: scheduler)
        let app = await play(script, sample, stage, shown.makeWireframe)
        #expect(app.stage.log.text == expected.stage.log.text, "\(file), \(mode)")

        await scheduler.advance(by: .seconds(30))
        rig.expectNoMessages()
        let (seen, meant) = (rig.picture, BackendPicture(stage.snapshot))
        #expect(seen.matches(meant), "\(file), \(mode), on stage:\n\(meant.text)\n\(seen.text)")
      }
    }
  }

  private func play(
    _ script: Script, _ sample: Sample, _ stage: Stage, _ wireframe: WireframeMaker
  ) async -> ApplicationController {
    let controller = sample.makeController(stage, wireframe)
    let refusals = await controller.play(script)
    #expect(refusals.isEmpty)
    return controller
  }
}

extension WalkShape {
  /// The room for which its wireframe is meant.
  var sizeClass: UIUserInterfaceSizeClass { self == .columns ? .regular : .compact }
}

/// The sample for iOS, on the double.
@MainActor struct AudiobooksTests {
  /// With the views of the app, the reader does the same in each language, and the bars speak it.
  @Test(arguments: Texts.Language.allCases, [UIUserInterfaceSizeClass.compact, .regular])
  func aJourneyIsTheSameInEachLanguage(
    _ language: Texts.Language, _ sizeClass: UIUserInterfaceSizeClass
  ) async throws {
    let (scheduler, texts) = (ManualScheduler(), Texts(language))
    let rig = UIKitRig(.synchronous, scheduler: scheduler, sizeClass: sizeClass)
    rig.backend.registerAudiobooks()
    let expected = try await play(sizeClass, on: TextRecorder(), ManualScheduler(), texts)
    let log = try await play(sizeClass, on: rig.backend, scheduler, texts)
    expectText(log, matches: expected)

    let app = ApplicationController(
      audiobooksOn: Stage(backend: rig.backend, scheduler: scheduler), texts: texts)
    app.finishLaunching()
    app.perform(.select("Profile"))
    app.perform(.tap("Settings"))
    await scheduler.advance(by: .seconds(2))

    let settings = try #require(rig.backend.modals.last?.region.controller.stacks.first?.container)
    let item: UINavigationItem? = settings.viewControllers.first?.navigationItem
    #expect(item?.title == texts["Settings"])
    #expect(item?.trailingContainerButton?.title == texts.words.done)
    rig.expectNoMessages()
  }

  private func play(
    _ sizeClass: UIUserInterfaceSizeClass, on backend: any PresentationBackend,
    _ scheduler: ManualScheduler, _ texts: Texts
  ) async throws -> String {
    let script = try #require(
      SampleJourneyTests.Sample.audiobooks.scripts.first { $0.name == "everything" })
    let controller = ApplicationController(
      audiobooksOn: Stage(backend: backend, scheduler: scheduler), texts: texts
    ) { AdaptiveWireframe(stage: $0, formFactor: sizeClass == .regular ? .regular : .compact) }
    let refusals = await controller.play(try script.script())
    #expect(refusals.isEmpty)
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
