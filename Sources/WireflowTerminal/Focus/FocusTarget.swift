import Wireflow
import WireflowInteraction

/// A target of the focus, by its place in the app and not on the screen.
enum FocusTarget: Hashable, Sendable {
  /// An element of a screen, and which option of a choice.
  case element(page: StagePicture.ID, index: Int, option: Int?)
  case back(StagePicture.ID)
  case dismiss(StagePicture.ID)
  case minimize
  case drawer
  case root(Int)
  case player
  case answer(Int)
  case pane(ScrollTarget)
  case palette

  var isPane: Bool { if case .pane = self { true } else { false } }

  /// The screen that it stands on.
  var page: StagePicture.ID? {
    switch self {
    case .element(let page, _, _), .back(let page), .dismiss(let page): page
    case .minimize, .drawer, .root, .player, .answer, .pane, .palette: nil
    }
  }
}
