import Wireflow

/// A fault on stage that affects users of a screen reader.
package struct SpokenFault: Sendable, Hashable {
  /// The kind of a fault.
  package enum Kind: Sendable, Hashable {
    /// A page without a title.
    case untitledPage
    /// An element for which a screen reader speaks only its kind.
    case nameless(String)
    /// An image whose alternative is blank.
    case wordlessImage(String)
    /// Elements of one use that sound the same and have no identifiers.
    case soundsLikeAnother(String, spoken: String)
  }

  /// The screen or the alert.
  package let screen: StagePicture.ID
  package let kind: Kind

  /// The words for it in the name of a trap.
  package var subject: String {
    switch kind {
    case .untitledPage: "title"
    case .nameless(let element): element
    case .wordlessImage(let name): "image \(name.literal)"
    case .soundsLikeAnother(let element, let spoken): "\(element) \(spoken.literal)"
    }
  }

  /// Returns a plain sentence that describes the fault and its solution.
  package func sentence(on place: String) -> String {
    switch kind {
    case .untitledPage: "\(place) has no title for a screen reader; give the screen a title."
    case .nameless(let element):
      "A \(element) on \(place) has no name for a screen reader; "
        + "give it a label or an accessibilityLabel."
    case .wordlessImage(let name):
      "The alternative of the image \(name.literal) on \(place) is blank; "
        + "describe the image, or leave the alternative out for decoration."
    case .soundsLikeAnother(let element, let spoken):
      "Two elements on \(place) are a \(element) \(spoken.literal) to a screen reader; "
        + "give them accessibilityLabels that differ, or ids."
    }
  }
}

extension StagePicture {
  /// The faults on the pages in front and in the alert, from top to bottom.
  package var spokenFaults: [SpokenFault] {
    var faults: [SpokenFault] = []
    for page in frontPages {
      // A minimized player has controls and no title.
      let isPage = page.id != player?.page.id || player?.isMaximized == true
      if isPage, page.title.isBlank { faults.append(.init(screen: page.id, kind: .untitledPage)) }
      faults += Self.faults(in: page.elements)
    }
    if let alert {
      if alert.content.title.isBlank, alert.content.message.isBlank {
        faults.append(.init(screen: alert.id, kind: .untitledPage))
      }
      faults += Self.faults(in: alert.fields)
      for action in alert.content.actions where action.title.isBlank {
        faults.append(.init(screen: alert.id, kind: .nameless("button")))
      }
    }
    return faults
  }

  private static func faults(in elements: [Element]) -> [SpokenFault] {
    var faults: [SpokenFault] = []
    var heard: Set<[String]> = []
    for element in elements {
      if case .image(let name, let alternative?) = element.kind, alternative.isBlank {
        faults.append(.init(screen: element.id.screen, kind: .wordlessImage(name)))
      }
      guard element.isActive else { continue }
      if element.spokenName.isBlank {
        faults.append(.init(screen: element.id.screen, kind: .nameless(element.id.kind)))
      } else if element.id.name == nil, !heard.insert(element.sound).inserted {
        let kind = SpokenFault.Kind.soundsLikeAnother(element.id.kind, spoken: element.spokenName)
        faults.append(.init(screen: element.id.screen, kind: kind))
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
