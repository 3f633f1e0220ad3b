import Wireflow
import WireflowInteraction

extension NavigationMap.Cause {
  /// Returns the part of a picture that is the cause, or nil if none is visible without scrolling.
  func part(
    in layout: PictureLayout, of picture: StagePicture, on place: NavigationMap.Place,
    roots: [String]
  ) -> PicturePart? {
    let elements = picture.elements
    let page = place.lane == .player ? picture.player?.page.id : picture.frontPage?.id
    func element(_ isWanted: (StagePicture.Element) -> Bool) -> PicturePart? {
      layout.part(on: page) { part in
        guard case .element(let id) = part.kind, let element = elements[id] else { return false }
        return isWanted(element)
      }
    }
    switch self {
    case .button(let label): return element { $0.isButton && $0.isCalled(label) }
    case .row(let label?): return element { $0.isRow && $0.isCalled(label) }
    case .row(nil): return element(\.isRow)
    case .field(let label), .submit(let label):
      return element { $0.id.kind == "field" && $0.isCalled(label) }
    case .toggle(let label): return element { $0.id.kind == "toggle" && $0.isCalled(label) }
    case .choice(let label): return element { $0.id.kind == "choice" && $0.isCalled(label) }
    case .select(let name):
      let items = picture.base.rootItems
      guard let place = roots.firstIndex(of: name), items.indices.contains(place) else {
        return nil
      }
      return layout.part(on: page) { $0.kind == .root && $0.text == items[place].title }
    case .back: return layout.part(on: page) { $0.kind == .back }
    case .dismiss: return layout.part(on: page) { $0.kind == .dismiss }
    case .player: return layout.part(on: page) { $0.kind == .maximize || $0.kind == .minimize }
    case .launch, .answer, .command, .next, .previous, .drawer, .wait, .adapt, .background, .window,
      .open,
      .custom, .restart:
      return nil
    }
  }

  /// The cause without the word for a tap.
  var shortText: String {
    switch self {
    case .button(let label), .row(let label?), .answer(_, let label): label.unmasked
    case .select(let name): name.pageName.map { "select “\($0)”" } ?? description
    case .next, .previous: "\(description) page"
    case .launch, .row, .field, .submit, .toggle, .choice, .command, .back, .dismiss,
      .drawer, .player, .wait, .adapt, .background, .window, .open, .custom, .restart:
      description
    }
  }
}

extension String {
  /// The words for a page of several: its type and its number, or nil for another root item.
  fileprivate var pageName: String? {
    let parts = split(separator: " ")
    guard parts.count == 2, parts[0].hasSuffix("Screen"), Int(parts[1]) != nil else { return nil }
    return "\(String(parts[0]).inWords) \(parts[1])"
  }

  /// The text with an ellipsis for numbers and data that a map leaves out.
  package var unmasked: String {
    replacing("...", with: "…").replacing(/#([.,:]#)*/, with: "…")
  }
}

extension StagePicture {
  /// The elements of all pages, by their identities.
  var elements: [Element.ID: Element] {
    var elements: [Element.ID: Element] = [:]
    for page in pages {
      for element in page.elements { elements[element.id] = element }
    }
    return elements
  }
}

extension StagePicture.Element {
  /// Returns true if a cause names it by its identifier or its label.
  fileprivate func isCalled(_ text: String) -> Bool {
    id.name?.masked == text || name.masked == text
  }

  fileprivate var isButton: Bool {
    switch kind {
    case .button, .refresh: true
    default: false
    }
  }

  fileprivate var isRow: Bool { if case .row(_, _, true) = kind { true } else { false } }
}
