import Foundation
import Wireflow
import WireflowInteraction

/// A picture is encoded in the one form that pages read: each user action is text.
extension StagePicture: Encodable {
  /// The maximum number of elements of a still page, because more would not be visible.
  static let mostStillElements = 60

  /// Encodes the picture.
  package func encode(to encoder: any Encoder) throws {
    let isStill = encoder.stillImages != nil
    var fields = encoder.fields
    if words != .english { try fields.encode(words, "words") }
    try fields.encode(base, "base")
    try fields.encode(modals, "modals")
    try fields.encode(player, "player")
    try fields.encode(alert, "alert")
    try fields.encode(wayBack, "back")
    try fields.encode(escape, "escape")
    try fields.encode(keys.isEmpty ? nil : keys, "keys")
    try fields.encode(isStill ? [] : screens.map(\.description).sorted(), "alive")
  }

  /// The action of the browser's back button.
  ///
  /// The stage refuses the action for an alert without a cancel answer, so that the browser does
  /// not leave the page.
  private var wayBack: UserAction? {
    escape ?? (front == .alert ? .back : frontRegion.pages.reversed().compactMap(\.back).first)
  }

  /// A key that has an effect, except for Esc.
  private struct Key: Encodable {
    let shortcut: ScreenContent.Shortcut
    /// The action, or nil for a key that moves the focus.
    var action: UserAction?
    /// The target of the action, or the field that receives the focus.
    let seen: Target

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.fields
      try fields.encode(SentShortcut(shortcut), "shortcut")
      try fields.encode(action, "action")
      try fields.encode("\(seen)", "seen")
    }
  }

  private var keys: [Key] {
    menuItems.compactMap { item in
      guard item.id != MenuItem.escapeID, let shortcut = item.shortcut else { return nil }
      switch item.effect {
      case .perform(let action, let target):
        return Key(shortcut: shortcut, action: action, seen: target)
      case .focus(let id):
        let field = frontPages.flatMap(\.elements).first { $0.id == id }
        return field.map { Key(shortcut: shortcut, seen: $0.target) }
      case nil: return nil
      }
    }
  }
}

/// A key as pages read it: its name, and those of its modifiers.
struct SentShortcut: Encodable, Hashable, Sendable {
  let key: String
  let modifiers: [String]

  init(_ shortcut: ScreenContent.Shortcut) {
    key = shortcut.key.name
    let names: [(ScreenContent.Shortcut.Modifiers, String)] = [
      (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"),
    ]
    modifiers = names.filter { shortcut.modifiers.contains($0.0) }.map(\.1)
  }
}

extension StageWords: Encodable {
  /// Encodes the words that a page shows by itself.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode(language, "language")
    try fields.encode(isRightToLeft, "isRightToLeft")
    for (name, word) in [
      ("back", back), ("minimize", minimize), ("menu", menu), ("player", player),
      ("nextPage", nextPage), ("previousPage", previousPage),
    ] { try fields.encode(word, name) }
  }
}

extension StagePicture.Region: Encodable {
  /// Encodes the region, with the depth of each page in its stack.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode("\(id)", "id")
    try fields.encode(container.rootNavigation.rawValue, "navigation")
    try fields.encode(container.playerDock.rawValue, "dock")
    try fields.encode(container.columns, "columns")
    try fields.encode(isDrawerOpen, "isDrawerOpen")
    try fields.encode(openDrawer, "openDrawer")
    try fields.encode(closeDrawer, "closeDrawer")
    try fields.encode(rootItems, "roots")
    if let turns {
      var ways = fields.nestedContainer(keyedBy: FieldName.self, forKey: "turns")
      try ways.encode(turns.next, "next")
      try ways.encode(turns.previous, "previous")
    }
    let places = stacks.lazy.flatMap { $0.enumerated() }
    let pages = pages.map { page in
      SentPage(
        page: page, depth: places.first { $0.element == page.id }?.offset ?? 0,
        isBlank: isBehindWall)
    }
    try fields.encode(pages, "pages")
  }
}

extension StagePicture.RootItem: Encodable {
  /// Encodes the root item.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode("\(id)", "id")
    try fields.encode(title, "title")
    try fields.encode(imageName, "image")
    try fields.encode(badge, "badge")
    try fields.encode(isSelected, "isSelected")
    try fields.encode(select, "action")
  }
}

/// A page of a region, with the number of screens below it.
private struct SentPage: Encodable {
  let page: StagePicture.Page
  let depth: Int
  /// True while a wall is in front of it, so that the browser removes its elements.
  let isBlank: Bool

  func encode(to encoder: any Encoder) throws {
    let most = StagePicture.mostStillElements
    let isCut = encoder.stillImages != nil && page.elements.count > most
    var fields = encoder.fields
    try fields.encode("\(page.id)", "id")
    try fields.encode(page.title, "title")
    try fields.encode(depth, "depth")
    try fields.encode(page.backTitle, "backTitle")
    try fields.encode(page.back, "back")
    try fields.encode(page.dismissTitle, "dismissTitle")
    try fields.encode(page.dismiss, "dismiss")
    try fields.encode(page.isCovered, "isCovered")
    try fields.encode(isBlank ? true : nil, "isBlank")
    try fields.encode(isCut ? Array(page.elements.prefix(most)) : page.elements, "elements")
    let lists = isCut ? [] : page.rows.filter { $0.range.count < $0.count }
    try fields.encode(lists.isEmpty ? nil : lists, "lists")
  }
}

extension StagePicture.Rows: Encodable {
  /// Encodes a long list that is only partly in the picture.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode(word, "id")
    for (name, number) in [
      ("start", start), ("from", range.lowerBound), ("to", range.upperBound), ("count", count),
    ] { try fields.encode(number, name) }
  }

  /// The identifier of the list as text.
  var word: String { "\(id.screen)-\(id.index)" }
}

extension StagePicture.Modal: Encodable {
  /// Encodes the modal.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode(region, "region")
    try fields.encode(region.pages.last?.dismiss, "dismiss")
    switch style {
    case .automatic: try fields.encode("sheet", "style")
    case .sheet(let detents):
      try fields.encode("sheet", "style")
      try fields.encode(detents.first == .medium ? "medium" : "large", "detent")
    case .fullScreen: try fields.encode("fullScreen", "style")
    case .wall: try fields.encode("wall", "style")
    case .formSheet: try fields.encode("formSheet", "style")
    case .popover(let label, let size):
      try fields.encode("popover", "style")
      try fields.encode(label, "anchor")
      try fields.encode(size?.width, "width")
      try fields.encode(size?.height, "height")
    }
  }
}

extension StagePicture.Player: Encodable {
  /// Encodes the player.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode(SentPage(page: page, depth: 0, isBlank: false), "page")
    try fields.encode(isMaximized, "isMaximized")
    try fields.encode(minimize, "minimize")
    try fields.encode(maximize, "maximize")
  }
}

extension StagePicture.Alert: Encodable {
  /// Encodes the alert, with all answers, because the browser knows earlier than the stage which of
  /// them have their text.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode("\(id)", "id")
    try fields.encode(content.title, "title")
    try fields.encode(content.message, "message")
    try fields.encode(content.style.rawValue, "style")
    try fields.encode(content.anchor, "anchor")
    try fields.encode(self.fields.isEmpty ? nil : self.fields, "fields")
    var answers = fields.nestedUnkeyedContainer(forKey: "answers")
    for (answer, label) in zip(content.actions, content.answerLabels) {
      var fields = answers.nestedContainer(keyedBy: FieldName.self)
      try fields.encode(answer.title, "text")
      try fields.encode(answer.role.rawValue, "role")
      try fields.encode(UserAction.choose(label), "action")
      try fields.encode(answer.needsText ? true : nil, "needsText")
    }
  }
}
