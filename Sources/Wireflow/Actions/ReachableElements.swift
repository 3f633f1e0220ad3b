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

/// An element that does something, with the label by which it is found and its screen.
@MainActor
struct ReachableElement {
  /// The label that is shown.
  let label: String
  let traits: ScreenContent.Traits
  let element: ScreenContent.Element
  let screen: any Screen

  /// The name that actions call it by.
  var name: String { traits.id ?? label }
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

  /// The elements that do something, from the front to the back, each screen from its top.
  var reachableElements: [ReachableElement] {
    reachable.flatMap { reachable -> [ReachableElement] in
      guard case .screen(let screen) = reachable else { return [] }
      return screen.content.elements.compactMap { element in
        guard let label = element.label, let traits = element.traits else { return nil }
        return ReachableElement(label: label, traits: traits, element: element, screen: screen)
      }
    }
  }

  /// The actions that the user could do now, in a stable order.
  ///
  /// Waits, and actions that concern the app as a whole, are left out.
  public var possibleActions: [UserAction] {
    if let alert = state.tree.alert {
      return UserAction.Label.counting(alert.content.actions.map(\.title)).map { .choose($0) }
    }
    if isDrawerOpen { return rootActions + [.closeDrawer] }
    let region = frontRegion
    var actions = elementActions
    if region == state.tree.base, isMaximized { return actions + [.minimize, .back] }
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

  private var elementActions: [UserAction] { possibleElements.map(\.action) }

  /// The actions that the user could do now with elements, none behind an alert and the drawer.
  package var possibleElements: [PossibleElement] {
    let elements = reachableElements
    func actions(
      _ isOfKind: (ScreenContent.Element) -> Bool,
      _ make: (UserAction.Label, ScreenContent.Element) -> [UserAction]
    ) -> [PossibleElement] {
      let found = elements.filter { isOfKind($0.element) }
      return zip(UserAction.Label.numbered(found.map(\.name)), found).flatMap { label, found in
        found.traits.isDisabled
          ? []
          : make(label, found.element).map {
            PossibleElement(action: $0, element: found.element, screen: found.screen)
          }
      }
    }
    return actions(\.isTappable) { label, _ in [.tap(label)] }
      + actions(\.isField) { label, element in
        guard case .field(let field) = element else { return [] }
        let isSecure = field.privacy == .secure
        let typing: [UserAction] = field.samples.map {
          isSecure ? .typeSample($0.name, into: label) : .type($0.value, into: label)
        }
        return typing + (field.submit == nil ? [] : [.submit(label)])
      }
      + actions(\.isToggle) { label, _ in [.toggle(label)] }
      + actions(\.isChoice) { label, element in
        guard case .choice(let choice) = element else { return [] }
        return choice.options.map { .choose(.init($0), in: label) }
      }
  }
}

extension ScreenContent.Element {
  /// The label by which the user finds it, or nil if it does nothing.
  var label: String? {
    switch self {
    case .text, .image, .progress: nil
    case .row(let row): row.action == nil ? nil : row.title
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
    case .text, .image, .progress: nil
    case .row(let row): row.traits
    case .button(let button): button.traits
    case .refresh(let refresh): refresh.traits
    case .field(let field): field.traits
    case .toggle(let toggle): toggle.traits
    case .choice(let choice): choice.traits
    }
  }

  var isTappable: Bool {
    switch self {
    case .row, .button, .refresh: true
    case .text, .image, .field, .toggle, .choice, .progress: false
    }
  }

  var isField: Bool { if case .field = self { true } else { false } }
  var isToggle: Bool { if case .toggle = self { true } else { false } }
  var isChoice: Bool { if case .choice = self { true } else { false } }
}
