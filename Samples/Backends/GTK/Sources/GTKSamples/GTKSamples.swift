import AudiobooksApp
import FitnessApp
import Foundation
import MediaApp
import MoviesApp
import Wireflow
import WireflowGTK
import WireflowInteraction

/// The samples in a window of GTK.
@main
struct GTKSamples {
  @MainActor
  static func main() {
    do {
      let options = try SampleOptions(parsing: Array(CommandLine.arguments.dropFirst()))
      GTKApplication(
        options.sample.rawValue, wireframe: options.wireframe, theme: options.theme
      )
      .run { options.sample.makeController(wireframe: $0) }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }
}

extension Sample {
  /// Makes the sample on a wireframe.
  @MainActor
  func makeController(wireframe: any ApplicationWireframe) -> ApplicationController {
    switch self {
    case .audiobooks: AudiobooksApplication.makeController(wireframe: wireframe)
    case .fitness: FitnessApplication.makeController(wireframe: wireframe)
    case .media: MediaApplication.makeController(wireframe: wireframe)
    case .movies: MoviesApplication.makeController(wireframe: wireframe)
    }
  }
}
