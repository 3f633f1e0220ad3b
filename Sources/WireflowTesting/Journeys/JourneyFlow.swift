import Wireflow

/// The main flow of a journey, with the root items A, B and C.
@MainActor
final class JourneyMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let makeRoot: (String) -> JourneyScreen

  init(_ wireframe: any ApplicationWireframe, makeRoot: @escaping (String) -> JourneyScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.makeRoot = makeRoot
  }

  func installUI() {
    wireframe.install(rootItems: ["A", "B", "C"].map(makeRoot))
  }
}

/// A child flow of a journey, which begins with one screen.
@MainActor
final class JourneyFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Int>
  private let onStart: (FlowWireframe<Int>, any Screen) -> Void

  init(
    _ wireframe: any ApplicationWireframe,
    onStart: @escaping (FlowWireframe<Int>, any Screen) -> Void
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.onStart = onStart
  }

  func start(from sender: any Screen) {
    onStart(wireframe, sender)
  }
}
