import Wireflow

/// A request as a plain value, in which screens, flows and alerts go by numbers.
enum WalkRequest {
  case install([Int])
  case select(Int)
  case push(Int, from: Int)
  case pop(Int)
  case popTo(Int)
  case popToRoot(Int)
  case replace(Int, with: Int)
  case present(Int, from: Int?)
  /// Presents a screen in its own style, and lets the user close it in any case.
  case presentClosable(Int, from: Int)
  case dismiss(Int)
  case dismissAll
  case alert(Int, from: Int, onAnswer: [WalkAct])
  case show(Int, from: Int)
  case hide(Int)
  case installPlayer(Int)
  case removePlayer
  case minimize
  case maximize
  case openDrawer
  case closeDrawer
  case adapt(FormFactor)
  case flush
  /// Shows other root items in the region of a screen, or in the base.
  case update([Int], of: Int?)
  /// Presents root items in a wireframe of their own.
  case presentItems([Int], WalkWireframe, from: Int?)
  case showDetail(Int, from: Int)
  case embed(Int, in: Int)
  case remove(Int)
  case goBack
  case returnToRoot
  case setStack([Int], of: Int)
}

/// Something that happens in a walk, as a value that both the app and the model carry out.
///
/// Flow 0 is the main flow; where a flow may ask, nil is the app's own wireframe.
indirect enum WalkAct {
  case request(WalkRequest, by: Int?)
  case batch([WalkAct])
  /// Makes a coordinator without starting it.
  case makeFlow(Int)
  /// Starts a flow; its script is what its start does.
  case start(Int, under: Int, from: Int, isOwner: Bool, script: [WalkAct], onEnd: [WalkAct])
  case finish(Int, FinishedScreens)
  case after(Int, milliseconds: Int, [WalkAct])
  /// Hands a screen a closure of a flow, for its row, and for a press on it as a player.
  case wire(Int, by: Int, [WalkAct])
  /// Has an observer act when a screen becomes visible for the next time.
  case greet(Int, [WalkAct])
  /// Has a screen act when the user next tries to dismiss it in vain.
  case heed(Int, [WalkAct])
  case user(WalkMove)
  /// Takes screens off the picture of a backend, which then tells the stage.
  case swipe([Int], on: Int)
  /// Adds a backend while the app runs.
  case addBackend
}

/// A move of the user; screens are numbers.
enum WalkMove {
  case tap(Int)
  case back
  case backTo(Int)
  case dismiss
  case select(Int)
  case next
  case previous
  case choose(String)
  case wait(milliseconds: Int)
  case openDrawer
  case closeDrawer
  case minimize
  case maximize
  case adapt(FormFactor)
  case background
}

/// How the numbers of a walk are named on screen.
enum WalkName {
  static func screen(_ id: Int) -> String { "S\(id)" }
  static func alert(_ id: Int) -> String { "A\(id)" }
}
