import AudiobooksApp
import ClinicApp
import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// One baseline holds for all languages of an app, because places and steps have identifiers.
@MainActor
@Suite(.long)
struct NavigationLanguageTests {
  @Test func audiobooksHaveOneBaselineInGerman() async {
    await #expect(processExitsWith: .success) {
      await NavigationLanguageTests.check(.audiobooks(in: .german))
    }
  }

  /// The second language takes as long as the first, so `.ci/more` tries it.
  @Test func audiobooksHaveOneBaselineInArabic() async {
    await #expect(processExitsWith: .success) {
      await NavigationLanguageTests.check(.audiobooks(in: .arabic))
    }
  }

  @Test func theClinicHasOneBaselineInGerman() async {
    await #expect(processExitsWith: .success) {
      await NavigationLanguageTests.check(.clinic(in: .german), on: [.tabBar])
    }
  }

  fileprivate static func check(
    _ sample: SampleExploration, on wireframes: [WireframeVariant] = [.tabBar, .hamburger, .split]
  ) async {
    await assertNavigation(
      of: sample.name, sample.app, on: wireframes, options: sample.options, record: .never)
  }
}
