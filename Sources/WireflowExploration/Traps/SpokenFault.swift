import Wireflow
package import WireflowInteraction

/// A fault on stage that affects users of a screen reader.
package struct SpokenFault: Sendable, Hashable {
  /// The screen or the alert.
  package let screen: StagePicture.ID
  /// The words for it in the name of a trap.
  package let subject: String
  /// The parts of the sentence before and behind the name of the place.
  private let words: [String]

  init(_ screen: StagePicture.ID, _ subject: String, _ beginning: String, _ rest: String) {
    (self.screen, self.subject, words) = (screen, subject, [beginning, rest])
  }

  /// Returns a plain sentence that describes the fault and its solution.
  package func sentence(on place: String) -> String { words.joined(separator: place) }

  /// A page without a title.
  static func untitled(_ screen: StagePicture.ID) -> Self {
    Self(screen, "title", "", " has no title for a screen reader; give the screen a title.")
  }

  /// An element for which a screen reader speaks only its kind.
  static func nameless(_ kind: String, on screen: StagePicture.ID) -> Self {
    Self(
      screen, kind, "A \(kind) on ",
      " has no name for a screen reader; give it a label or an accessibilityLabel.")
  }
}

extension StagePicture {
  /// The faults on the pages in front and in the alert, from top to bottom.
  package var spokenFaults: [SpokenFault] {
    var faults: [SpokenFault] = []
    for page in frontPages {
      // A minimized player has controls and no title.
      let isPage = page.id != player?.page.id || player?.isMaximized == true
      if isPage, page.title.isBlank { faults.append(.untitled(page.id)) }
      faults += Self.faults(in: page.elements)
    }
    guard let alert else { return faults }
    if alert.content.title.isBlank, alert.content.message.isBlank {
      faults.append(.untitled(alert.id))
    }
    let answers = alert.content.actions.filter(\.title.isBlank)
    return faults + Self.faults(in: alert.fields)
      + answers.map { _ in .nameless("button", on: alert.id) }
  }

  private static func faults(in elements: [Element]) -> [SpokenFault] {
    var faults: [SpokenFault] = []
    var heard: Set<[String]> = []
    for element in elements {
      let (screen, kind, spoken) = (element.id.screen, element.id.kind, element.spokenName)
      if case .image(let name, let alternative?) = element.kind, alternative.isBlank {
        let (image, rest) = (
          "image \(name.literal)",
          " is blank; describe the image, or leave the alternative out for decoration."
        )
        faults.append(SpokenFault(screen, image, "The alternative of the \(image) on ", rest))
      }
      guard element.isActive else { continue }
      if spoken.isBlank {
        faults.append(.nameless(kind, on: screen))
      } else if element.id.name == nil, !heard.insert(element.sound).inserted {
        let subject = "\(kind) \(spoken.literal)"
        let rest =
          " are a \(subject) to a screen reader; "
          + "give them accessibilityLabels that differ, or ids."
        faults.append(SpokenFault(screen, subject, "Two elements on ", rest))
      }
    }
    return faults
  }
}

extension StagePicture.Element {
  /// The texts by which a screen reader distinguishes it from others.
  fileprivate var sound: [String] {
    var texts = [id.kind, spokenName]
    if case .row(_, let subtitle?, _) = kind { texts.append(subtitle) }
    if let accessibilityValue { texts.append(accessibilityValue) }
    return texts
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
