import AudiobooksApp
import FitnessApp
import MediaApp
import MoviesApp
import Testing
import Wireflow
import WireflowTesting

/// The whole navigation of each sample is that of its baseline.
@MainActor
struct NavigationTests {
  private let wireframes: [WireframeVariant] = [.tabBar, .hamburger, .split]

  @Test func audiobooksNavigateAsBefore() async {
    await assertNavigation(of: "Audiobooks", on: wireframes) {
      AudiobooksApplication.makeController(wireframe: $0)
    }
  }

  @Test func fitnessNavigatesAsBefore() async {
    await assertNavigation(of: "Fitness", on: wireframes) {
      FitnessApplication.makeController(wireframe: $0)
    }
  }

  @Test func mediaNavigateAsBefore() async {
    await assertNavigation(of: "Media", on: wireframes) {
      MediaApplication.makeController(wireframe: $0)
    }
  }

  @Test func moviesNavigateAsBefore() async {
    await assertNavigation(of: "Movies", on: wireframes) {
      MoviesApplication.makeController(wireframe: $0)
    }
  }
}
