import Wireflow
public import WireflowInteraction

/// The words that a user can read on a backend, layer by layer: titles, labels, values and whether
/// elements are disabled.
///
/// A drawing holds visible pages only, without stacks or screens. You can therefore build one
/// outside the app, for example from the text of a web page.
public struct BackendDrawing: Sendable, Hashable {
  /// An element of a page, an answer of an alert, or a root item.
  public struct Element: Sendable, Hashable {
    /// The text that identifies the element.
    public var label: String
    /// The words beside the label: a subtitle, text, one dot for each character of a secret, a
    /// prompt, "on" or "off", an option, a percentage such as "25%", or a badge.
    public var value: String?
    /// True if the backend draws the element as disabled.
    public var isDisabled: Bool

    /// Creates an element from the words on the screen.
    public init(_ label: String, value: String? = nil, isDisabled: Bool = false) {
      (self.label, self.value, self.isDisabled) = (label, value, isDisabled)
    }
  }

  /// A visible page, or an alert.
  public struct Page: Sendable, Hashable {
    /// The title.
    public var title: String
    /// The titles of the back and dismiss buttons, in this order, or nil if the backend uses its
    /// own words.
    public var exits: [String]?
    /// The elements from top to bottom, without decoration.
    ///
    /// For an alert, these are the message, unless it is empty, and the answers.
    public var elements: [Element]

    /// Creates a page.
    public init(title: String, exits: [String]? = nil, elements: [Element]) {
      (self.title, self.exits, self.elements) = (title, exits, elements)
    }
  }

  /// One of the surfaces that can cover each other.
  public struct Layer: Sendable, Hashable {
    /// The kind of a layer.
    public enum Kind: String, Sendable, Hashable {
      /// The base, with the controls of a minimized player as its last page.
      case base
      /// The maximized player.
      case player
      /// A modal.
      case modal
      /// The open drawer.
      case drawer
      /// The notice, whose title is its text.
      case notice
      /// The alert.
      case alert
    }

    /// The kind.
    public var kind: Kind
    /// The root items on this layer, or nil if the backend does not draw or report them.
    public var roots: [Element]?
    /// The position of the selected root item, or nil if the backend does not report it.
    public var selected: Int?
    /// The visible pages, side by side.
    public var pages: [Page]
    /// True if another layer covers it completely, which hides its words.
    var isCovered = false

    /// Creates a layer.
    public init(_ kind: Kind, roots: [Element]? = nil, selected: Int? = nil, pages: [Page] = []) {
      (self.kind, self.roots, self.selected, self.pages) = (kind, roots, selected, pages)
    }
  }

  /// The layers from back to front.
  ///
  /// A backend that draws one layer at a time reports only that one.
  public var layers: [Layer]

  /// Creates a drawing from its layers.
  public init(_ layers: [Layer] = []) { self.layers = layers }
}

extension BackendDrawing {
  /// Creates the drawing that a backend should produce for a picture of the stage.
  public init(_ picture: StagePicture) {
    layers = [Layer(picture.base, as: .base)]
    if let player = picture.player {
      if player.isMaximized {
        layers.append(Layer(.player, pages: [Page(player.page)]))
        layers[1].isCovered = player.page.isCovered
      } else {
        layers[0].pages.append(Page(player.page))
      }
    }
    layers += picture.modals.map { Layer($0.region, as: .modal) }
    if picture.drawer.isDrawerOpen {
      let roots = picture.drawer.rootItems.map { Element($0.title, value: $0.badge) }
      layers.append(Layer(.drawer, roots: roots, selected: picture.drawer.selected))
    }
    if let notice = picture.notice { layers.append(Layer(.notice, pages: [Page(notice)])) }
    if let alert = picture.alert { layers.append(Layer(.alert, pages: [Page(alert)])) }
  }
}

extension BackendDrawing.Layer {
  fileprivate init(_ region: StagePicture.Region, as kind: Kind) {
    self.init(kind, pages: region.pages.map(BackendDrawing.Page.init))
    isCovered = region.pages.contains(where: \.isCovered)
    guard region.container.rootNavigation != .drawer, !region.rootItems.isEmpty else { return }
    selected = region.selected
    // The dots of pages have no words.
    guard region.container.rootNavigation != .pages else { return }
    roots = region.rootItems.map { BackendDrawing.Element($0.title, value: $0.badge) }
  }
}

extension BackendDrawing.Page {
  /// Creates a page as a backend should draw it.
  public init(_ page: StagePicture.Page) {
    self.init(
      title: page.title, exits: [page.backTitle, page.dismissTitle].compactMap(\.self),
      elements: page.elements.compactMap(BackendDrawing.Element.init))
  }

  fileprivate init(_ alert: StagePicture.Alert) {
    let content = alert.content
    let message = content.message.isEmpty ? [] : [content.message]
    let answers = zip(content.actions, alert.answers).map {
      BackendDrawing.Element($0.title, isDisabled: $1 == nil)
    }
    self.init(
      title: content.title,
      elements: message.map { BackendDrawing.Element($0) }
        + alert.fields.compactMap(BackendDrawing.Element.init) + answers)
  }
}

extension BackendDrawing.Element {
  /// Creates an element as a backend should draw it, or nil for a purely decorative image.
  public init?(_ element: StagePicture.Element) {
    self.init(element.name, isDisabled: element.isDisabled)
    switch element.kind {
    case .image(_, let alternative): if alternative == nil { return nil }
    case .text, .button, .refresh: break
    case .row(_, let subtitle, _): value = subtitle
    case .field(let field):
      let text = field.isSecure ? String(repeating: "•", count: field.length) : field.text
      value = text.isEmpty ? field.prompt : text
    case .toggle(_, let isOn): value = isOn ? "on" : "off"
    case .choice(_, _, let selected): value = selected
    case .progress(_, let fraction):
      value = fraction.map { "\(Int(min(1, max(0, $0)) * 100 + 0.5))%" }
    }
  }
}

extension StagePicture {
  /// The words in front that every backend shows, leaving out those that it may replace by icons.
  var wordsInFront: [String] {
    if let alert {
      return [alert.content.title, alert.content.message] + alert.fields.flatMap(\.words)
        + alert.content.actions.map(\.title)
    }
    if drawer.isDrawerOpen { return drawer.rootItems.map(\.title) }
    let pages = frontPages.filter { $0.id != player?.controls }
    return pages.flatMap { page in
      [page.title] + page.elements.flatMap(\.words)
    }
  }
}

extension StagePicture.Element {
  fileprivate var words: [String] {
    switch kind {
    case .text, .image, .button, .refresh, .toggle, .progress: [name]
    case .row(let title, let subtitle, _): [title, subtitle ?? ""]
    case .field(let field): [field.label, field.text]
    case .choice(let label, _, let selected): [label, selected ?? ""]
    }
  }
}

extension BackendDrawing {
  /// Returns true if a backend with this drawing shows the expected one.
  ///
  /// The comparison skips layers behind the ones that the backend reports, and layers that are
  /// fully covered.
  public func matches(_ expected: BackendDrawing) -> Bool {
    let front = expected.layers.suffix(layers.count)
    return !layers.isEmpty && front.count == layers.count
      && zip(layers, front).allSatisfy { $0.matches($1) }
  }

  /// The drawing as text, one line for each item.
  public var text: String { layers.map(\.text).joined(separator: "\n") }
}

extension BackendDrawing.Layer {
  fileprivate func matches(_ expected: Self) -> Bool {
    guard kind == expected.kind else { return false }
    if expected.isCovered { return true }
    return agree(roots, expected.roots) && agree(selected, expected.selected)
      && pages.count == expected.pages.count
      && zip(pages, expected.pages).allSatisfy { $0.matches($1) }
  }

  fileprivate var text: String {
    let ways = (roots ?? []).enumerated().map { place, root in
      "  to \(root.text)\(place == selected ? ", selected" : "")"
    }
    let lines = isCovered ? ["  covered"] : ways + pages.map(\.text)
    return ([kind.rawValue] + lines).joined(separator: "\n")
  }
}

extension BackendDrawing.Page {
  fileprivate func matches(_ expected: Self) -> Bool {
    title == expected.title && elements == expected.elements
      && agree(exits, expected.exits)
  }

  fileprivate var text: String {
    let exits = (self.exits ?? []).map { "    leave by \($0)" }
    return (["  page \(title)"] + exits + elements.map { "    \($0.text)" })
      .joined(separator: "\n")
  }
}

extension BackendDrawing.Element {
  fileprivate var text: String {
    label + (value.map { ": \($0)" } ?? "") + (isDisabled ? ", disabled" : "")
  }
}
