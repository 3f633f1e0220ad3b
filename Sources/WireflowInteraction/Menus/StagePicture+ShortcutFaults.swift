package import Wireflow

extension StagePicture {
  /// The faults of the app's own shortcuts in the words of the log: those of the system, and those
  /// of several elements.
  package var shortcutFaults: [String] {
    // A shortcut is expected to work if its element is within reach.
    let elements = (elementsFromFront + commands).filter { $0.shortcut != nil && $0.label != nil }
    return elements.enumerated().compactMap { place, element in
      guard let shortcut = element.shortcut else { return nil }
      let title = element.name.literal
      if shortcut.isReserved {
        return "the system keeps \(shortcut), so \(title) does not answer it"
      }
      let others = elements[..<place].filter { $0.shortcut == shortcut }
      // A command and the element that replaces it do the same.
      guard others.count == 1, others[0].label != element.label else { return nil }
      return "two elements answer \(shortcut): \(others[0].name.literal), \(title)"
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
  package var shortcutFaults: [String] { pictures.shortcutFaults }
}
