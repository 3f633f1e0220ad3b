/// What shows a view model: mostly a screen.
@MainActor
public protocol Renderer<ViewModel>: AnyObject {
  /// What it shows.
  associatedtype ViewModel: Equatable

  /// Shows a view model; called only with one that differs from the last.
  func render(_ viewModel: ViewModel)
}
