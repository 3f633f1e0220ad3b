import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// The whole navigation of each sample is that of its baseline, also where the app is left,
/// restarted and opened by a link.
///
/// Each sample is explored in a process of its own, beside the other tests, which share one main
/// actor.
@MainActor
struct NavigationTests {
  @Test(.long) func audiobooksNavigateAsBefore() async {
    await #expect(processExitsWith: .success) { await NavigationTests.check(.audiobooks) }
  }

  @Test func audiobooksNavigateBetweenWindowsAsBefore() async {
    await #expect(processExitsWith: .success) {
      await NavigationTests.check(.audiobooksInWindows, on: [.split])
    }
  }

  @Test(.long) func theEncyclopediaNavigatesAsBefore() async {
    await #expect(processExitsWith: .success) { await NavigationTests.check(.encyclopedia) }
  }

  @Test(.long) func fitnessNavigatesAsBefore() async {
    await #expect(processExitsWith: .success) { await NavigationTests.check(.fitness) }
  }

  @Test(.long) func mediaNavigateAsBefore() async {
    await #expect(processExitsWith: .success) { await NavigationTests.check(.media) }
  }

  @Test func moviesNavigateAsBefore() async {
    await #expect(processExitsWith: .success) { await NavigationTests.check(.movies) }
  }

  /// Those of its bugs that are traps are looked for each time, in `ClinicTrapTests`.
  @Test(.long) func theClinicNavigatesAsBefore() async {
    await #expect(processExitsWith: .success) {
      await NavigationTests.check(.clinic, on: [.tabBar])
    }
  }

  fileprivate static func check(
    _ sample: SampleExploration, on wireframes: [WireframeVariant] = [.tabBar, .hamburger, .split]
  ) async {
    await assertNavigation(
      of: sample.name, sample.app, on: wireframes, options: sample.options)
  }
}
