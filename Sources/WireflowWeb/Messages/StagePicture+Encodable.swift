package import Wireflow
package import WireflowInteraction

/// A picture is encoded in the one form that pages read: each user action is text.
extension StagePicture: SentValue {
  /// The maximum number of elements of a still page, because more would not be visible.
  static let mostStillElements = 60

  /// Returns the fields of the picture.
  package func fields(_ images: StillImages?) -> SentObject {
    [
      "words": words == .english ? nil : words, "base": base, "modals": modals, "player": player,
      "alert": alert, "notice": notice?.sent(images), "back": wayBack?.description,
      "escape": escape?.description, "keys": keys.isEmpty ? nil : keys,
      "alive": images != nil ? [] : screens.map(\.description).sorted(),
    ]
  }

  /// The action of the browser's back button.
  ///
  /// The stage refuses the action for an alert without a cancel answer, so that the browser does
  /// not leave the page.
  private var wayBack: UserAction? {
    escape ?? (front == .alert ? .back : frontRegion.pages.reversed().compactMap(\.back).first)
  }

  /// The keys that have an effect, except for Esc, each with the target of its action or with the
  /// field that receives the focus.
  private var keys: [SentObject] {
    menuItems.compactMap { item in
      guard item.id != MenuItem.escapeID, let shortcut = item.shortcut else { return nil }
      let target: Target? =
        switch item.effect {
        case .perform(_, let target): target
        case .focus(let id): frontPages.flatMap(\.elements).first { $0.id == id }?.target
        case nil: nil
        }
      return target.map {
        SentObject([
          "shortcut": shortcut.sent, "action": item.action?.description, "seen": "\($0)",
        ])
      }
    }
  }
}

extension ScreenContent.Shortcut {
  /// The key as pages read it: its name, and those of its modifiers.
  var sent: SentObject {
    let names: [(Modifiers, String)] = [
      (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"),
    ]
    return ["key": key.name, "modifiers": names.filter { modifiers.contains($0.0) }.map(\.1)]
  }
}

extension StageWords: SentValue {
  /// Returns the words that a page shows by itself.
  package func fields(_ images: StillImages?) -> SentObject {
    [
      "language": language, "isRightToLeft": isRightToLeft, "back": back, "minimize": minimize,
      "menu": menu, "player": player, "nextPage": nextPage, "previousPage": previousPage,
    ]
  }
}

extension StagePicture.Region: SentValue {
  /// Returns the fields of the region, with the depth of each page in its stack.
  package func fields(_ images: StillImages?) -> SentObject {
    let places = stacks.lazy.flatMap { $0.enumerated() }
    return [
      "id": "\(id)", "navigation": container.rootNavigation.rawValue,
      "dock": container.playerDock.rawValue, "columns": container.columns,
      "isDrawerOpen": isDrawerOpen, "openDrawer": openDrawer?.description,
      "closeDrawer": closeDrawer?.description, "roots": rootItems,
      "turns": turns.map {
        SentObject(["next": $0.next?.description, "previous": $0.previous?.description])
      },
      "pages": pages.map { page in
        let depth = places.first { $0.element == page.id }?.offset ?? 0
        return page.sent(images, depth: depth, isBlank: isBehindWall)
      },
    ]
  }
}

extension StagePicture.RootItem: SentValue {
  /// Returns the fields of the root item.
  package func fields(_ images: StillImages?) -> SentObject {
    [
      "id": "\(id)", "title": title, "image": imageName, "badge": badge, "isSelected": isSelected,
      "action": select?.description, "group": representation.group,
      "level": level > 0 ? level : nil,
    ]
  }
}

extension StagePicture.Page {
  /// Returns the page with the number of screens below it.
  /// - Parameter isBlank: true while a wall is in front of it, so that the browser removes its
  ///   elements.
  fileprivate func sent(
    _ images: StillImages?, depth: Int = 0, isBlank: Bool = false
  ) -> SentObject {
    let most = StagePicture.mostStillElements
    let isCut = images != nil && elements.count > most
    let lists = isCut ? [] : rows.filter { $0.range.count < $0.count }
    return SentObject([
      "id": "\(id)", "title": title, "depth": depth, "backTitle": backTitle,
      "back": back?.description, "dismissTitle": dismissTitle, "dismiss": dismiss?.description,
      "isCovered": isCovered, "isBlank": isBlank ? true : nil,
      "isMinimizable": isMinimizable ? true : nil,
      "elements": isCut ? Array(elements.prefix(most)) : elements,
      "lists": lists.isEmpty ? nil : lists,
    ])
  }
}

extension StagePicture.Rows: SentValue {
  /// Returns the fields of a long list that is only partly in the picture.
  package func fields(_ images: StillImages?) -> SentObject {
    ["id": word, "start": start, "from": range.lowerBound, "to": range.upperBound, "count": count]
  }

  /// The identifier of the list as text.
  var word: String { "\(id.screen)-\(id.index)" }
}

extension StagePicture.Modal: SentValue {
  /// Returns the fields of the modal, with those of its style.
  package func fields(_ images: StillImages?) -> SentObject {
    var fields: SentObject = [
      "region": region, "dismiss": region.pages.last?.dismiss?.description,
    ]
    let own: SentObject =
      switch style {
      case .automatic: ["style": "sheet"]
      case .sheet(let detents):
        ["style": "sheet", "detent": detents.first == .medium ? "medium" : "large"]
      case .fullScreen: ["style": "fullScreen"]
      case .wall: ["style": "wall"]
      case .formSheet: ["style": "formSheet"]
      case .popover(let label, let size):
        [
          "style": "popover", "anchor": label, "width": size?.width.finite,
          "height": size?.height.finite,
        ]
      }
    fields += own
    return fields
  }
}

extension Double {
  /// The number, or nil if JSON has none for it.
  fileprivate var finite: Double? { isFinite ? self : nil }
}

extension StagePicture.Player: SentValue {
  /// Returns the fields of the player.
  package func fields(_ images: StillImages?) -> SentObject {
    [
      "page": page.sent(images), "isMaximized": isMaximized, "minimize": minimize?.description,
      "maximize": maximize?.description, "isModal": isModal ? true : nil,
    ]
  }
}

extension StagePicture.Alert: SentValue {
  /// Returns the fields of the alert, with all answers, because the browser knows earlier than the
  /// stage which of them have their text.
  package func fields(_ images: StillImages?) -> SentObject {
    [
      "id": "\(id)", "title": content.title, "message": content.message,
      "style": content.style.rawValue, "anchor": content.anchor,
      "fields": fields.isEmpty ? nil : fields,
      "answers": zip(content.actions, content.answerLabels).map { answer, label in
        SentObject([
          "text": answer.title, "role": answer.role.rawValue,
          "action": "\(UserAction.choose(label))", "needsText": answer.needsText ? true : nil,
        ])
      },
    ]
  }
}
