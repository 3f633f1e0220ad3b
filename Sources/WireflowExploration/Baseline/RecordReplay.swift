import Wireflow

/// A replay of scripts on the navigation that a baseline records.
struct RecordReplay {
  private typealias Spot = RecordedNavigation.Spot

  /// A line that a step of a script may have shown.
  struct Sighting {
    let line: NavigationBaseline.Line
    /// True if the record has no other outcome for the step.
    let isCertain: Bool
  }

  /// A moment of a replay.
  private struct Moment: Hashable {
    /// The numbers of the places that were in front, the current one last.
    var trail: [Int]
    /// The title of the alert, as a literal.
    var alert: String?

    var withoutAlert: Moment { Moment(trail: trail) }

    func at(_ spot: Int) -> Moment {
      var trail = trail
      trail.removeAll { $0 == spot }
      return Moment(trail: trail + [spot])
    }
  }

  /// An edge with the numbers of its places.
  private struct Step {
    /// The number of the edge among those of the record.
    let number: Int
    let edge: RecordedNavigation.Edge
    let ends: [Int]
  }

  private let record: RecordedNavigation
  private let numbers: [RecordedNavigation.Spot: Int]
  private let roots: [Int]
  /// The edges from each place, and behind them those from anywhere, by their outlines.
  private let steps: [[String: [Step]]]
  /// A replay follows the first of many moments that a step may lead to.
  private static let momentLimit = 32

  init(_ record: RecordedNavigation) {
    self.record = record
    let numbers = Dictionary(uniqueKeysWithValues: zip(record.spots, 0...))
    self.numbers = numbers
    roots = record.roots.compactMap { numbers[$0] }.sorted()
    var steps: [[String: [Step]]] = Array(repeating: [:], count: record.spots.count + 1)
    for (number, edge) in record.edges.enumerated() {
      let step = Step(number: number, edge: edge, ends: edge.ends.compactMap { numbers[$0] })
      let place = edge.spot.map { numbers[$0] } ?? record.spots.count
      if let place { steps[place][edge.outline, default: []].append(step) }
    }
    self.steps = steps
  }

  /// Returns the lines that each step of a script may have shown, up to the first step that the
  /// record does not know.
  /// - Parameter spot: the place of the last action, or nil if nobody knows it.
  func sightings(
    in script: [ExplorationStep], endingAt spot: RecordedNavigation.Spot? = nil
  ) -> [[Sighting]] {
    replay(script, endingAt: spot.flatMap { numbers[$0] }).sightings
  }

  /// Returns true if a script may have led to a place.
  func leads(_ script: [ExplorationStep], to spot: RecordedNavigation.Spot) -> Bool {
    guard let spot = numbers[spot] else { return false }
    let (sightings, moments) = replay(script)
    return sightings.count == script.count && moments.contains { $0.trail.contains(spot) }
  }

  private func replay(
    _ script: [ExplorationStep], endingAt spot: Int? = nil
  ) -> (sightings: [[Sighting]], moments: [Moment]) {
    guard let start = record.start.flatMap({ numbers[$0] }), script.first == .action(.launch)
    else { return ([], []) }
    var moments = [Moment(trail: [start])]
    var all: [[Sighting]] = [[]]
    for (place, step) in script.enumerated().dropFirst() {
      if let spot, place == script.lastAction {
        let isFront = moments.filter { $0.trail.last == spot }
        moments = isFront.isEmpty ? moments.filter { $0.trail.contains(spot) } : isFront
      }
      let words = StepWords(step)
      var (next, known, edges): ([Moment], Set<Moment>, Set<Int?>) = ([], [], [])
      for moment in moments {
        for (edge, moment) in outcomes(of: words, at: moment) {
          edges.insert(edge)
          if next.count < Self.momentLimit, known.insert(moment).inserted { next.append(moment) }
        }
      }
      guard !next.isEmpty else { break }
      all.append(
        edges.compactMap(\.self).sorted().map {
          Sighting(line: record.edges[$0].line, isCertain: edges.count == 1)
        })
      moments = next
    }
    return (all, moments)
  }

  /// Returns the moments that a step may lead to, each with the number of its edge, or nil for an
  /// outcome that a baseline leaves out.
  private func outcomes(
    of words: StepWords, at moment: Moment
  ) -> [(edge: Int?, moment: Moment)] {
    let steps = steps(for: words, at: moment)
    var outcomes: [(edge: Int?, moment: Moment)] = []
    for step in steps {
      outcomes += moments(after: step, at: moment).map { (step.number, $0) }
    }
    guard steps.isEmpty || words.hasOrdinaryOutcome(isAnswer: moment.alert != nil) else {
      return outcomes
    }
    return outcomes + ordinaryMoments(after: words.step, at: moment).map { (nil, $0) }
  }

  /// Returns the edges that fit a step best: those in front, or else those of elements that are
  /// visible beside it, or else those that are the same anywhere.
  private func steps(for words: StepWords, at moment: Moment) -> [Step] {
    let places = words.step.actsOnElement ? moment.trail.reversed() : moment.trail.suffix(1)
    for place in places + [record.spots.count] {
      for cause in words.causes {
        let found = steps(caused: cause, at: place).filter {
          $0.edge.alert == nil || $0.edge.alert == moment.alert
        }
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  private func steps(caused cause: StepWords.Cause, at place: Int) -> [Step] {
    switch cause {
    case .outline(let outline): steps[place][outline] ?? []
    case .anyChoice:
      steps[place].filter { $0.key.hasPrefix("choose in ") }.sorted { $0.key < $1.key }
        .flatMap(\.value)
    }
  }

  private func moments(after step: Step, at moment: Moment) -> [Moment] {
    switch step.edge.outcome {
    case .stays: [step.edge.alert == nil ? moment : moment.withoutAlert]
    case .below: momentsBelow(moment)
    case .alert(let title): [Moment(trail: moment.trail, alert: title)]
    case .places: step.ends.map(moment.at)
    }
  }

  /// Returns the moments that a way back may lead to: the place that presented a modal, or any
  /// earlier one of the same part of the app.
  private func momentsBelow(_ moment: Moment) -> [Moment] {
    guard let front = moment.trail.last.map(lane) else { return [] }
    let others = moment.trail.dropLast()
    let own = others.filter { lane($0) == front }
    let outer = others.last { lane($0) != front }.map { [$0] } ?? []
    let below = front.hasPrefix("modal ") ? outer + own : own.isEmpty ? outer : own
    return below.isEmpty ? [moment.withoutAlert] : below.map(moment.at)
  }

  private func lane(_ spot: Int) -> String { record.spots[spot].lane }

  /// Returns the moments that a step leads to without an edge that is worth a line.
  private func ordinaryMoments(after step: ExplorationStep, at moment: Moment) -> [Moment] {
    guard case .action(let action) = step else {
      let start = record.start.flatMap { numbers[$0] }.map { [Moment(trail: [$0])] } ?? []
      return [moment] + (step == .restart ? start : [])
    }
    func moments(in lanes: (String) -> Bool) -> [Moment] {
      (roots + moment.trail.filter { !roots.contains($0) }).filter { lanes(lane($0)) }
        .map(moment.at)
    }
    switch action {
    case .tap, .submit: return []
    case .choose where moment.alert != nil: return [moment.withoutAlert] + momentsBelow(moment)
    case .back, .backIn, .backTo, .dismiss, .minimize: return momentsBelow(moment)
    case .select(let label, _):
      let root = "root \(label.text.literal)"
      let named = moments { $0 == root }
      return named.isEmpty ? moments { $0.hasPrefix("root ") } : named
    case .next, .previous:
      let front = moment.trail.last.map(lane)
      return moments { $0 == front }
    case .maximize: return record.spots.indices.filter { lane($0) == "player" }.map(moment.at)
    case .launch, .type, .typeSample, .toggle, .choose, .wireframe, .openDrawer, .closeDrawer,
      .window, .closeWindow, .wait, .adapt, .background, .foreground, .open:
      return [moment]
    }
  }
}

extension [ExplorationStep] {
  /// The index of the last step that is no wait, or of the last wait if there are only waits.
  var lastAction: Int? { lastIndex { !$0.isWait } ?? indices.last }
}
