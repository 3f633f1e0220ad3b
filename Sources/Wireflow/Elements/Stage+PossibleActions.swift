/// A possible action of the user on an element, and the element's screen.
@MainActor
package struct PossibleElement {
  package let action: UserAction
  package let element: ScreenContent.Element
  package let screen: any Screen
}

extension Stage {
  /// The elements of the visible screens, even behind an alert or the drawer.
  package var elementsInFront: ElementList { ElementList(of: notices + visibleScreens, rows: rows) }

  /// The elements that the user can reach: those of the visible screens with the app's commands, or
  /// the fields of the alert.
  var elementsInReach: ElementList {
    let list = ElementList(of: screensInReach, rows: rows)
    return areCommandsInReach ? list.adding(link.commands) : list
  }

  /// The commands of the app's main flow, if they have been created.
  package var appCommands: AppCommands? { link.commands }

  /// True while the root items are in front, where the user can perform the app's commands.
  package var areCommandsInReach: Bool {
    places.alert == nil && !state.isDrawerOpen && places.front.isBase && state.selectedRoot != nil
  }

  /// The screens whose elements the user can reach.
  ///
  /// There are none behind an alert or the drawer, except for the fields of the alert and the action
  /// of a notice.
  var screensInReach: [any Screen] {
    if places.alert != nil { return alertForm.map { [$0] } ?? [] }
    return notices + (state.isDrawerOpen ? [] : visibleScreens)
  }

  /// The user's possible actions, in a stable order.
  ///
  /// Waits, and actions that concern the app as a whole, are not included.
  public var possibleActions: [UserAction] {
    var possible: [UserAction] = []
    forEachPossible(sampledRows: nil) { action, _, _ in possible.append(action) }
    return possible + possibleActionsBesideElements
  }

  /// The user's possible actions, except those on elements of screens.
  package var possibleActionsBesideElements: [UserAction] {
    var possible: [UserAction] = []
    addActionsBesideElements(to: &possible)
    if link.window != nil { possible += windowActions }
    return possible
  }

  private func addActionsBesideElements(to actions: inout [UserAction]) {
    if let alert = places.alert {
      return actions.append(contentsOf: alert.answers.compactMap(\.self))
    }
    if places.notice != nil { actions.append(.closeNotice) }
    if state.isDrawerOpen {
      addRootActions(to: &actions)
      actions.append(.closeDrawer)
      return
    }
    let region = places.front
    if region.isBase, places.isMaximized { return actions.append(contentsOf: [.minimize, .back]) }
    let hasDismissButton = !region.isBase && region.modal?.dismissButton != nil
    addWaysBack(in: region, to: &actions)
    if hasDismissButton { actions.append(.dismiss) }
    if region == places.drawerRegion {
      addRootActions(to: &actions)
      actions += pageTurns.map(\.action)
    }
    if canMinimizeModal { actions.append(.minimize) }
    if region.isBase, places.state.bar != nil { actions.append(.maximize) }
    if region == places.drawerRegion, region.container.rootNavigation == .drawer {
      actions.append(.openDrawer)
    }
  }

  private func addWaysBack(in region: Region, to actions: inout [UserAction]) {
    guard let item = region.selectedItem else { return }
    let below = item.pagesToGoBackTo.map(\.screen)
    let back = item.top
    if !back.isRoot { actions.append(.back) }
    // One step back is a separate action, unless it closes a detail beside the list.
    let isOneStep = back == item.swipePage
    guard below.count > (isOneStep ? 1 : 0) else { return }
    let titles = UserAction.Label.counting(below.map(\.backName))
    for title in titles.dropFirst(isOneStep ? 1 : 0) { actions.append(.backTo(title)) }
  }

  private func addRootActions(to actions: inout [UserAction]) {
    for label in UserAction.Label.numbered(places.drawerRegion.roots.map(\.representation.name)) {
      actions.append(.select(label))
    }
  }

  /// Returns the user's possible actions on elements, taps first.
  ///
  /// With `sampledRows`, it creates only that many rows of each long list.
  package func possibleElements(sampledRows: Int? = nil) -> [PossibleElement] {
    var possible: [PossibleElement] = []
    forEachPossible(sampledRows: sampledRows) { action, element, screen in
      possible.append(PossibleElement(action: action, element: element, screen: screen))
    }
    return possible
  }

  private func forEachPossible(
    sampledRows: Int?, _ body: (UserAction, ScreenContent.Element, any Screen) -> Void
  ) {
    let list = elementsInReach
    let names = list.names()
    for use in ElementList.Use.allCases {
      for place in list.places(for: use, sampledRows: sampledRows) {
        let element = list.element(at: place)
        let label = names.label(list.name(at: place), for: use, at: place)
        let screen = list.entries[place.position].screen
        for action in element.actions(label) { body(action, element, screen) }
        guard element.traits?.isDisabled == false else { continue }
        let buttons = element.rowActions
        for (button, label) in zip(buttons, buttons.labels(of: label)) {
          for action in ScreenContent.Element.button(button).actions(label) {
            body(action, .button(button), screen)
          }
        }
      }
    }
  }
}

extension [ScreenContent.Button] {
  /// Returns the labels of the actions of a row with a label.
  fileprivate func labels(of row: UserAction.Label) -> [UserAction.Label] {
    UserAction.Label.numbered(map { $0.traits.id ?? $0.title }).map { $0.ofRow(row) }
  }
}

extension ElementList {
  /// Returns the places of the elements with a use, and of the sampled rows of long lists.
  fileprivate func places(for use: Use, sampledRows: Int?) -> [Place] {
    var places: [Place] = []
    for position in entries.indices {
      if entries[position].use == use {
        places.append(Place(position: position))
      } else if use == .tap, case .rows(let rows) = entries[position].element {
        for row in rows.count.sampledPlaces(sampledRows ?? rows.count) {
          places.append(Place(position: position, row: row))
        }
      }
    }
    return places
  }
}
