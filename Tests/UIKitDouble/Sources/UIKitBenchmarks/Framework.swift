import UIKit
import Wireflow
import WireflowUIKit

/// A screen, which both sides show by the same view controller.
@MainActor
final class BenchScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var onPress: (() -> Void)?

  init(_ number: Int) { title = "\(number)" }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
}

final class BenchViewController: UIViewController {
  private let screen: BenchScreen

  init(_ screen: BenchScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    title = screen.title
  }

  required init?(coder: NSCoder) { nil }
}

/// The same app on the framework.
@MainActor
final class FrameworkApp: BenchApp {
  private let window = UIWindow(frame: .zero)
  private let controller: ApplicationController
  private let flow: BenchFlow

  init() {
    let backend = UIKitBackend(window: window)
    backend.register(BenchScreen.self) { BenchViewController($0) }
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    stage.log.limit = 64
    let wireframe = TabBarWireframe(stage: stage)
    flow = BenchFlow(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
  }

  func start() {
    controller.finishLaunching()
    window.makeKeyAndVisible()
  }

  func push() { flow.push() }
  func pop() { if let top = flow.top { flow.wireframe.pop(top) } }
  func popToRoot() { flow.wireframe.popToRoot(of: flow.roots[0]) }
  func select(_ place: Int) { flow.wireframe.select(flow.roots[place]) }
  func startChild() { flow.startChild() }
  func finishChild() { flow.child?.finish(()) }
}

@MainActor
final class BenchFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let roots = (0..<3).map { BenchScreen($0) }
  private(set) weak var child: BenchChild?

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  var top: (any Screen)? { wireframe.stage.state.stack(of: roots[0]).last }

  func installUI() { wireframe.install(rootItems: roots) }

  func push() {
    guard let top else { return }
    let screen = BenchScreen(1)
    screen.onPress = wire(screen) { flow, screen in flow.push() }
    wireframe.push(screen, from: top)
  }

  func startChild() {
    let child = BenchChild(wireframe)
    self.child = child
    start(child, from: roots[0]) { _, _ in }
  }
}

@MainActor
final class BenchChild: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    let screen = BenchScreen(0)
    screen.onPress = wire(screen) { flow, _ in flow.finish(()) }
    wireframe.presentModally(screen, from: sender)
  }
}
