import Wireflow

extension Stage {
  /// Returns the action on the element that the user saw, with its current label.
  func aim(_ action: UserAction, atElement target: StagePicture.Target) -> Aim {
    guard let (label, use) = action.element else { return .action(action) }
    let list = elementsInFront
    let place: ElementList.Place
    if let mark = target.element {
      guard let screen = screenInFront(target.id),
        let seen = list.place(of: label.text, for: use, marked: mark, on: screen)
      else { return .missed(.changed(label)) }
      place = seen
    } else {
      // An element of the page itself is meant before one of an embedded screen.
      let all = screens(of: target.id)
      let own = all.prefix(1).filter { !list.places(of: label.text, for: use, on: [$0]).isEmpty }
      let screens = label.occurrence == nil && !own.isEmpty ? own : all
      let places = list.places(of: label.text, for: use, on: screens)
      if let count = list.countIfAmbiguous(label, for: use, at: places, on: screens) {
        return .missed(.ambiguous(label, count: count))
      }
      let number = (label.occurrence ?? 1) - 1
      guard places.indices.contains(number) else { return .missed(.unknownElement(label)) }
      place = places[number]
    }
    return .action(action.aimed(at: list.names().label(list.name(at: place), for: use, at: place)))
  }

  /// Returns the action that chooses an option of the only choice on a page that has it.
  func aim(_ option: UserAction.Label, atChoiceOn target: StagePicture.Target) -> Aim {
    let list = elementsInFront
    let screens = screens(of: target.id)
    let choices = list.entries.indices.filter { position in
      let entry = list.entries[position]
      guard case .choice(let choice) = entry.element else { return false }
      return choice.option(named: option.text) != nil && screens.contains { $0 === entry.screen }
    }
    guard let first = choices.first else { return .missed(.unknownOption(option)) }
    if choices.count > 1 { return .missed(.ambiguous(option, count: choices.count)) }
    let label = list.names().label(
      list.entries[first].name, for: .choose, at: .init(position: first))
    return .action(.choose(.init(option.text), in: label))
  }

  /// Returns the screen of a page and those embedded in it, or a minimized player's controls.
  private func screens(of page: StagePicture.ID) -> [any Screen] {
    if let playerScreen, !isMaximized, pictureID(of: playerScreen) == page {
      return playerControls.map { [$0] } ?? []
    }
    return screenInFront(page).map(withEmbedded) ?? []
  }
}

extension ElementList {
  /// Returns the number of elements that a label on one page could identify, or nil if it is clear.
  ///
  /// An occurrence number counts over all pages, so it is clear only if no other page has such
  /// elements.
  fileprivate func countIfAmbiguous(
    _ label: UserAction.Label, for use: Use, at places: [Place], on screens: [any Screen]
  ) -> Int? {
    guard label.occurrence != nil || places.count > 1 else { return nil }
    let others = entries.map(\.screen).filter { other in !screens.contains { $0 === other } }
    let count = places.count + self.places(of: label.text, for: use, on: others).count
    let isNumberedHere = label.occurrence != nil && count == places.count
    return count > 1 && !isNumberedHere ? count : nil
  }
}

extension UserAction {
  /// The label of the action's element, and the element's use.
  fileprivate var element: (label: Label, use: ScreenContent.Element.Use)? {
    switch self {
    case .tap(let label): (label, .tap)
    case .type(_, let label), .typeSample(_, let label), .submit(let label): (label, .type)
    case .toggle(let label): (label, .toggle)
    case .choose(_, let label?): (label, .choose)
    case .choose, .back, .backIn, .backTo, .dismiss, .select, .next, .previous, .wireframe,
      .openDrawer,
      .closeDrawer, .minimize, .maximize, .wait, .launch, .adapt, .background, .foreground, .open,
      .window, .closeWindow:
      nil
    }
  }

  /// Returns the same action on an element with another label.
  fileprivate func aimed(at label: Label) -> UserAction {
    switch self {
    case .tap: .tap(label)
    case .type(let text, _): .type(text, into: label)
    case .typeSample(let name, _): .typeSample(name, into: label)
    case .submit: .submit(label)
    case .toggle: .toggle(label)
    case .choose(let option, _?): .choose(option, in: label)
    case .choose, .back, .backIn, .backTo, .dismiss, .select, .next, .previous, .wireframe,
      .openDrawer,
      .closeDrawer, .minimize, .maximize, .wait, .launch, .adapt, .background, .foreground, .open,
      .window, .closeWindow:
      self
    }
  }
}
