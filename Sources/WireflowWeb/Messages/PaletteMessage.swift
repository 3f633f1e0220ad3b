import Wireflow
import WireflowInteraction

/// The user's possible actions, with the keys that have the same effects.
struct PaletteMessage: Encodable, Hashable, Sendable {
  /// An action that the user can choose.
  struct Entry: Encodable, Hashable, Sendable {
    var action: String
    var shortcut: SentShortcut?
  }

  /// The maximum number of rows of a long list.
  private static let mostRows = 50

  var entries: [Entry]
}

extension PaletteMessage {
  /// Creates the message of the actions that are possible on a stage now.
  @MainActor
  init(_ stage: Stage, shown picture: StagePicture) {
    let keys = Dictionary(
      picture.menuItems.compactMap { item in
        item.action.flatMap { action in item.shortcut.map { (action, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    let elements = stage.possibleElements(sampledRows: Self.mostRows).map(\.action)
    entries = (elements + stage.possibleActionsBesideElements).map { action in
      Entry(action: "\(action)", shortcut: keys[action].map { .init($0) })
    }
  }
}
