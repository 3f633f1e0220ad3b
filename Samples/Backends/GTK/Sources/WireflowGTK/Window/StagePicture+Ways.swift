import Wireflow
import WireflowInteraction

extension StagePicture {
  /// The action of the Escape key, which closes the front layer.
  var wayOut: UserAction? {
    switch front {
    case .alert: alert?.cancel ?? (alert?.answers.count == 1 ? alert?.answers[0] : nil)
    case .drawer: drawer.closeDrawer
    case .modal: frontPage?.dismiss
    case .player: player?.minimize
    case .base: nil
    }
  }

  /// The action of the back key.
  var wayBack: UserAction? {
    switch front {
    case .alert, .drawer: wayOut
    case .modal, .base:
      frontRegion.pages.reversed().compactMap(\.back).first ?? frontPage?.dismiss
    case .player: player?.minimize
    }
  }

  /// The identity of the front layer, for actions that belong to no widget.
  var subject: ID {
    switch front {
    case .alert: alert?.id ?? base.id
    case .drawer: drawer.id
    case .modal, .player, .base: frontPage?.id ?? base.id
    }
  }
}
