extension Stage {
  /// The result of the search for an element.
  enum Search {
    case found(ScreenContent.Element)
    case failed(ActionRefusal.Reason)
  }

  /// Finds a reachable element of a use by its name, or else by its label.
  func find(_ label: UserAction.Label, for use: ScreenContent.Element.Use) -> Search {
    if let covered, places.alert?.form == nil { return .failed(covered) }
    let list = elementsInReach
    let places = list.places(of: label.text, for: use)
    if label.occurrence == nil, places.count > 1 {
      return .failed(.ambiguous(label, count: places.count))
    }
    guard let element = list.element(label, for: use, at: places) else {
      return .failed(blocked ?? list.missing(label, for: use))
    }
    noteIfSecure(element)
    return element.traits?.isDisabled == true ? .failed(.disabled(label)) : .found(element)
  }

  /// Remembers the names of a secure field, whose text the log never shows.
  package func noteIfSecure(_ element: ScreenContent.Element) {
    guard case .field(let field) = element, field.isSecure else { return }
    link.secureNames.insert(field.label)
    if let id = field.traits.id { link.secureNames.insert(id) }
  }
}

extension ElementList {
  /// Returns the element that a label identifies among the places of its text, if it has the use.
  fileprivate func element(
    _ label: UserAction.Label, for use: Use, at places: [Place]
  ) -> ScreenContent.Element? {
    let number = (label.occurrence ?? 1) - 1
    guard places.indices.contains(number) else { return nil }
    // Only the created row of a long list shows whether it has an action.
    let element = element(at: places[number])
    return element.use == use ? element : nil
  }

  /// Returns the reason why no element of a use has a label: another use has it, or none.
  fileprivate func missing(_ label: UserAction.Label, for use: Use) -> ActionRefusal.Reason {
    let other = Use.allCases.first { other in
      other != use
        && element(label, for: other, at: places(of: label.text, for: other)) != nil
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
