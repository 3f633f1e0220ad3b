import AudiobooksApp
import EncyclopediaApp
import FitnessApp
import Foundation
import MediaApp
import MoviesApp
import Wireflow
import WireflowGTK
import WireflowInteraction

/// A command that runs the samples in a GTK window.
@main
struct GTKSamples {
  @MainActor
  static func main() {
    do {
      let options = try SampleOptions(parsing: Array(CommandLine.arguments.dropFirst()))
      GTKApplication(
        options.sample.rawValue, wireframe: options.wireframe, theme: options.theme
      )
      .run { options.sample.makeController(on: $0, wireframe: $1) }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }
}

extension Sample {
  /// Creates the sample's controller on a stage.
  @MainActor
  func makeController(
    on stage: Stage, wireframe: WireframeMaker
  ) -> ApplicationController {
    switch self {
    case .audiobooks: ApplicationController(audiobooksOn: stage, wireframe: wireframe)
    case .encyclopedia: ApplicationController(encyclopediaOn: stage, wireframe: wireframe)
    case .fitness: ApplicationController(fitnessOn: stage, wireframe: wireframe)
    case .media: ApplicationController(mediaOn: stage, wireframe: wireframe)
    case .movies: ApplicationController(moviesOn: stage, wireframe: wireframe)
    }
  }
}
