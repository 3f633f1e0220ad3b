extension AlertContent {
  /// Returns the answers that a text names, in order: first those with that identifier, then those
  /// with that title.
  func answers(named text: String) -> [Action] { places(named: text).map { actions[$0] } }

  /// The labels of the answers in user actions: their identifiers, numbered if ambiguous.
  package var answerLabels: [UserAction.Label] {
    actions.enumerated().map { place, action in
      let number = places(named: action.id).firstIndex(of: place).map { $0 + 1 } ?? 1
      return UserAction.Label(action.id, occurrence: number == 1 ? nil : number)
    }
  }

  private func places(named text: String) -> [Int] {
    let identified = actions.indices.filter { actions[$0].id == text && actions[$0].title != text }
    return identified + actions.indices.filter { actions[$0].title == text }
  }
}
