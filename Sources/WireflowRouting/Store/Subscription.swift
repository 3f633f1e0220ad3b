/// A subscriber, with the last view model that it rendered.
@MainActor
protocol Subscription<State>: AnyObject {
  associatedtype State
  var subscriber: AnyObject? { get }
  func notify(of state: State)
  func end()
}

@MainActor
final class RendererSubscription<State, R: Renderer>: Subscription {
  private weak var renderer: R?
  private let transform: (State) -> R.ViewModel?
  private var shown: R.ViewModel?

  init(_ renderer: R, _ transform: @escaping (State) -> R.ViewModel?) {
    self.renderer = renderer
    self.transform = transform
  }

  var subscriber: AnyObject? { renderer }

  func notify(of state: State) {
    guard let renderer, let viewModel = transform(state), viewModel != shown else { return }
    shown = viewModel
    renderer.render(viewModel)
  }

  func end() { renderer = nil }
}
