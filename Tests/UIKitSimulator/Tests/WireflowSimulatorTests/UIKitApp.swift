import Foundation
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// An app of plain screens in a window of the system, where animations take their own time.
@MainActor
final class UIKitApp: LoggingRig {
  let rig: UIKitRig
  let controller: ApplicationController
  let flow: PlainFlow
  let a = PlainScreen("A")
  let b = PlainScreen("B")
  private let reader: LogReader

  init(
    usesBottomAccessory: Bool = false,
    wireframe make: (Stage) -> any ApplicationWireframe = { AdaptiveWireframe(stage: $0) },
    configure: (UIKitBackend) -> Void = { _ in }
  ) async {
    await UIKitRig.awaitHost()
    rig = UIKitRig(usesBottomAccessory: usesBottomAccessory)
    configure(rig.backend)
    let wireframe = make(Stage(backend: rig.backend))
    flow = PlainFlow(wireframe, roots: [a, b])
    controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
    reader = LogReader(controller.stage.log)
    controller.finishLaunching()
    await rest()
    _ = newLog()
  }

  var stage: Stage { controller.stage }
  var wireframe: FlowWireframe<Void> { flow.wireframe }
  var backend: UIKitBackend { rig.backend }

  func newLog() -> String { reader.newText() }

  /// Waits until nothing moves, at most until another library's modal is in the way for good.
  func rest() async {
    for _ in 0..<1_000 { await Task.yield() }
    await expectEventually { !backend.motion.isBusy }
  }

  /// Waits until nothing moves that something has begun to move.
  func rest<Result>(after _: Result) async { await rest() }
}

/// A window of the host app's scene, and the backend in it.
@MainActor
struct UIKitRig {
  let window: UIWindow
  let backend: UIKitBackend

  init(usesBottomAccessory: Bool = false) {
    window =
      Self.scene.map { UIWindow(windowScene: $0) }
      ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    backend = UIKitBackend(window: window, usesBottomAccessory: usesBottomAccessory)
    window.makeKeyAndVisible()
  }

  /// The scene of the host app, or nil on the double, which has no app.
  private static var scene: UIWindowScene? {
    guard isOnSimulator else { return nil }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive }
  }

  private static var isOnSimulator: Bool {
    ProcessInfo.processInfo.environment["SIMULATOR_UDID"] != nil
  }

  /// Waits for the scene, without which windows are never key and presentations never animate.
  static func awaitHost() async {
    guard isOnSimulator else { return }
    await expectEventually { scene != nil }
  }

  /// The system writes its complaints to the console.
  func expectNoMessages(_ location: SourceLocation) {}
}
