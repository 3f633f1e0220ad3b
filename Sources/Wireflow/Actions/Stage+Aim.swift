/// Actions on an older picture, each translated into one with the same meaning on the current
/// stage.
extension Stage {
  /// Performs the action that now has the intended meaning, or logs the reason why there is none.
  package func perform(
    _ action: UserAction, aim: () throws(ActionRefusal.Reason) -> UserAction
  ) -> ActionOutcome {
    do throws(ActionRefusal.Reason) {
      // If the app navigates while it is read, its requests run afterwards. The closure releases its
      // screens before the action runs, because a release may log something.
      return perform(try working(aim))
    } catch {
      log.append(.missed(logged(action), error))
      if isWatched { finishTurnIfIdle() }
      return .refused(ActionRefusal(error))
    }
  }
}

/// The places in front, by which an aim decides.
extension Stage {
  /// The identifier of the alert on stage.
  package var shownAlertID: StageID? { places.alert?.id }

  /// The fields of the alert on stage, or nil if it has none.
  package var alertForm: AlertForm? { places.alert?.form }

  /// The actions that answer the alert on stage, or nil for an answer that is disabled.
  package var alertAnswers: [UserAction?] { places.alert?.answers ?? [] }

  /// The identifier of the region whose root items the user can reach.
  package var rootItemsRegionID: StageID { places.drawerRegion.id }

  /// The screens of the root items that the user can reach.
  package var rootItemsInReach: [any Screen] {
    coveredRoots == nil ? places.drawerRegion.roots : []
  }

  /// True if the user can minimize the modal in front, unless an alert or the drawer covers it.
  package var canMinimizeModal: Bool { places.minimizable != nil }

  /// The controls in the player's bar.
  package var playerControls: (any Screen)? { places.playerControls?.screen }

  /// Returns the screen below one in the region in front, or nil if there is none.
  package func screenBelow(_ screen: any Screen) -> (any Screen)? {
    guard let page = places.page(of: screen), page.region == places.front else { return nil }
    return page.below?.screen
  }

  /// Returns the action that goes back from one screen to the one below it, even if a detail would
  /// go first.
  package func wayBack(from screen: any Screen, to below: any Screen) -> UserAction? {
    guard let page = places.page(of: screen), let item = page.item else { return nil }
    if item.top == page { return .back }
    let screens = item.pagesToGoBackTo.map(\.screen)
    guard let place = screens.firstIndex(where: { $0 === below }) else { return nil }
    return .backTo(UserAction.Label.counting(screens.map(\.backName))[place])
  }
}

extension Stage {
  /// Finds a reachable element of a use by its name, or else by its label.
  func find(
    _ label: UserAction.Label, for use: ScreenContent.Element.Use
  ) throws(ActionRefusal.Reason) -> ScreenContent.Element {
    if let row = label.row { return try find(label, of: row, for: use) }
    let list = elementsInReach
    let place = try label.pickOne(from: list.places(of: label.text, for: use))
    guard let place, let element = list.element(at: place, for: use) else {
      throw covered ?? list.missing(label, for: use)
    }
    noteIfSecure(element)
    if element.traits?.isDisabled == true { throw .disabled(label) }
    return element
  }

  /// Finds an action of a reachable row.
  private func find(
    _ label: UserAction.Label, of row: UserAction.Label, for use: ScreenContent.Element.Use
  ) throws(ActionRefusal.Reason) -> ScreenContent.Element {
    let buttons = try find(row, for: .tap).rowActions.map { ScreenContent.Element.button($0) }
    let named = buttons.filter { $0.name == label.text }
    let found = named.isEmpty ? buttons.filter { $0.label == label.text } : named
    guard let button = try label.pickOne(from: found), use == .tap else {
      throw .unknownElement(label)
    }
    if button.traits?.isDisabled == true { throw .disabled(label) }
    return button
  }

  /// Remembers the names of a secure field, whose text the log never shows.
  package func noteIfSecure(_ element: ScreenContent.Element) {
    guard case .field(let field) = element, field.isSecure else { return }
    link.secureNames.insert(field.label)
    if let id = field.traits.id { link.secureNames.insert(id) }
  }
}

extension ElementList {
  /// Returns the element at a place, if it has a use.
  fileprivate func element(at place: Place, for use: Use) -> ScreenContent.Element? {
    // Only the created row of a long list shows whether it has an action.
    let element = element(at: place)
    return element.use == use ? element : nil
  }

  /// Returns the reason why no element of a use has a label: another use has it, or none.
  fileprivate func missing(_ label: UserAction.Label, for use: Use) -> ActionRefusal.Reason {
    let other = Use.allCases.first { other in
      let place = other == use ? nil : label.pick(from: places(of: label.text, for: other))
      return place.flatMap { element(at: $0, for: other) } != nil
    }
    return switch other {
    case .tap: .isButton(label)
    case .type: .isField(label)
    case .toggle: .isToggle(label)
    case .choose: .isChoice(label)
    case nil: .unknownElement(label)
    }
  }
}
