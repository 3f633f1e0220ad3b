import AudiobooksApp
import ClinicApp
import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// One baseline holds for all languages of an app, because places and steps have identifiers.
///
/// `.ci/more` tries each language on all wireframes.
@MainActor
struct NavigationLanguageTests {
  @Test func audiobooksHaveOneBaselineInGerman() async {
    await #expect(processExitsWith: .success) {
      await NavigationLanguageTests.check(
        .audiobooks(in: .german), on: Strength.isWhole ? [.tabBar, .hamburger, .split] : [.tabBar])
    }
  }

  @Test func audiobooksHaveOneBaselineInArabic() async {
    await #expect(processExitsWith: .success) {
      await NavigationLanguageTests.check(
        .audiobooks(in: .arabic), on: Strength.isWhole ? [.tabBar, .hamburger, .split] : [.split])
    }
  }

  @Test func theClinicHasOneBaselineInGerman() async {
    await #expect(processExitsWith: .success) {
      await NavigationLanguageTests.check(.clinic(in: .german), on: [.tabBar])
    }
  }

  fileprivate static func check(
    _ sample: SampleExploration, on wireframes: [WireframeVariant]
  ) async {
    await assertNavigation(
      of: sample.name, sample.app, on: wireframes, options: sample.options, record: .never)
  }
}
