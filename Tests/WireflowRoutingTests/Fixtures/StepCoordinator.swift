import Wireflow
import WireflowRouting

/// Notes each step, and completes it when the test wants.
@MainActor
final class StepCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private(set) var route = Route()
  private(set) var steps: [String] = []
  var needsToPrepare = true
  /// The steps to complete; each one completes at once where nothing is kept open.
  private(set) var completions: [@MainActor () -> Void] = []
  var isHolding = false
  /// Where it notes the routes that it follows, among what others note.
  var notes: Notes?
  private let title: String

  init(_ wireframe: any ApplicationWireframe, title: String = "Steps") {
    self.wireframe = FlowWireframe(wireframe)
    self.title = title
  }

  func start(from sender: any Screen) {
    steps.append("begin")
    wireframe.install(rootItems: [PageScreen(title)])
  }

  func needsToPrepare(for route: Route?) -> Bool {
    steps.append("asked \(route?.description ?? "nil")")
    return needsToPrepare
  }

  func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    steps.append("prepare \(route?.description ?? "nil")")
    take(completion)
  }

  func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void) {
    steps.append("set \(route?.description ?? "nil")")
    notes?.lines.append("follow \(route?.description ?? "nil")")
    if let route { self.route = route }
    take(completion)
  }

  func start(route: Route, completion: @escaping @MainActor () -> Void) {
    steps.append("start \(route)")
    self.route = route
    take(completion)
  }

  func complete() {
    if !completions.isEmpty { completions.removeFirst()() }
  }

  func newSteps() -> [String] {
    defer { steps = [] }
    return steps
  }

  private func take(_ completion: @escaping @MainActor () -> Void) {
    if isHolding { completions.append(completion) } else { completion() }
  }
}
