import TestSupport
import Testing
import Wireflow

/// A screen that is no modal and no root item.
@MainActor
final class PlainScreen: Screen {
  let title: String

  init(_ title: String) { self.title = title }
}

/// A player with controls.
@MainActor
final class Player: FullscreenMinimizable {
  let title = "Player"
  let minimizedControls: any Screen = PageScreen("Controls")
  var onMinimizedPlayerPressed: (() -> Void)?
}

extension Screen {
  /// The name by which logs and reasons know the screen.
  var name: ScreenName { ScreenName(typeName: String(describing: type(of: self)), title: title) }
}

extension StageChange {
  /// The change in words, with the screen's title.
  @MainActor
  var words: String {
    switch self {
    case .entered(let screen): "entered \(screen.title)"
    case .left(let screen): "left \(screen.title)"
    case .becameVisible(let screen): "saw \(screen.title)"
    case .hid(let screen): "hid \(screen.title)"
    case .started(let flow): "started \(type(of: flow))"
    case .ended(let flow): "ended \(type(of: flow))"
    }
  }
}

/// A flow that moves into the wireframe of another one.
@MainActor
final class Lodger: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: FlowWireframe<Void>) { self.wireframe = wireframe }

  func start(from sender: any Screen) {}
}

/// Expects all to fit together in the state of a stage.
@MainActor
func expectNoViolations(of stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(stage.violations() == [], sourceLocation: sourceLocation)
}
