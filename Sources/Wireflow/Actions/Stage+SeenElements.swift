extension Stage {
  /// An element on a screen within reach.
  private struct Found {
    let screen: any Screen
    let elements: ScreenElements
    let place: ScreenElements.Place
  }

  /// Returns the action on the element that the user saw, by the label that it has now.
  func aim(_ action: UserAction, atElement target: StagePicture.Target) -> Aim {
    guard let (label, use) = action.element else { return .action(action) }
    let found: Found
    if let mark = target.element {
      guard let screen = screenInFront(target.id),
        let seen = element(label.text, use, mark, on: screen)
      else { return .missed(.changed(label)) }
      found = seen
    } else {
      switch element(label, use, on: screens(of: target.id)) {
      case .success(let only): found = only
      case .failure(let missed): return .missed(missed.reason)
      }
    }
    return .action(action.aimed(at: self.label(of: found, use)))
  }

  /// Returns the element that has a name and is marked as the one that the user saw.
  private func element(
    _ name: String, _ use: StagePicture.Element.Use, _ mark: StagePicture.ElementMark,
    on screen: any Screen
  ) -> Found? {
    var elements = ScreenElements(of: screen, rows: pictures.rows)
    let places = elements.places(use, named: name)
    guard places.indices.contains(mark.number),
      elements.mark(at: places[mark.number], use: use) == mark
    else { return nil }
    return Found(screen: screen, elements: elements, place: places[mark.number])
  }

  private struct Missed: Error {
    let reason: ActionRefusal.Reason
  }

  /// Returns the element that has a label on the screens of one page.
  private func element(
    _ label: UserAction.Label, _ use: StagePicture.Element.Use, on screens: [any Screen]
  ) -> Result<Found, Missed> {
    let found = elements(named: label.text, use, on: screens)
    if label.occurrence != nil || found.count > 1 {
      let elsewhere = visibleScreens.filter { other in !screens.contains { $0 === other } }
      let count = found.count + elements(named: label.text, use, on: elsewhere).count
      let isNumberedHere = label.occurrence != nil && count == found.count
      if count > 1, !isNumberedHere {
        return .failure(Missed(reason: .ambiguous(label, count: count)))
      }
    }
    let place = (label.occurrence ?? 1) - 1
    guard found.indices.contains(place) else {
      return .failure(Missed(reason: .unknownElement(label)))
    }
    return .success(found[place])
  }

  /// Returns the elements that have a name, or else a label, on some screens in order.
  private func elements(
    named name: String, _ use: StagePicture.Element.Use, on screens: [any Screen]
  ) -> [Found] {
    let all = screens.map { ($0, ScreenElements(of: $0, rows: pictures.rows)) }
    let named = all.flatMap { screen, elements in
      elements.places(use, named: name)
        .map { Found(screen: screen, elements: elements, place: $0) }
    }
    guard named.isEmpty else { return named }
    return all.flatMap { screen, elements in
      elements.places(use, labelled: name, of: screen, rows: pictures.rows)
        .map { Found(screen: screen, elements: elements, place: $0) }
    }
  }

  /// Returns the action that chooses an option of the only choice on a page that has it.
  func aim(_ option: UserAction.Label, atChoiceOn target: StagePicture.Target) -> Aim {
    var choices: [Found] = []
    for screen in screens(of: target.id) {
      let elements = ScreenElements(of: screen, rows: pictures.rows)
      for (place, element) in elements.elements.enumerated() {
        guard case .choice(let choice) = element, choice.options.contains(option.text) else {
          continue
        }
        choices.append(Found(screen: screen, elements: elements, place: .init(element: place)))
      }
    }
    guard let first = choices.first else { return .missed(.unknownOption(option)) }
    if choices.count > 1 { return .missed(.ambiguous(option, count: choices.count)) }
    return .action(.choose(.init(option.text), in: label(of: first, .choose)))
  }

  /// Returns the label that an element has now among all those within reach.
  private func label(of found: Found, _ use: StagePicture.Element.Use) -> UserAction.Label {
    let name = found.elements.name(at: found.place)
    var (count, number) = (0, 0)
    for screen in visibleScreens {
      let elements =
        screen === found.screen
        ? found.elements : ScreenElements(of: screen, rows: pictures.rows)
      if screen === found.screen {
        let place = elements.places(use, named: name).firstIndex(of: found.place) ?? 0
        number = count + place + 1
      }
      count += elements.count(use, named: name)
    }
    return UserAction.Label(name, occurrence: count > 1 ? number : nil)
  }

  /// The screen of a page and those embedded in it, or the controls of a minimized player.
  private func screens(of page: StagePicture.ID) -> [any Screen] {
    if let player = places.player, !player.isMaximized, pictures.id(of: player.screen) == page {
      return [player.controls.screen]
    }
    guard let page = screenInFront(page).flatMap({ places.page(of: $0) }) else { return [] }
    return page.withEmbedded.map(\.screen)
  }
}

extension UserAction {
  /// The label of the element that it is about, and the element's use.
  fileprivate var element: (label: Label, use: StagePicture.Element.Use)? {
    switch self {
    case .tap(let label): (label, .tap)
    case .type(_, let label), .typeSample(_, let label), .submit(let label): (label, .type)
    case .toggle(let label): (label, .toggle)
    case .choose(_, let label?): (label, .choose)
    case .choose, .back, .backIn, .backTo, .dismiss, .select, .wireframe, .openDrawer,
      .closeDrawer, .minimize, .maximize, .wait, .launch, .adapt, .background, .foreground, .open:
      nil
    }
  }

  /// Returns the same action about an element with another label.
  fileprivate func aimed(at label: Label) -> UserAction {
    switch self {
    case .tap: .tap(label)
    case .type(let text, _): .type(text, into: label)
    case .typeSample(let name, _): .typeSample(name, into: label)
    case .submit: .submit(label)
    case .toggle: .toggle(label)
    case .choose(let option, _?): .choose(option, in: label)
    case .choose, .back, .backIn, .backTo, .dismiss, .select, .wireframe, .openDrawer,
      .closeDrawer, .minimize, .maximize, .wait, .launch, .adapt, .background, .foreground, .open:
      self
    }
  }
}
