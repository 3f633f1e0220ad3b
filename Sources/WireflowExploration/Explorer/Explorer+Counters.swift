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
      let count = await countOfNews(of: round)
      let rounds = [[ExplorationStep]](repeating: round.steps, count: max(count, leastCount))
      let script = round.script + rounds.joined()
      await playOn(script, behind: round.script.count)
      guard count > leastCount, counters.insert(round.element).inserted else { continue }
      for isCareful in [false, true] {
        await searchTours(after: script, moves.newTour(isCareful: isCareful))
      }
    }
  }

  /// Returns the number of repetitions of a round after which the app shows nothing new.
  private func countOfNews(of round: MoveBook.Round) async -> Int {
    let (limit, patience) = (64, 8)
    let app = await replay(round.script)
    var known: Set<[String]> = []
    var (count, lastNews) = (0, 0)
    while count < limit, count - lastNews < patience {
      var texts: [String] = []
      for step in round.steps where !step.isWait {
        guard await app.takeEagerly(step) != nil else { return lastNews }
        let reader = reader(app)
        let alert = reader.snapshot.alert
        texts += [reader.content, alert?.title ?? "", alert?.message ?? ""]
      }
      count += 1
      if known.insert(texts).inserted { lastNews = count }
    }
    actionCount += count * round.steps.count
    return count
  }
}
