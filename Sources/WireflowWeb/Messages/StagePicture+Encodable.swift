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
    try fields.encode([
      "words": words == .english ? nil : words, "base": base, "modals": modals, "player": player,
      "alert": alert, "notice": notice.map { SentPage(page: $0, depth: 0, isBlank: false) },
      "back": wayBack?.description, "escape": escape?.description,
      "keys": keys.isEmpty ? nil : keys,
      "alive": isStill ? [] : screens.map(\.description).sorted(),
    ])
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
      try fields.encode([
        "shortcut": SentShortcut(shortcut), "action": action?.description, "seen": "\(seen)",
      ])
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
    try fields.encode([
      "language": language, "isRightToLeft": isRightToLeft, "back": back, "minimize": minimize,
      "menu": menu, "player": player, "nextPage": nextPage, "previousPage": previousPage,
    ])
  }
}

extension StagePicture.Region: Encodable {
  /// Encodes the region, with the depth of each page in its stack.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode([
      "id": "\(id)", "navigation": container.rootNavigation.rawValue,
      "dock": container.playerDock.rawValue, "columns": container.columns,
      "isDrawerOpen": isDrawerOpen, "openDrawer": openDrawer?.description,
      "closeDrawer": closeDrawer?.description, "roots": rootItems,
    ])
    if let turns {
      var ways = fields.nestedContainer(keyedBy: FieldName.self, forKey: "turns")
      try ways.encode(["next": turns.next?.description, "previous": turns.previous?.description])
    }
    let places = stacks.lazy.flatMap { $0.enumerated() }
    let pages = pages.map { page in
      SentPage(
        page: page, depth: places.first { $0.element == page.id }?.offset ?? 0,
        isBlank: isBehindWall)
    }
    try fields.encode(["pages": pages])
  }
}

extension StagePicture.RootItem: Encodable {
  /// Encodes the root item.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode([
      "id": "\(id)", "title": title, "image": imageName, "badge": badge, "isSelected": isSelected,
      "action": select?.description, "group": representation.group,
      "level": level > 0 ? level : nil,
    ])
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
    try fields.encode([
      "id": "\(page.id)", "title": page.title, "depth": depth, "backTitle": page.backTitle,
      "back": page.back?.description, "dismissTitle": page.dismissTitle,
      "dismiss": page.dismiss?.description, "isCovered": page.isCovered,
      "isBlank": isBlank ? true : nil, "isMinimizable": page.isMinimizable ? true : nil,
      "elements": isCut ? Array(page.elements.prefix(most)) : page.elements,
    ])
    let lists = isCut ? [] : page.rows.filter { $0.range.count < $0.count }
    try fields.encode(["lists": lists.isEmpty ? nil : lists])
  }
}

extension StagePicture.Rows: Encodable {
  /// Encodes a long list that is only partly in the picture.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode([
      "id": word, "start": start, "from": range.lowerBound, "to": range.upperBound, "count": count,
    ])
  }

  /// The identifier of the list as text.
  var word: String { "\(id.screen)-\(id.index)" }
}

extension StagePicture.Modal: Encodable {
  /// Encodes the modal.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode(["region": region, "dismiss": region.pages.last?.dismiss?.description])
    switch style {
    case .automatic: try fields.encode(["style": "sheet"])
    case .sheet(let detents):
      try fields.encode(["style": "sheet", "detent": detents.first == .medium ? "medium" : "large"])
    case .fullScreen: try fields.encode(["style": "fullScreen"])
    case .wall: try fields.encode(["style": "wall"])
    case .formSheet: try fields.encode(["style": "formSheet"])
    case .popover(let label, let size):
      try fields.encode([
        "style": "popover", "anchor": label, "width": size?.width, "height": size?.height,
      ])
    }
  }
}

extension StagePicture.Player: Encodable {
  /// Encodes the player.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode([
      "page": SentPage(page: page, depth: 0, isBlank: false), "isMaximized": isMaximized,
      "minimize": minimize?.description, "maximize": maximize?.description,
      "isModal": isModal ? true : nil,
    ])
  }
}

extension StagePicture.Alert: Encodable {
  /// Encodes the alert, with all answers, because the browser knows earlier than the stage which of
  /// them have their text.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields
    try fields.encode([
      "id": "\(id)", "title": content.title, "message": content.message,
      "style": content.style.rawValue, "anchor": content.anchor,
      "fields": self.fields.isEmpty ? nil : self.fields,
    ])
    var answers = fields.nestedUnkeyedContainer(forKey: "answers")
    for (answer, label) in zip(content.actions, content.answerLabels) {
      var fields = answers.nestedContainer(keyedBy: FieldName.self)
      try fields.encode([
        "text": answer.title, "role": answer.role.rawValue,
        "action": "\(UserAction.choose(label))", "needsText": answer.needsText ? true : nil,
      ])
    }
  }
}
