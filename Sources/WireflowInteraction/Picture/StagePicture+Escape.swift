public import Wireflow

extension StagePicture {
  /// The action of the Esc key, and of the escape gesture of a screen reader, or nil at a root or on
  /// a wall.
  ///
  /// The action takes one step out of the front: it cancels an alert, closes the drawer, minimizes
  /// the player, goes back, or dismisses a modal at its first page. If the user may not dismiss the
  /// modal, the stage refuses the action and notifies the modal's screen.
  public var escape: UserAction? {
    switch front {
    case .alert: alert?.escape
    case .drawer: drawer.closeDrawer
    case .player: player?.minimize
    case .modal: frontPage?.back ?? (modals.last?.style == .wall ? nil : .dismiss)
    case .base: frontPage?.back
    }
  }

  /// The target of ``escape``, for `perform(_:on:)`.
  package var escapeTarget: Target? {
    switch front {
    case .alert: alert.map { Target($0.id) }
    case .drawer: Target(drawer.id)
    case .player, .modal, .base: frontPage.map { Target($0.id) }
    }
  }

  /// The action of the magic tap, the two-finger double tap of VoiceOver: the first primary button
  /// of the player, or else of the front page.
  public var magicTap: UserAction? { magicTapElement?.action }

  /// The element that ``magicTap`` taps.
  package var magicTapElement: Element? {
    [player?.page, frontPage].lazy.compactMap(\.self).flatMap(\.elements).first { element in
      if case .button(_, .primary) = element.kind { element.action != nil } else { false }
    }
  }
}
