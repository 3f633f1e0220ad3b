package import Wireflow

/// A shortcut that cannot work as the app describes it.
package enum ShortcutFault: Sendable, Hashable, CustomStringConvertible {
  /// The user can reach several elements with the same shortcut, by their titles.
  case shared(ScreenContent.Shortcut, [String])
  /// An element, by its title, claims a shortcut of the system.
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

extension StagePicture {
  /// The faults of the app's own shortcuts: those of the system, and those of several elements.
  ///
  /// Each new picture is checked, so this creates nothing for elements without a shortcut.
  package var shortcutFaults: [ShortcutFault] {
    var elements: [Element] = []
    for page in frontPages.reversed() {
      for element in page.elements where element.claimsShortcut { elements.append(element) }
    }
    for command in commands where command.claimsShortcut { elements.append(command) }
    var faults: [ShortcutFault] = []
    for (place, element) in elements.enumerated() {
      guard let shortcut = element.shortcut else { continue }
      if shortcut.isReserved {
        faults.append(.reserved(shortcut, element.name))
        continue
      }
      let others = elements[..<place].filter { $0.shortcut == shortcut }
      // A command and the element that replaces it do the same.
      guard others.count == 1, others[0].label != element.label else { continue }
      faults.append(.shared(shortcut, [others[0].name, element.name]))
    }
    return faults
  }
}

extension StagePicture.Element {
  /// True if its shortcut is expected to work now.
  fileprivate var claimsShortcut: Bool { shortcut != nil && label != nil }
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
