import WireflowRouting

/// The reducer that makes the next state of the app.
///
/// Signing in or out also changes the route.
struct AppReducer: Reducer {
  func handleAction(_ action: any Action, state: AppState) -> AppState {
    var state = state
    switch action {
    case let action as AppAction: follow(action, &state)
    case let action as LinkAction: follow(action, &state)
    default: break
    }
    return state
  }

  private func follow(_ action: AppAction, _ state: inout AppState) {
    switch action {
    case .signInBegan: state.isSigningIn = true
    case .signInFailed: state.isSigningIn = false
    case .signedIn(let account):
      state.isSigningIn = false
      state.account = account
      if state.awaited == nil { state.route = Place.home }
    case .signedOut:
      state.account = nil
      state.route = Place.authentication
    case .watchlistChanged(let movies): state.watchlist = movies
    case .ordered(let order): state.order = order
    case .qualityChosen(let quality): state.quality = quality
    }
  }

  private func follow(_ action: LinkAction, _ state: inout AppState) {
    switch action {
    case .kept(let link): state.awaited = link.route
    case .dropped: state.awaited = nil
    case .opened(let link):
      state.awaited = nil
      if let order = try? link.parameters.value(of: .order) { state.order = order }
    }
  }
}
