import WireflowRouting

/// An event that changes the data of the app.
enum AppAction: Action, Equatable {
  case signInBegan
  case signInFailed
  case signedIn(Account)
  case signedOut
  case watchlistChanged([Movie.ID])
  case ordered(MovieOrder)
  case qualityChosen(VideoQuality)
}
