/// One thing that the user can reach: the alert, the drawer or a screen.
@MainActor
public enum Reachable {
  /// The alert, behind which nothing else can be reached.
  case alert(AlertContent)
  /// The drawer with the root items, behind which no screen can be reached.
  case drawer([RootLevelRepresentation])
  /// A screen.
  case screen(any Screen)
}

/// Something that the user could do now with an element, and the screen that it stands on.
@MainActor
package struct PossibleElement {
  package let action: UserAction
  package let element: ScreenContent.Element
  package let screen: any Screen
}

extension Stage {
  /// The things that the user can reach, from the front to the back.
  public var reachable: [Reachable] {
    if let shownAlert { return [.alert(shownAlert)] }
    if isDrawerOpen { return [.drawer(places.drawerRegion.roots.map(\.representation))] }
    return visibleScreens.map(Reachable.screen)
  }

  /// The screens whose elements can be reached, from the front to the back.
  private var reachableScreens: [any Screen] {
    places.alert == nil && !isDrawerOpen ? visibleScreens : []
  }

  /// Hands over the elements that can be reached, from the front to the back, each screen from its
  /// top.
  func forEachReachable(_ body: (ScreenContent.Element, any Screen) -> Void) {
    for screen in reachableScreens {
      for element in screen.content.elements { body(element, screen) }
    }
  }

  /// The actions that the user could do now, in a stable order.
  ///
  /// Waits, and actions that concern the app as a whole, are left out.
  public var possibleActions: [UserAction] {
    var possible: [UserAction] = []
    possible.reserveCapacity(16)
    forEachPossible { action, _, _ in possible.append(action) }
    addActionsBesideElements(to: &possible)
    return possible
  }

  /// The actions that the user could do now, without those with elements of screens.
  package var possibleActionsBesideElements: [UserAction] {
    var possible: [UserAction] = []
    addActionsBesideElements(to: &possible)
    return possible
  }

  private func addActionsBesideElements(to actions: inout [UserAction]) {
    if let alert = places.alert {
      for label in alert.content.answerLabels { actions.append(.choose(label)) }
      return
    }
    if isDrawerOpen {
      addRootActions(to: &actions)
      actions.append(.closeDrawer)
      return
    }
    let region = places.front
    if region.isBase, isMaximized { return actions.append(contentsOf: [.minimize, .back]) }
    let hasDismissButton = !region.isBase && region.modal.dismissButton != nil
    addWaysBack(in: region, to: &actions)
    if hasDismissButton { actions.append(.dismiss) }
    if region === places.drawerRegion { addRootActions(to: &actions) }
    if region.isBase, places.player != nil { actions.append(.maximize) }
    if region === places.drawerRegion, places.container(of: region).rootNavigation == .drawer {
      actions.append(.openDrawer)
    }
  }

  private func addWaysBack(in region: Region, to actions: inout [UserAction]) {
    guard let item = region.selectedItem else { return }
    let below = item.pagesToGoBackTo.map(\.screen)
    let back = item.front.top
    if !back.isRoot { actions.append(.back) }
    // One step back is an action of its own, unless it closes a detail beside the list.
    let isOneStep = back === item.swipePage
    guard below.count > (isOneStep ? 1 : 0) else { return }
    let titles = UserAction.Label.counting(below.map(\.title))
    for title in titles.dropFirst(isOneStep ? 1 : 0) { actions.append(.backTo(title)) }
  }

  private func addRootActions(to actions: inout [UserAction]) {
    for label in UserAction.Label.numbered(places.drawerRegion.roots.map(\.representation.title)) {
      actions.append(.select(label))
    }
  }

  /// Returns the actions that the user could do now with elements, none behind an alert and the
  /// drawer.
  ///
  /// With a number, only as many rows of each long list are made.
  package func possibleElements(sampledRows: Int? = nil) -> [PossibleElement] {
    var possible: [PossibleElement] = []
    forEachPossible(sampledRows: sampledRows) { action, element, screen in
      possible.append(PossibleElement(action: action, element: element, screen: screen))
    }
    return possible
  }

  /// An element that does something, or a row of a long list, by the number of its screen.
  private struct Usable {
    let element: ScreenContent.Element
    let use: StagePicture.Element.Use
    let row: Int
    let screen: Int

    /// The element, or the row of a long list if that is among those to be made.
    @MainActor
    func made(ifAmong sampledRows: Int?) -> ScreenContent.Element? {
      guard case .rows(let rows) = element else { return element }
      if let sampledRows, !rows.count.isSampled(row, of: sampledRows) { return nil }
      return .row(rows.row(at: row))
    }
  }

  /// Hands over what the user could do now with elements, those that are tapped first.
  private func forEachPossible(
    sampledRows: Int? = nil, _ body: (UserAction, ScreenContent.Element, any Screen) -> Void
  ) {
    let screens = reachableScreens
    let usable = usableElements(of: screens)
    // Loops in the place of closures save a look at the executor for each element.
    for use in StagePicture.Element.Use.allCases {
      var names: [String] = []
      for place in usable.indices where usable[place].use == use {
        if names.isEmpty { names.reserveCapacity(usable.count - place) }
        names.append(usable[place].element.name(ofRow: usable[place].row))
      }
      if names.isEmpty { continue }
      let numbers = UserAction.Label.numbers(of: names)
      var next = 0
      for place in usable.indices where usable[place].use == use {
        let label = UserAction.Label(names[next], occurrence: numbers?[next])
        next += 1
        guard let element = usable[place].made(ifAmong: sampledRows) else { continue }
        element.forEachAction(of: use, label) { body($0, element, screens[usable[place].screen]) }
      }
    }
  }

  /// Returns the elements that do something, from the front to the back.
  private func usableElements(of screens: [any Screen]) -> [Usable] {
    var usable: [Usable] = []
    for (number, screen) in screens.enumerated() {
      let elements = screen.content.elements
      usable.reserveCapacity(usable.count + elements.count)
      for element in elements {
        if case .rows(let rows) = element {
          // Each of them counts, since nobody knows which lead somewhere until they are made.
          for row in 0..<rows.count {
            usable.append(Usable(element: element, use: .tap, row: row, screen: number))
          }
        } else if let use = element.use {
          usable.append(Usable(element: element, use: use, row: 0, screen: number))
        }
      }
    }
    return usable
  }
}
