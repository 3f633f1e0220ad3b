import Wireflow
import WireflowWeaving

/// A screen with the settings of the family filter.
@MainActor
final class FamilySettingsScreen: Screen, Weftable {
  let title = "Family"
  let weftSubject = WeftSubject()
  private let settings: any SettingsService

  init(settings: any SettingsService) {
    self.settings = settings
  }

  var content: ScreenContent {
    Toggle("Lock movies for adults", isOn: settings.filtersForFamilies) {
      self.settings.filtersForFamilies = $0
    }
  }
}
