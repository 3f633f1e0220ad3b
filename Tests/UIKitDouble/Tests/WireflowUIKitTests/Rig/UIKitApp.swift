import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// A screen that can stand anywhere, with a button.
@MainActor
final class PlainScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  var style = ModalStyle.automatic
  var dismissButton: ModalDismissButtonStyle? = .done
  var badge: String?
  var onPress: (() -> Void)?
  private(set) var attempts = 0

  init(_ title: String) {
    self.title = title
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title, imageName: "star", badge: badge)
  }
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { dismissButton }
  var preferredModalStyle: ModalStyle { style }
  var content: ScreenContent { Button("Press") { self.onPress?() } }
  func dismissWasAttempted() { attempts += 1 }
}

/// A player with controls.
@MainActor
final class PlainPlayer: FullscreenMinimizable {
  let title = "Player"
  let minimizedControls: any Screen = PlainScreen("Controls")
  var onMinimizedPlayerPressed: (() -> Void)?
}

@MainActor
final class PlainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let roots: [any RootLevelRepresentable]
  var privacy: (any Screen)?
  var privacyScreen: (any Screen)? { privacy }

  init(_ wireframe: any ApplicationWireframe, roots: [any RootLevelRepresentable]) {
    self.wireframe = FlowWireframe(wireframe)
    self.roots = roots
  }

  func installUI() { wireframe.install(rootItems: roots) }
}

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
    wireframe make: (Stage) -> any ApplicationWireframe = { AdaptiveWireframe(stage: $0) }
  ) {
    rig = UIKitRig(
      mode, scheduler: scheduler, usesBottomAccessory: usesBottomAccessory, sizeClass: sizeClass,
      system: system)
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

  func newLog() -> String { reader.newText() }

  /// Lets all transitions end.
  func rest() { scheduler.advance(by: .seconds(3)) }

  /// Expects that stage and double show the same, and that UIKit has nothing to complain of.
  func expectSame(_ location: SourceLocation = #_sourceLocation) {
    rig.expectNoMessages(location)
    let (shown, expected) = (rig.picture, BackendPicture(stage.snapshot))
    #expect(
      shown.matches(expected), "on stage:\n\(expected.text)\nshown:\n\(shown.text)",
      sourceLocation: location)
  }

  /// The titles in the stack in front, from its root.
  var titles: [String] {
    rig.stack?.viewControllers.map { $0.navigationItem.title ?? "" } ?? []
  }

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
