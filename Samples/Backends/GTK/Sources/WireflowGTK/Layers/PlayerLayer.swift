import CGtk
import Wireflow
import WireflowInteraction

/// The maximized player, in front of the base.
@MainActor
final class PlayerLayer {
  let id: StagePicture.ID
  let layer: Layer

  init(_ player: StagePicture.Player, pages: Pages) {
    id = player.id
    let page = pages.view(of: player.page)
    page.widget.leaveParent()
    page.widget.expand(horizontally: true, vertically: true)
    layer = Layer(page.widget, "player", role: GTK_ACCESSIBLE_ROLE_DIALOG) {}
    layer.card.mark("whole", true)
    layer.place(width: .max, height: 0, GTK_ALIGN_START)
  }
}

extension StagePicture.Player {
  /// Returns the button that maximizes or minimizes the player.
  func button(_ words: StageWords, act: @escaping ActOn) -> PageBar.Button {
    PageBar.Button(
      icon: isMaximized ? "go-down-symbolic" : "go-up-symbolic",
      name: isMaximized ? words.minimize : words.player
    ) { [page, action = isMaximized ? minimize : maximize] in
      if let action { act(action, .init(page.id)) }
    }
  }
}
