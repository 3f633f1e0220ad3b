import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// An app of plain screens in a window of the double.
@MainActor
final class UIKitApp: LoggingRig {
  let scheduler = ManualScheduler()
  let rig: UIKitRig
  let controller: ApplicationController
  let flow: PlainFlow
  let a = PlainScreen("A")
  let b = PlainScreen("B")
  private let reader: LogReader

  init(
    _ mode: DoubleMode = .asynchronous, usesBottomAccessory: Bool = false,
    sizeClass: UIUserInterfaceSizeClass = .compact, system: Int = 26, launches: Bool = true,
    usesOwnStacks: Bool = false, tabStyle: TabStyle = .bar,
    wireframe make: (Stage) -> any ApplicationWireframe = { AdaptiveWireframe(stage: $0) }
  ) {
    rig = UIKitRig(
      mode, scheduler: scheduler, usesBottomAccessory: usesBottomAccessory, sizeClass: sizeClass,
      system: system)
    rig.backend.tabStyle = tabStyle
    if usesOwnStacks { rig.backend.useStacks { BrandNavigationController() } }
    let wireframe = make(Stage(backend: rig.backend, scheduler: scheduler))
    flow = PlainFlow(wireframe, roots: [a, b])
    controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
    reader = LogReader(controller.stage.log)
    guard launches else { return }
    controller.finishLaunching()
    rest()
    _ = newLog()
  }

  var stage: Stage { controller.stage }
  var wireframe: FlowWireframe<Void> { flow.wireframe }
  var backend: UIKitBackend { rig.backend }
  var double: WindowDouble { rig.window.double }

  /// Makes the app for a test that also runs on a simulator.
  convenience init(
    usesBottomAccessory: Bool = false,
    wireframe make: (Stage) -> any ApplicationWireframe = { AdaptiveWireframe(stage: $0) },
    configure: (UIKitBackend) -> Void = { _ in }
  ) async {
    self.init(
      .asynchronous, usesBottomAccessory: usesBottomAccessory, launches: false, wireframe: make)
    configure(backend)
    controller.finishLaunching()
    await rest()
    _ = newLog()
  }

  func newLog() -> String { reader.newText() }

  /// Lets all transitions end.
  func rest() { scheduler.advance(by: .seconds(3)) }
  func rest() async { await scheduler.advance(by: .seconds(3)) }

  /// Lets all transitions end that something has begun.
  func rest<Result>(after _: Result) { rest() }
  func rest<Result>(after _: Result) async { await rest() }

  /// Pushes screens, one after the other has come.
  @discardableResult
  func push(_ titles: String..., from root: (any Screen)? = nil) -> [PlainScreen] {
    var below: any Screen = root ?? a
    return titles.map { title in
      let screen = PlainScreen(title)
      wireframe.push(screen, from: below)
      rest()
      below = screen
      return screen
    }
  }

  /// Presents a modal.
  @discardableResult
  func present(_ title: String, from sender: (any Screen)? = nil) -> PlainScreen {
    let screen = PlainScreen(title)
    wireframe.presentModally(screen, from: sender ?? a)
    rest()
    return screen
  }
}
