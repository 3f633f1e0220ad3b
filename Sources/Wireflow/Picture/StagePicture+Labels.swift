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
    struct Place {
      let page: Int
      let element: Int
    }
    var places: [Element.Use: [Place]] = [:]
    for page in pages.indices.reversed() {
      for element in pages[page].elements.indices {
        guard let use = pages[page].elements[element].use else { continue }
        places[use, default: []].append(Place(page: page, element: element))
      }
    }
    for places in places.values {
      let names = places.map { place in
        let element = pages[place.page].elements[place.element]
        return element.id.name ?? element.name
      }
      for (place, label) in zip(places, UserAction.Label.numbered(names))
      where !pages[place.page].elements[place.element].isDisabled {
        pages[place.page].elements[place.element].label = label
      }
    }
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
