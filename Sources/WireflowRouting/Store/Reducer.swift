/// A pure function from an action and the current state to the next state.
///
/// ```swift
/// struct LibraryReducer: Reducer {
///   func handleAction(_ action: any Action, state: LibraryState) -> LibraryState {
///     guard case LibraryAction.cardShown = action else { return state }
///     return LibraryState(route: ["library", "books"], hasCard: true)
///   }
/// }
/// ```
public protocol Reducer<State> {
  /// The type of the state.
  associatedtype State

  /// Returns the state after an action, or the same state if the reducer does not handle the
  /// action.
  func handleAction(_ action: any Action, state: State) -> State
}

/// An event that a store dispatches to its reducer, which updates the state.
///
/// From Terrell, "iOS: Solved" (Cordux). Coordinators turn user interactions into actions.
public protocol Action {}

/// An observer of dispatched actions, such as a log, analytics, or a service that follows the
/// state.
///
/// The first middleware's `before` runs first, and its `after` runs last.
///
/// ```swift
/// struct Analytics: Middleware {
///   func after(_ action: any Action, state: AppState) {
///     report("\(action)", at: state.route)
///   }
/// }
/// ```
@MainActor
public protocol Middleware<State> {
  /// The type of the state.
  associatedtype State

  /// Observes an action before the reducer runs, with the state that the reducer receives.
  func before(_ action: any Action, state: State)

  /// Observes an action after the coordinators have followed it, with the state that results.
  ///
  /// If a guard keeps the route, the state has the former route. While the stage works, the
  /// coordinators follow later.
  func after(_ action: any Action, state: State)
}

extension Middleware {
  /// Does nothing.
  public func before(_ action: any Action, state: State) {}

  /// Does nothing.
  public func after(_ action: any Action, state: State) {}
}

/// A subscriber that shows a view model, usually a screen.
///
/// ```swift
/// extension WatchlistScreen: Renderer {
///   func render(_ viewModel: WatchlistViewModel) { movies = viewModel.movies }
/// }
///
/// store.subscribe(screen) { state in WatchlistViewModel(movies: state.watchlist) }
/// ```
@MainActor
public protocol Renderer<ViewModel>: AnyObject {
  /// The type of the view model.
  associatedtype ViewModel: Equatable

  /// Shows a view model that differs from the last one.
  func render(_ viewModel: ViewModel)
}

/// The state of an app, including its route.
public protocol RoutableState {
  /// The route of the place in front of the user.
  var route: Route { get set }
}
