import Wireflow

/// The search for counters, such as a quota, that many rounds of the same steps use up.
extension Explorer {
  /// Repeats each short round of steps, because an app may count, and goes on tours after each that
  /// uses something up.
  ///
  /// - Parameter count: the number of arrivals of which an earlier search has repeated the rounds.
  func searchRepeats(behind count: Int = 0) async {
    var counters: Set<TappedElement> = []
    for round in moves.rounds(within: 4, behind: count) where checkLimit() {
      // A short round is cheap, and longer ones seldom count far.
      let leastCount = round.steps.count <= 4 ? 8 : 4
      let newsCount = await countOfNews(of: round)
      let isCounter = newsCount > leastCount
      let count = isCounter ? newsCount + Self.patienceForNews : leastCount
      let rounds = [[ExplorationStep]](repeating: round.steps, count: count)
      let script = round.script + rounds.joined()
      await playOn(script, behind: round.script.count)
      guard isCounter, counters.insert(round.element).inserted else { continue }
      for isCareful in [false, true] {
        await searchTours(after: script, moves.newTour(isCareful: isCareful))
      }
    }
  }

  /// The number of rounds in a row without anything new after which nothing new is expected.
  private static let patienceForNews = 8

  /// Returns the number of repetitions of a round up to the last one, of at most 64, that shows something
  /// new.
  private func countOfNews(of round: MoveBook.Round) async -> Int {
    let app = await replay(round.script)
    let start = app.path.count
    defer { actionCount += app.path.count - start }
    var known: Set<[String]> = []
    var lastNews = 0
    for count in 1...64 where count - lastNews <= Self.patienceForNews {
      var texts: [String] = []
      for step in round.steps where !step.isWait {
        guard await app.takeEagerly(step) != nil else { return lastNews }
        let reader = reader(app)
        let alert = reader.snapshot.alert
        texts += [reader.content, alert?.title ?? "", alert?.message ?? ""]
      }
      if known.insert(texts).inserted { lastNews = count }
    }
    return lastNews
  }
}
