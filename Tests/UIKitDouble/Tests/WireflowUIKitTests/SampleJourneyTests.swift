import AudiobooksPhone
import FitnessApp
import MediaApp
import MoviesApp
import Testing
import UIKit
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// The scripts of all samples, drawn from content on the double.
@Suite @MainActor
struct SampleJourneyTests {
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

  @Test(arguments: Sample.allCases, UIKitWalkTests.Shown.allCases)
  func aJourneyHasTheLogOfTheRecorder(
    _ sample: Sample, _ shown: UIKitWalkTests.Shown
  ) async throws {
    for file in sample.scripts {
      let script = try file.script()
      let recorded = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      let expected = await play(script, sample, recorded, shown.makeWireframe)

      for mode in [DoubleMode.synchronous, .asynchronous] {
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

extension UIKitWalkTests.Shown {
  /// The room for which its wireframe is meant.
  var sizeClass: UIUserInterfaceSizeClass { self == .columns ? .regular : .compact }
}
