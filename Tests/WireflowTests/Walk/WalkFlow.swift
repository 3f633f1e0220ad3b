import Wireflow

/// A flow of a walk: a number, and a script that its start carries out.
@MainActor
final class WalkFlow: FlowCoordinator {
  let id: Int
  let wireframe: FlowWireframe<Int>
  var onStart: () -> Void = {}

  init(_ id: Int, on wireframe: any ApplicationWireframe) {
    self.id = id
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    onStart()
  }
}

/// The main flow of a walk.
@MainActor
final class WalkMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let roots: [Int]

  init(_ wireframe: any ApplicationWireframe, roots: [Int]) {
    self.wireframe = FlowWireframe(wireframe)
    self.roots = roots
  }

  func installUI() {
    wireframe.install(rootItems: roots.map(WalkScreen.init))
  }
}
