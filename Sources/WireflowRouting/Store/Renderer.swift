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
