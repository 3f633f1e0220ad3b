import WireflowWeaving

/// A fact that the app's navigation depends on.
enum MoviesWeft: Weft, Hashable {
  case apiKey
  case apiKeyIsComplete
  case apiKeyIsForgotten

  case movieList
  case moviePicked(id: Int)
  case movieIsLocked(id: Int)
  case movieIsUnlocked(id: Int)
  case castPicked(id: Int)
  case linkFollowed(id: Int)

  case settings
  case preferences
  case settingsList
  case settingPicked(Setting)
  case settingsAreComplete
}
