extension StagePicture {
  /// The part of a picture whose elements can be reached.
  enum Reach {
    case nothing
    case base
    case player
    case modal
  }

  /// Gives labels to the elements that can be reached, numbered from the front to the back.
  mutating func giveActions(to reach: Reach) {
    switch reach {
    case .nothing: break
    case .player:
      guard var page = player?.page else { return }
      label(&page)
      player?.page = page
    case .modal:
      let front = modals.count - 1
      Self.label(&modals[front].region.pages)
      let last = modals[front].region.pages.count - 1
      if last >= 0, modals[front].region.pages[last].dismissTitle != nil {
        modals[front].region.pages[last].dismiss = .dismiss
      }
    case .base:
      var pages = base.pages
      // The controls of the player lie behind the columns.
      if let page = player?.page { pages.insert(page, at: 0) }
      Self.label(&pages)
      if player != nil { player?.page = pages.removeFirst() }
      base.pages = pages
    }
  }

  private func label(_ page: inout Page) {
    var pages = [page]
    Self.label(&pages)
    page = pages[0]
  }

  /// Labels are numbered among the elements of one use.
  private static func label(_ pages: inout [Page]) {
    var places: [Element.Use: [ElementPlace]] = [:]
    var lists: [NumberedNames.List] = []
    for page in pages.indices.reversed() {
      var rest = pages[page].rows[...]
      var element = 0
      while element < pages[page].elements.count || !rest.isEmpty {
        if let rows = rest.first, rows.start == element {
          rest.removeFirst()
          lists.append(.init(rows: rows, page: page, position: places[.tap]?.count ?? 0))
          element = rows.places.upperBound
          continue
        }
        if let use = pages[page].elements[element].use {
          places[use, default: []].append(ElementPlace(page: page, element: element))
        }
        element += 1
      }
    }
    for (use, places) in places where use != .tap || lists.isEmpty {
      give(UserAction.Label.numbered(places.map { $0.name(in: pages) }), to: places, of: &pages)
    }
    if !lists.isEmpty { label(places[.tap] ?? [], and: lists, of: &pages) }
  }

  /// Gives labels to what is tapped, where rows count that are not in the picture.
  private static func label(
    _ places: [ElementPlace], and lists: [NumberedNames.List], of pages: inout [Page]
  ) {
    let numbered = NumberedNames(places.map { $0.name(in: pages) }, lists)
    give(numbered.labels, to: places, of: &pages)
    for (number, list) in lists.enumerated() {
      let rows = zip(list.rows.places, list.rows.range).filter {
        pages[list.page].elements[$0.0].use != nil
      }
      let places = rows.map { ElementPlace(page: list.page, element: $0.0) }
      let labels = zip(places, rows).map {
        numbered.label($0.name(in: pages), row: $1.1, of: number)
      }
      give(labels, to: places, of: &pages)
    }
  }

  private static func give(
    _ labels: [UserAction.Label], to places: [ElementPlace], of pages: inout [Page]
  ) {
    for (place, label) in zip(places, labels)
    where !pages[place.page].elements[place.element].isDisabled {
      pages[place.page].elements[place.element].label = label
    }
  }
}

/// The place of an element on one of several pages.
private struct ElementPlace {
  let page: Int
  let element: Int

  /// Returns the name that actions call it by.
  func name(in pages: [StagePicture.Page]) -> String {
    pages[page].elements[element].id.name ?? pages[page].elements[element].name
  }
}

extension StagePicture.Element {
  /// The use of an element for the user, in the order in which actions are listed.
  enum Use: Int, CaseIterable {
    case tap
    case type
    case toggle
    case choose
  }

  /// The use of the element for the user, if it has any.
  var use: Use? {
    switch kind {
    case .row(_, _, let leads): leads ? .tap : nil
    case .button, .refresh: .tap
    case .field: .type
    case .toggle: .toggle
    case .choice: .choose
    case .text, .image, .progress: nil
    }
  }
}
