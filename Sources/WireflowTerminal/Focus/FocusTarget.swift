import Wireflow
import WireflowInteraction

/// A target of the focus, identified by its position in the app instead of its cells.
enum FocusTarget: Hashable, Sendable {
  /// An element of a screen, or an option of a choice.
  case element(page: StagePicture.ID, index: Int, option: Int?)
  case back(StagePicture.ID)
  case dismiss(StagePicture.ID)
  case minimize
  case drawer
  case root(Int)
  case nextPage
  case previousPage
  case player
  case answer(Int)
  case pane(ScrollTarget)
  case palette
  case window(Int)

  var isPane: Bool { if case .pane = self { true } else { false } }

  /// The screen of the target.
  var page: StagePicture.ID? {
    switch self {
    case .element(let page, _, _), .back(let page), .dismiss(let page): page
    case .minimize, .drawer, .root, .nextPage, .previousPage, .player, .answer, .pane, .palette,
      .window:
      nil
    }
  }
}
