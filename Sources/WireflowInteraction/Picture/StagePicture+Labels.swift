import Wireflow

extension StagePicture {
  /// Labels the reachable elements, numbered from front to back.
  mutating func giveActions() {
    switch front {
    case .alert: break
    case .drawer: notice = notice?.labelled
    case .player:
      let pages = labelled(player.map { [$0.page] } ?? [])
      if let page = pages.first { player?.page = page }
    case .modal:
      let front = modals.count - 1
      modals[front].region.pages = labelled(modals[front].region.pages)
      let last = modals[front].region.pages.count - 1
      if last >= 0, modals[front].region.pages[last].dismissTitle != nil {
        modals[front].region.pages[last].dismiss = .dismiss
      }
    case .base:
      // The player's controls are behind the columns.
      var pages = labelled((player.map { [$0.page] } ?? []) + base.pages)
      if player != nil { player?.page = pages.removeFirst() }
      base.pages = pages
    }
  }

  /// Labels the app's commands, each with the label of the element that replaces it, if any.
  mutating func giveActionsToCommands() {
    let pages = Array(frontPages.reversed())
    let labels = Page(id: .commands, title: "", elements: commands).labelled.elements.map(\.label)
    for place in commands.indices {
      let (name, use) = (commands[place].actionName, commands[place].use)
      let other = pages.lazy.flatMap(\.elements).first { $0.replaces(commands[place]) }
      let isRow =
        use == .tap && pages.contains { $0.rows.contains { $0.names.count(of: name) > 0 } }
      commands[place].label =
        if let other { other.label } else {
          isRow ? UserAction.Label(name) : labels[place]
        }
    }
  }

  /// Returns pages with labels, and labels the notice in front of them.
  private mutating func labelled(_ pages: [Page]) -> [Page] {
    var all = pages + (notice.map { [$0] } ?? [])
    Self.label(&all)
    if notice != nil { notice = all.removeLast() }
    return all
  }

  fileprivate static func label(_ pages: inout [Page]) {
    var names = ElementNames()
    for page in pages.reversed() { page.addNames(to: &names) }
    var position = 0
    for number in pages.indices.reversed() { pages[number].label(by: names, from: &position) }
  }
}

extension StagePicture.Page {
  /// The page with labels for its elements, as if it were the only one within reach.
  var labelled: Self {
    var pages = [self]
    StagePicture.label(&pages)
    return pages[0]
  }

  /// A single element by its index on the page, or the rows of a long list.
  private enum Part {
    case element(Int)
    case rows(StagePicture.Rows)
  }

  private var parts: [Part] {
    var (parts, next): ([Part], Int) = ([], 0)
    for list in rows {
      parts += (next..<list.start).map(Part.element) + [.rows(list)]
      next = list.places.upperBound
    }
    return parts + (next..<elements.count).map(Part.element)
  }

  fileprivate func addNames(to names: inout ElementNames) {
    for part in parts {
      switch part {
      case .element(let place): names.add(elements[place].actionName, for: elements[place].use)
      case .rows(let list): names.add(list.names)
      }
    }
  }

  /// Labels the page's elements, the first of which has a position among the names of all pages.
  fileprivate mutating func label(by names: ElementNames, from position: inout Int) {
    for part in parts {
      switch part {
      case .element(let place): label(place, by: names, at: .init(position: position))
      case .rows(let list):
        for (place, row) in zip(list.places, list.range) {
          label(place, by: names, at: .init(position: position, row: row))
        }
      }
      position += 1
    }
  }

  private mutating func label(
    _ place: Int, by names: ElementNames, at position: ElementNames.Place
  ) {
    guard let use = elements[place].use, !elements[place].isDisabled else { return }
    let label = names.label(elements[place].actionName, for: use, at: position)
    elements[place].label = label
    guard !elements[place].rowActions.isEmpty else { return }
    let labels = UserAction.Label.numbered(elements[place].rowActions.map(\.actionName))
    for (number, own) in labels.enumerated() where !elements[place].rowActions[number].isDisabled {
      elements[place].rowActions[number].label = own.ofRow(label)
    }
  }
}

extension StagePicture.Element {
  /// The name with which actions find it.
  fileprivate var actionName: String { id.name ?? name }

  /// Returns true if it has the name of a command, or has that name as its label.
  func replaces(_ command: Self) -> Bool {
    use == command.use && (actionName == command.actionName || name == command.actionName)
  }

  /// The use of the element for the user, if it has any.
  var use: ScreenContent.Element.Use? {
    switch kind {
    case .row(_, _, let leads): leads || !rowActions.isEmpty ? .tap : nil
    case .button, .refresh: .tap
    case .field: .type
    case .toggle: .toggle
    case .choice: .choose
    case .text, .image, .progress: nil
    }
  }
}
