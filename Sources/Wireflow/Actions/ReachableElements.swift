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
    if isDrawerOpen { return [.drawer(roots(of: state.drawerRegion).map(\.representation))] }
    return visibleScreens.map(Reachable.screen)
  }

  /// Hands over the elements that can be reached, from the front to the back, each screen from its
  /// top.
  func forEachReachable(_ body: (ScreenContent.Element, any Screen) -> Void) {
    guard state.tree.alert == nil, !isDrawerOpen else { return }
    for screen in visibleScreens {
      for element in screen.content.elements { body(element, screen) }
    }
  }

  /// The actions that the user could do now, in a stable order.
  ///
  /// Waits, and actions that concern the app as a whole, are left out.
  public var possibleActions: [UserAction] {
    possibleElements().map(\.action) + possibleActionsBesideElements
  }

  /// The actions that the user could do now, without those with elements of screens.
  package var possibleActionsBesideElements: [UserAction] {
    if let alert = state.tree.alert {
      return UserAction.Label.counting(alert.content.actions.map(\.title)).map { .choose($0) }
    }
    if isDrawerOpen { return rootActions + [.closeDrawer] }
    let region = frontRegion
    var actions: [UserAction] = []
    if region == state.tree.base, isMaximized { return [.minimize, .back] }
    let below = state.tree.slotsToGoBackTo(in: region).map { state.tree.screen($0) }
    if !below.isEmpty {
      actions.append(.back)
      let titles = UserAction.Label.counting(below.map(\.title))
      actions += titles.dropFirst().map { .backTo($0) }
    }
    if region != state.tree.base, state.tree.regions[region].dismissButton != nil {
      actions.append(.dismiss)
    }
    if region == state.drawerRegion { actions += rootActions }
    if region == state.tree.base, state.tree.player != nil { actions.append(.maximize) }
    if region == state.drawerRegion, state.tree.container(of: region).rootNavigation == .drawer {
      actions.append(.openDrawer)
    }
    return actions
  }

  private var rootActions: [UserAction] {
    UserAction.Label.numbered(roots(of: state.drawerRegion).map(\.representation.title))
      .map { .select($0) }
  }

  /// Returns the actions that the user could do now with elements, none behind an alert and the
  /// drawer.
  ///
  /// With a number, only as many rows of each long list are made.
  package func possibleElements(sampledRows: Int? = nil) -> [PossibleElement] {
    let uses = StagePicture.Element.Use.allCases
    var found: [[(element: ScreenContent.Element, row: Int, screen: any Screen)]] =
      uses.map { _ in [] }
    forEachReachable { element, screen in
      if case .rows(let rows) = element {
        // Each of them counts, since nobody knows which lead somewhere until they are made.
        let tap = StagePicture.Element.Use.tap.rawValue
        found[tap] += (0..<rows.count).map { (element, $0, screen) }
      } else if let use = element.use {
        found[use.rawValue].append((element, 0, screen))
      }
    }
    var possible: [PossibleElement] = []
    for found in found {
      let names = found.map { $0.element.name(ofRow: $0.row) }
      for (place, label) in UserAction.Label.numbered(names).enumerated() {
        var (element, row, screen) = found[place]
        if case .rows(let rows) = element {
          if let sampledRows, !rows.count.isSampled(row, of: sampledRows) { continue }
          element = .row(rows.row(at: row))
        }
        for action in element.actions(label) {
          possible.append(PossibleElement(action: action, element: element, screen: screen))
        }
      }
    }
    return possible
  }
}

extension ScreenContent.Row {
  /// The label by which the user finds it, or nil if it does nothing.
  var label: String? { action == nil ? nil : title }
}

extension ScreenContent.Element {
  /// The label by which the user finds it, or nil if it does nothing.
  var label: String? {
    switch self {
    case .text, .image, .progress, .rows: nil
    case .row(let row): row.label
    case .button(let button): button.title
    case .refresh(let refresh): refresh.label
    case .field(let field): field.label
    case .toggle(let toggle): toggle.label
    case .choice(let choice): choice.label
    }
  }

  /// The traits of an element that does something.
  var traits: ScreenContent.Traits? {
    switch self {
    case .text, .image, .progress, .rows: nil
    case .row(let row): row.traits
    case .button(let button): button.traits
    case .refresh(let refresh): refresh.traits
    case .field(let field): field.traits
    case .toggle(let toggle): toggle.traits
    case .choice(let choice): choice.traits
    }
  }

  /// The use of the element for the user, if it has any.
  var use: StagePicture.Element.Use? {
    switch self {
    case .row(let row): row.action == nil ? nil : .tap
    case .button, .refresh: .tap
    case .field: .type
    case .toggle: .toggle
    case .choice: .choose
    case .text, .image, .progress, .rows: nil
    }
  }

  /// Returns the name that actions call it by, or one of its rows.
  fileprivate func name(ofRow row: Int) -> String {
    if case .rows(let rows) = self { return rows.name(at: row) }
    return traits?.id ?? label ?? ""
  }

  /// The actions that a user could do with it by a label, none while it is disabled.
  fileprivate func actions(_ label: UserAction.Label) -> [UserAction] {
    if traits?.isDisabled == true { return [] }
    switch self {
    case .row(let row): return row.action == nil ? [] : [.tap(label)]
    case .button, .refresh: return [.tap(label)]
    case .toggle: return [.toggle(label)]
    case .choice(let choice): return choice.options.map { .choose(.init($0), in: label) }
    case .field(let field):
      let isSecure = field.privacy == .secure
      let typing: [UserAction] = field.samples.map {
        isSecure ? .typeSample($0.name, into: label) : .type($0.value, into: label)
      }
      return typing + (field.submit == nil ? [] : [.submit(label)])
    case .text, .image, .progress, .rows: return []
    }
  }
}
