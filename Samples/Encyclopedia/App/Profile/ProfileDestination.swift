/// A page of the profile, which a flow may open at once.
enum ProfileDestination: Sendable, Hashable {
  case notifications
  case talkPage
  case watchlist
  case settings
  case donation
}
