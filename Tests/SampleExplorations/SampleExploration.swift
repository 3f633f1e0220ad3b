package import AudiobooksApp
import EncyclopediaApp
import FitnessApp
import MediaApp
import MoviesApp
import Wireflow
package import WireflowExploration

/// A sample with the actions that an exploration tries in it, as its baseline records them.
@MainActor
package struct SampleExploration {
  /// The name of the sample, and of the file of its baseline.
  package let name: String
  package let app: ExplorableApp
  package var options = ExplorationOptions()

  /// The samples, in the order of their names.
  package static let all = [audiobooks, encyclopedia, fitness, media, movies]

  package static let audiobooks = audiobooks()

  /// Returns the shop for audiobooks in a language.
  package static func audiobooks(in language: Texts.Language = .english) -> SampleExploration {
    SampleExploration(
      "Audiobooks",
      ExplorableApp {
        ApplicationController(audiobooksOn: $0, texts: Texts(language), wireframe: $1)
      })
  }

  /// The shop in several windows, which is explored by its ways alone.
  package static let audiobooksInWindows = SampleExploration(
    "AudiobooksInWindows",
    ExplorableApp(makeSession: { ApplicationSession(audiobooksOn: $0, wireframe: $1) })
  ) {
    $0.includesBackground = false
    $0.formFactors = []
    $0.sampledRows = 1
    $0.triesPerAction = 1
    $0.huntLength = .zero
  }

  /// The encyclopedia, the largest of the samples.
  package static let encyclopedia = SampleExploration(
    "Encyclopedia",
    ExplorableApp(
      services: { EncyclopediaServices() },
      makeController: {
        ApplicationController(encyclopediaOn: $0, wireframe: $1, services: $2)
      })
  ) {
    $0.links = EncyclopediaLinks.samples
    $0.sampledRows = 1
    $0.triesPerAction = 2
  }

  package static let fitness = SampleExploration(
    "Fitness",
    ExplorableApp(
      services: { Timetable() },
      faults: [ServiceFault("slow down the timetable") { $0.delay = Timetable.slowDelay }],
      makeController: { stage, wireframe, timetable in
        ApplicationController(
          fitnessOn: stage, wireframe: wireframe, answerDelay: { timetable.delay })
      })
  ) {
    // A timetable that is slow answers after that time.
    $0.waits = [Timetable.slowDelay]
  }

  package static let media = SampleExploration(
    "Media",
    ExplorableApp(
      services: { MediaServices() },
      makeController: { ApplicationController(mediaOn: $0, wireframe: $1, services: $2) })
  ) {
    $0.links = MediaLinks.samples
    $0.includesRestart = true
  }

  package static let movies = SampleExploration(
    "Movies",
    ExplorableApp { ApplicationController(moviesOn: $0, wireframe: $1) }
  ) {
    $0.links = ["movies://wishlist/1", "movies://watched/4"]
  }

  private init(
    _ name: String, _ app: ExplorableApp,
    adjusting body: (inout ExplorationOptions) -> Void = { _ in }
  ) {
    (self.name, self.app) = (name, app)
    options.includesBackground = true
    options.formFactors = [.compact, .regular]
    body(&options)
  }
}

/// The timetable of the fitness club, which may become slow.
@MainActor
private final class Timetable {
  static let slowDelay = Duration.seconds(90)
  var delay = Duration.milliseconds(300)
}
