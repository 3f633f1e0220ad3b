import AudiobooksApp
import FitnessApp
import MediaApp
import MoviesApp
import Testing
import Wireflow
import WireflowExploration
import WireflowTesting

/// The whole navigation of each sample is that of its baseline, also where the app is left,
/// restarted and opened by a link.
@MainActor
struct NavigationTests {
  private let wireframes: [WireframeVariant] = [.tabBar, .hamburger, .split]

  private var options: ExplorationOptions {
    var options = ExplorationOptions()
    options.includesBackground = true
    return options
  }

  @Test func audiobooksNavigateAsBefore() async {
    await assertNavigation(of: "Audiobooks", on: wireframes, options: options) {
      AudiobooksApplication.makeController(wireframe: $0)
    }
  }

  @Test func fitnessNavigatesAsBefore() async {
    let app = ExplorableApp(
      services: { Timetable() },
      faults: [ServiceFault("slow down the timetable") { $0.delay = .seconds(90) }],
      makeController: { wireframe, timetable in
        FitnessApplication.makeController(wireframe: wireframe, answerDelay: { timetable.delay })
      })
    await assertNavigation(of: "Fitness", app, on: wireframes, options: options)
  }

  @Test func mediaNavigateAsBefore() async {
    let app = ExplorableApp(
      services: { MediaServices() },
      makeController: { MediaApplication.makeController(wireframe: $0, services: $1) })
    var options = options
    options.links = MediaApplication.links
    options.includesRestart = true
    await assertNavigation(of: "Media", app, on: wireframes, options: options)
  }

  @Test func moviesNavigateAsBefore() async {
    var options = options
    options.links = ["movies://wishlist/1", "movies://watched/4"]
    await assertNavigation(of: "Movies", on: wireframes, options: options) {
      MoviesApplication.makeController(wireframe: $0)
    }
  }
}

/// The timetable of the fitness club, which may become slow.
@MainActor
private final class Timetable {
  var delay = Duration.milliseconds(300)
}
