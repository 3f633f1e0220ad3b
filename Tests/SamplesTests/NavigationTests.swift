import SampleExplorations
import Testing
import WireflowTesting

/// The whole navigation of each sample is that of its baseline, also where the app is left,
/// restarted and opened by a link.
@MainActor
struct NavigationTests {
  @Test func audiobooksNavigateAsBefore() async { await check(.audiobooks) }

  @Test func fitnessNavigatesAsBefore() async { await check(.fitness) }

  @Test func mediaNavigateAsBefore() async { await check(.media) }

  @Test func moviesNavigateAsBefore() async { await check(.movies) }

  private func check(_ sample: SampleExploration) async {
    await assertNavigation(
      of: sample.name, sample.app, on: [.tabBar, .hamburger, .split], options: sample.options)
  }
}
