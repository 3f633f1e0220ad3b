import Wireflow
import WireflowInteraction

/// The app that a driver or a replay drives: one window, or a session of several.
@MainActor
enum DrivenApp {
  case window(ApplicationController)
  case session(ApplicationSession)

  /// The stage of the window that the user is in.
  var stage: Stage {
    switch self {
    case .window(let controller): controller.stage
    case .session(let session): session.current.stage
    }
  }

  /// The stages of all windows, in the order in which they opened.
  var stages: [Stage] {
    switch self {
    case .window(let controller): [controller.stage]
    case .session(let session): session.windows.map(\.stage)
    }
  }

  /// The log of all windows.
  var log: PresentationLog { stage.log }

  @discardableResult
  func play(_ script: Script) async -> [Script.Refusal] {
    switch self {
    case .window(let controller): await controller.play(script)
    case .session(let session): await session.play(script)
    }
  }

  /// Returns the message that an app was not made on the stage and on the wireframe that a driver
  /// gave, or nil if it was.
  func failure(of wireframe: WireframeVariant, on stage: Stage?) -> String? {
    switch self {
    case .window(let controller):
      stage.flatMap { wireframe.failure(of: controller, on: $0) }
    case .session(let session):
      session.windows.lazy.compactMap { wireframe.failure(of: $0.controller, on: $0.stage) }.first
    }
  }
}
