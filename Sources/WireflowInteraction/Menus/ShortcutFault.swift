package import Wireflow

/// A shortcut that cannot work as the app describes it.
package enum ShortcutFault: Sendable, Hashable, CustomStringConvertible {
  /// The user can reach several elements with the same shortcut, by their titles.
  case shared(ScreenContent.Shortcut, [String])
  /// The system has the shortcut, and an element claims it, by its title.
  case reserved(ScreenContent.Shortcut, String)

  /// The log's words.
  package var description: String {
    switch self {
    case .shared(let shortcut, let titles):
      "two elements answer \(shortcut): " + titles.map(\.literal).joined(separator: ", ")
    case .reserved(let shortcut, let title):
      "the system keeps \(shortcut), so \(title.literal) does not answer it"
    }
  }
}

extension ScreenContent.Shortcut {
  /// True if the system or each text field uses the shortcut.
  var isReserved: Bool { Self.reserved.contains(self) }

  private static let reserved: Set<Self> = {
    let plain: [Key] = ["q", "h", "m", "c", "v", "x", "z", "a", "`", .space]
    return Set(plain.map { Self($0) })
      .union([Self("h", [.command, .option]), Self("z", [.command, .shift])])
  }()
}

extension Stage {
  /// The faults of shortcuts in the pictures that watchers have seen, in order.
  package var shortcutFaults: [ShortcutFault] { pictures.shortcutFaults }
}
