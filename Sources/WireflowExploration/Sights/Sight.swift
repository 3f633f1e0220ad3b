import Wireflow

/// A screen as it was seen: its part of the app, its flow and its title.
struct SeenPlace: Hashable {
  let lane: NavigationMap.Lane
  let screen: String
  /// The name that distinguishes the screen from others of its type.
  var id: String?
  let flow: String?
  let isRoot: Bool
  /// The title, with its digits masked.
  let title: String

  /// The type, the name and the flow, in the form that a sight's key contains.
  var name: String { screen + (id.map { "#" + $0 } ?? "") + "@" + (flow ?? "") }

  /// Returns true for the same place, whatever its title.
  func isAlike(_ other: SeenPlace) -> Bool {
    lane == other.lane && screen == other.screen && id == other.id && flow == other.flow
  }
}

/// The facts that an exploration reads from an app at one moment.
struct Sight {
  /// The text that identifies the state.
  var key = ""
  var front = SeenPlace(lane: .window, screen: "", flow: nil, isRoot: true, title: "")
  /// The alert that is shown.
  var alert: AlertContent?
  /// The number of screens on the selected stack and in the modals, with the names of those.
  var depth = 0
  /// The screens on the selected stack and in the modals, by type and flow.
  var standing: Set<String> = []
  /// True while a wall is shown, behind which requests wait.
  var hasWall = false
  /// True while work is pending.
  var isPending = false
  /// True if a field on one of the selected stacks contains a text.
  var hasEntries = false
  /// The part of the key that tells of what is visible.
  var look = ""
  /// The part of the key that tells of what cannot be seen: hidden roots and covered modals.
  var hidden = ""

  /// The parts of the key: the stacks, the content of each screen, the alert.
  var parts: [Substring] { key.split { $0 == "|" || $0 == "(" } }
}

extension String {
  /// The string with a number sign in place of each number.
  var masked: String {
    guard utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return self }
    var text = ""
    var isNumber = false
    for character in unicodeScalars {
      let isDigit = character.value >= 0x30 && character.value <= 0x39
      if !isDigit {
        text.unicodeScalars.append(character)
      } else if !isNumber {
        text += "#"
      }
      isNumber = isDigit
    }
    return text
  }

  /// The string with an ellipsis in place of each of some texts.
  func masking(_ texts: some Sequence<String>) -> String {
    var text = self
    for data in texts where data.utf8.count > 2 { text = text.replacing(data, with: "…") }
    return text.masked
  }
}
