import Wireflow

/// A flow that moves into the wireframe of another one.
@MainActor
final class Lodger: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: FlowWireframe<Void>) {
    self.wireframe = wireframe
  }

  func start(from sender: any Screen) {}
}
