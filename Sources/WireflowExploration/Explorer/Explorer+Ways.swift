import Wireflow

/// The known ways, taken again with other data.
extension Explorer {
  /// The number of parts of a list from each of which a row is taken.
  static let rowParts = 8

  /// Visits the states within reach of a state with pending work, and then those within reach of the
  /// same state without it and without a fault, because most moves are known from there.
  func visitWays(
    from sight: Sight, within depth: Int, _ body: (Int, [ExplorationStep]) -> Bool
  ) {
    var goesOn = true
    func visit(_ state: Int, _ way: [ExplorationStep]) -> Bool {
      goesOn = body(state, way)
      return goesOn
    }
    for start in [places[sight.key], places[sight.calmKey]].compactMap(\.self) where goesOn {
      moves.visitWays(from: start, within: depth, where: { !$0.isWait }, visit)
    }
  }

  /// Takes a way as far as possible.
  ///
  /// - Parameters:
  ///   - parts: the number of eighths of each list between a row of the way and the row to take instead.
  ///   - replaces: true if a row replaces a step that the app does not offer, because data may differ
  ///     from those on the known way.
  func take(
    _ way: [ExplorationStep], in app: LiveApp, skipping parts: Int = 0,
    replacing replaces: Bool = true
  ) async {
    let count = app.path.count
    for step in way {
      if step.isWait, app.path.count > count, app.path.last?.isWait == true { continue }
      if parts > 0, let row = row(parts, behind: step, in: app) {
        await app.takeEagerly(row)
      } else if await app.takeEagerly(step) == nil, step.actsOnElement {
        let sight = reader(app).sight()
        let steps = finder(app, sight).all
        let rows = replaces ? steps.filter(\.cause.isRow) : []
        if let twin = steps.first(where: { $0.from == sight.front && $0.step.isTwin(of: step) }) {
          await app.takeEagerly(twin.step)
        } else if !rows.isEmpty {
          await app.takeEagerly(rows[rows.count * parts / Self.rowParts].step)
        }
      }
    }
    actionCount += app.path.count - count
  }

  /// Returns the row some eighths of a list behind another row, or nil if a step taps no row.
  private func row(
    _ parts: Int, behind step: ExplorationStep, in app: LiveApp
  ) -> ExplorationStep? {
    let sight = reader(app).sight()
    guard step.actsOnElement, let known = possible(step, in: app, sight, nil), known.cause.isRow
    else { return nil }
    let rows = finder(app, sight).all.filter { $0.cause.isRow && $0.from == known.from }
    guard let place = rows.firstIndex(where: { $0.step == step }) else { return nil }
    return rows[(place + max(parts, rows.count * parts / Self.rowParts)) % rows.count].step
  }
}

extension ExplorationStep {
  /// Returns true for two taps on elements with the same label, of which only the number may differ.
  fileprivate func isTwin(of other: Self) -> Bool {
    guard case .action(.tap(let label)) = self, case .action(.tap(let otherLabel)) = other else {
      return false
    }
    return label.text == otherLabel.text
  }
}
