public import Wireflow

extension Stage {
  /// Performs a user action on a target from a picture, if the target is still there and in front.
  ///
  /// ```swift
  /// if let action = element.action { stage.perform(action, on: element.target) }
  /// ```
  ///
  /// A picture can be out of date when the user acts on it, because a browser or a window shows it
  /// slightly longer. This method never acts on another element instead:
  ///
  /// - The page, region or alert must still be in front.
  /// - An element with an `.id("cart")` is found by that id on its screen.
  /// - An element without one must have the same kind and texts.
  /// - If several elements of the screen have the same label and no id, the texts of the whole
  ///   screen must be unchanged, because only the order distinguishes those elements.
  ///
  /// Otherwise the stage refuses the action and logs it as missed under `> (app)`, so that a replay
  /// of the log omits it.
  /// - Parameters:
  ///   - action: The user's action. If the target is a whole page, a label refers to that page
  ///     alone.
  ///   - target: The element's ``StagePicture/Element/target``, or the page, region, root item or
  ///     alert by its identifier: `.init(page.id)`.
  @discardableResult
  public func perform(_ action: UserAction, on target: StagePicture.Target) -> ActionOutcome {
    perform(action) { () throws(ActionRefusal.Reason) in try aim(action, at: target) }
  }

  private func aim(
    _ action: UserAction, at target: StagePicture.Target
  ) throws(ActionRefusal.Reason) -> UserAction {
    if case .select(_, nil) = action, target.id.kind == .root {
      guard let selection = rootInFront(target.id).flatMap(selection) else {
        throw .noLongerInFront
      }
      return selection
    }
    guard isInFront(target.id) else { throw .noLongerInFront }
    guard [.screen, .notice].contains(target.id.kind) else { return action }
    switch action {
    case .tap, .type, .typeSample, .submit, .toggle: return try aim(action, atElement: target)
    case .choose(let option, nil): return try aim(option, atChoiceOn: target)
    case .choose: return try aim(action, atElement: target)
    case .back, .backTo(_, nil): return wayBack(action, from: target.id)
    case .backIn, .backTo, .dismiss, .select, .next, .previous, .wireframe, .openDrawer,
      .closeDrawer, .closeNotice, .minimize,
      .maximize, .launch, .wait, .adapt, .background, .foreground, .open, .window, .closeWindow:
      return action
    }
  }

  /// Returns true if the user can reach something from a picture.
  private func isInFront(_ subject: StagePicture.ID) -> Bool {
    if let alert = shownAlertID { return alert == subject }
    return switch subject.kind {
    case .alert, .root: false
    case .base, .modal: rootItemsRegionID == subject
    case .screen: !state.isDrawerOpen && screenInFront(subject) != nil
    case .commands: areCommandsInReach
    case .notice: snapshot.noticeID == subject
    }
  }

  /// Returns the reachable root item with an identifier.
  private func rootInFront(_ subject: StagePicture.ID) -> (any Screen)? {
    rootItemsInReach.first { pictureID(of: $0).asRoot == subject }
  }

  /// Returns the visible screen with an identifier, or the player, whose controls are visible.
  func screenInFront(_ id: StagePicture.ID) -> (any Screen)? {
    if id.kind == .notice { return snapshot.noticeID == id ? notices.first : nil }
    var screens = visibleScreens
    if modalCount == 0, let shownPlayer { screens.append(shownPlayer.screen) }
    return screens.first { pictureID(of: $0) == id }
  }
}

extension Stage {
  /// Returns the action that goes back from a page, even if a detail has appeared beside it.
  private func wayBack(_ action: UserAction, from id: StagePicture.ID) -> UserAction {
    guard let screen = screenInFront(id), let below = screenBelow(screen) else { return action }
    if case .backTo(let title, _) = action, below.backName != title.text, below.title != title.text
    {
      return action
    }
    return wayBack(from: screen, to: below) ?? action
  }
}

/// The gestures of assistive technologies, which act on the current front of the stage.
extension Stage {
  /// Performs ``StagePicture/escape``, and returns false if there is nothing to leave.
  package func performEscape() -> Bool {
    let picture = picture
    return perform(picture.escape, picture.escapeTarget)
  }

  /// Performs ``StagePicture/magicTap``, and returns false if no primary button is within reach.
  package func performMagicTap() -> Bool {
    let element = picture.magicTapElement
    return perform(element?.action, element?.target)
  }

  private func perform(_ action: UserAction?, _ target: StagePicture.Target?) -> Bool {
    guard let action, let target else { return false }
    perform(action, on: target)
    return true
  }
}

extension Stage {
  /// Returns the action on the element that the user saw, with its current label.
  func aim(
    _ action: UserAction, atElement target: StagePicture.Target
  ) throws(ActionRefusal.Reason) -> UserAction {
    guard let (own, use, relabelled) = action.element else { return action }
    // An action of a row is found with the row.
    let label = own.row ?? own
    let list = elementsInFront
    let place: ElementList.Place
    if let mark = target.element {
      guard let screen = screenInFront(target.id),
        let seen = list.place(of: label.text, for: use, marked: mark, on: screen)
      else { throw .changed(label) }
      place = seen
    } else {
      // An element of the page itself is meant before one of an embedded screen.
      let all = screens(of: target.id)
      let own = all.prefix(1).filter { !list.places(of: label.text, for: use, on: [$0]).isEmpty }
      let screens = label.occurrence == nil && !own.isEmpty ? own : all
      let places = list.places(of: label.text, for: use, on: screens)
      if let count = list.countIfAmbiguous(label, for: use, at: places, on: screens) {
        throw .ambiguous(label, count: count)
      }
      let number = (label.occurrence ?? 1) - 1
      guard places.indices.contains(number) else { throw .unknownElement(label) }
      place = places[number]
    }
    let found = list.names().label(list.name(at: place), for: use, at: place)
    return relabelled(own.row == nil ? found : own.ofRow(found))
  }

  /// Returns the action that chooses an option of the only choice on a page that has it.
  func aim(
    _ option: UserAction.Label, atChoiceOn target: StagePicture.Target
  ) throws(ActionRefusal.Reason) -> UserAction {
    let list = elementsInFront
    let screens = screens(of: target.id)
    let choices = list.entries.indices.filter { position in
      let entry = list.entries[position]
      guard case .choice(let choice) = entry.element else { return false }
      return choice.option(named: option.text) != nil && screens.contains { $0 === entry.screen }
    }
    guard let first = choices.first else { throw .unknownOption(option) }
    if choices.count > 1 { throw .ambiguous(option, count: choices.count) }
    let label = list.names().label(
      list.entries[first].name, for: .choose, at: .init(position: first))
    return .choose(.init(option.text), in: label)
  }

  /// Returns the screen of a page and those embedded in it, or a minimized player's controls.
  private func screens(of page: StagePicture.ID) -> [any Screen] {
    if let shownPlayer, !state.isMaximized, pictureID(of: shownPlayer.screen) == page {
      return [shownPlayer.controls]
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
  /// The label of the action's element, the element's use, and the same action on an element with
  /// another label.
  fileprivate var element:
    (label: Label, use: ScreenContent.Element.Use, relabelled: (Label) -> UserAction)?
  {
    switch self {
    case .tap(let label): (label, .tap, { .tap($0) })
    case .type(let text, let label): (label, .type, { .type(text, into: $0) })
    case .typeSample(let name, let label): (label, .type, { .typeSample(name, into: $0) })
    case .submit(let label): (label, .type, { .submit($0) })
    case .toggle(let label): (label, .toggle, { .toggle($0) })
    case .choose(let option, let label?): (label, .choose, { .choose(option, in: $0) })
    case .choose, .back, .backIn, .backTo, .dismiss, .select, .next, .previous, .wireframe,
      .openDrawer, .closeDrawer, .closeNotice, .minimize, .maximize, .wait, .launch, .adapt,
      .background, .foreground, .open, .window, .closeWindow:
      nil
    }
  }
}
