import WireflowRouting

/// The state of a test's store.
struct TestState: RoutableState, Equatable {
  var route = Route()
  var count = 0
  var isSignedIn = true
  var links: [String] = []
  /// The tabs of an app whose tabs come and go.
  var tabs = ["mail", "news"]
}

/// What happens to the data of a test.
enum TestAction: Action {
  case counted
  case redirected(Route)
  case signedIn
  /// The session has ended, and the route leads to the login.
  case expired
  case listed([String], Route? = nil)
}

/// An action that no reducer knows.
struct ForeignAction: Action {}

struct TestReducer: Reducer {
  func handleAction(_ action: any Action, state: TestState) -> TestState {
    var state = state
    switch action {
    case TestAction.counted: state.count += 1
    case TestAction.redirected(let route): state.route = route
    case TestAction.signedIn: state.isSignedIn = true
    case TestAction.expired:
      state.isSignedIn = false
      state.route = ["login"]
    case TestAction.listed(let tabs, let route):
      state.tabs = tabs
      state.route = route ?? state.route
    case LinkAction.opened(let link): state.links.append("opened \(link.route)")
    case LinkAction.kept(let link): state.links.append("kept \(link.route)")
    case LinkAction.dropped(let link): state.links.append("dropped \(link.route)")
    default: break
    }
    return state
  }
}
