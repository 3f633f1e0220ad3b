/// The factories of all parts of the app, which each coordinator passes to the next.
@MainActor
struct UIFactories {
  let account: AccountUIFactory
  let editing: EditingUIFactory
  let explore: ExploreUIFactory
  let history: HistoryUIFactory
  let onboarding: OnboardingUIFactory
  let places: PlacesUIFactory
  let profile: ProfileUIFactory
  let reading: ReadingUIFactory
  let saved: SavedUIFactory
  let search: SearchUIFactory
  let settings: SettingsUIFactory
  let talk: TalkUIFactory

  init(_ services: EncyclopediaServices) {
    account = AccountUIFactory(accounts: services.accounts)
    editing = EditingUIFactory(publishing: services.publishing)
    explore = ExploreUIFactory(library: services.library, preferences: services.preferences)
    history = HistoryUIFactory(history: services.history, library: services.library)
    onboarding = OnboardingUIFactory(preferences: services.preferences)
    places = PlacesUIFactory(library: services.library, saved: services.saved)
    profile = ProfileUIFactory(accounts: services.accounts, watchlist: services.watchlist)
    reading = ReadingUIFactory(
      library: services.library, history: services.history, saved: services.saved,
      preferences: services.preferences, watchlist: services.watchlist)
    saved = SavedUIFactory(saved: services.saved)
    search = SearchUIFactory(library: services.library)
    settings = SettingsUIFactory(accounts: services.accounts, preferences: services.preferences)
    talk = TalkUIFactory(talk: services.talk)
  }
}
