#if canImport(Testing) && canImport(XCTest)
import Wireflow

/// The objects that an object is known to retain.
///
/// A controller and a coordinator retain their wireframe, a wireframe retains the stage, and the
/// stage retains the screens on it.
@MainActor
struct KnownKeeping {
  private let object: AnyObject
  private let wireframe: (any ApplicationWireframe)?
  private let stage: Stage?

  init(of object: AnyObject) {
    self.object = object
    wireframe =
      switch object {
      case let controller as ApplicationController: controller.wireframe
      case let flow as any FlowCoordinator: Self.wireframe(of: flow)
      case let wireframe as any ApplicationWireframe: wireframe
      default: nil
      }
    stage = wireframe?.stage ?? object as? Stage
  }

  /// Returns true if the object is known to retain another one.
  func includes(_ other: AnyObject) -> Bool {
    if other === object { return false }
    if other === wireframe || other === stage { return true }
    guard let screen = other as? any Screen else { return false }
    return stage?.isOnStage(screen) == true
  }

  private static func wireframe<Flow: FlowCoordinator>(
    of flow: Flow
  ) -> any ApplicationWireframe { flow.wireframe }
}
#endif
