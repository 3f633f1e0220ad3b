import Wireflow

/// The search for two drafts at once, each of which has a guard that asks before the draft is lost.
extension Explorer {
  /// A step about which a guard asks, and the screens below, some of which may have drafts.
  private struct Asking: Hashable {
    let element: TappedElement
    let standing: Set<String>
    let depth: Int
  }

  /// Writes a draft at each moment on the way to the question of another draft's guard, and answers the
  /// questions.
  ///
  /// For example, a logout takes away a note in a tab and another note in a sheet over it.
  func searchDrafts() async {
    let questions = guardedTransitions {
      let sight = states[$0.from].sight
      return Asking(
        element: TappedElement(screen: $0.edge.from.screen, cause: $0.edge.cause.outline),
        standing: sight.standing, depth: sight.depth)
    }
    let drafts = guardedTransitions { $0.edge.from.outline }
    for question in questions {
      let way = states[question.from].path + question.steps
      for draft in drafts {
        let detour = states[draft.from].path.dropFirst()
        var known: Set<[ExplorationStep]> = [way]
        for place in way.indices.dropFirst() where checkLimit() {
          let app = await replay(Array(way[..<place] + detour) + way[place...])
          guard known.insert(app.path).inserted else { continue }
          await answer(in: app)
        }
      }
    }
  }

  /// Gives each answer to the alert of an app, if it has one, and to the next one.
  private func answer(in app: LiveApp) async {
    let sight = reader(app).sight()
    guard sight.alert != nil else { return }
    for answer in finder(app, sight).sampled where !answer.cause.isEvent {
      await playOn(app.path + [answer.step, answer.step], behind: app.path.count)
    }
  }

  /// Returns the first transition to a guard's question for each key, the nearest first.
  private func guardedTransitions<Key: Hashable>(
    by key: (Transition) -> Key
  ) -> [Transition] {
    var known: Set<Key> = []
    return transitions.filter {
      let from = states[$0.from].sight
      return $0.edge.effects.contains(LogSummary.guarded) && from.hasEntries && from.alert == nil
        && states[$0.to].sight.alert != nil
        && known.insert(key($0)).inserted
    }
  }
}
