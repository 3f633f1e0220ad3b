extension Stage {
  /// The result of looking for an element.
  enum Search {
    case found(ScreenContent.Element)
    case failed(ActionRefusal.Reason)
  }

  /// An element, or a row of a long list that is yet to be made.
  private struct Match {
    let element: ScreenContent.Element
    var row = 0

    @MainActor
    var made: ScreenContent.Element {
      if case .rows(let rows) = element { .row(rows.row(at: row)) } else { element }
    }
  }

  /// The rows that were passed while elements were looked for.
  private struct PassedRows {
    let rows: ScreenContent.Rows
    let element: ScreenContent.Element
    let number: Int
    let screen: any Screen
    /// The number of elements before them that have the label.
    let labelled: Int
  }

  /// Looks for an element of a use by its name, or else by its label, from the front to the back.
  func find(_ label: UserAction.Label, for use: StagePicture.Element.Use) -> Search {
    if let covered { return .failed(covered) }
    let found = matches(label.text, for: use)
    if label.occurrence == nil, found.count > 1 {
      return .failed(.ambiguous(label, count: found.count))
    }
    let place = (label.occurrence ?? 1) - 1
    guard found.indices.contains(place), case let element = found[place].made, element.use == use
    else { return .failed(missing(label, for: use)) }
    let isDisabled = element.traits?.isDisabled == true
    return isDisabled ? .failed(.disabled(label)) : .found(element)
  }

  /// Returns the reason why no element of a use has a label: one of another use has it, or none.
  private func missing(
    _ label: UserAction.Label, for use: StagePicture.Element.Use
  ) -> ActionRefusal.Reason {
    let place = (label.occurrence ?? 1) - 1
    let other = StagePicture.Element.Use.allCases.first { other in
      guard other != use, case let found = matches(label.text, for: other),
        found.indices.contains(place)
      else { return false }
      return found[place].made.use == other
    }
    return switch other {
    case .tap: .isButton(label)
    case .type: .isField(label)
    case .toggle: .isToggle(label)
    case .choose: .isChoice(label)
    case nil: .unknownElement(label)
    }
  }

  /// Returns the elements of a name, or else of a label, of which the titles of rows are read only
  /// if nothing has the name.
  private func matches(_ text: String, for use: StagePicture.Element.Use) -> [Match] {
    var (named, labelled): ([Match], [Match]) = ([], [])
    var passed: [PassedRows] = []
    forEachReachable { element, screen in
      if use == .tap, case .rows(let rows) = element {
        let number = passed.count { $0.screen === screen }
        named += pictures.rows.names(of: rows, number, on: screen).places(of: text)
          .map { Match(element: element, row: $0) }
        passed.append(
          PassedRows(
            rows: rows, element: element, number: number, screen: screen,
            labelled: labelled.count))
      }
      guard element.use == use else { return }
      let (isNamed, isLabelled) = element.isCalled(text)
      if isLabelled, !isNamed { labelled.append(Match(element: element)) }
      if isNamed { named.append(Match(element: element)) }
    }
    guard named.isEmpty else { return named }
    for one in passed.reversed() {
      let places = pictures.rows.places(
        ofTitle: text, in: one.rows, one.number, on: one.screen)
      labelled.insert(
        contentsOf: places.map { Match(element: one.element, row: $0) }, at: one.labelled)
    }
    return labelled
  }
}
