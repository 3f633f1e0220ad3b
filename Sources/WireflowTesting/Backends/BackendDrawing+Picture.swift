import Wireflow
public import WireflowInteraction

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
