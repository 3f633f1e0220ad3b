import Wireflow

/// The operators that change a script.
extension Hunt {
  /// A part of a changed script.
  enum Gene: Hashable {
    case step(ExplorationStep)
    /// A possible step at random, the least tried one.
    case any
    /// The way out of alerts, modals and stacks to a root page.
    case home
    /// A round of steps, repeated while the app shows something new.
    case rounds([ExplorationStep])
    /// A root item, by its name, or one at random.
    case root(String?)

    var step: ExplorationStep? { if case .step(let step) = self { step } else { nil } }
  }

  private enum Operator: CaseIterable {
    case append, event, rounds, splice, detour, transplant, wait

    /// The number of times that it is chosen of 19.
    var weight: Int {
      switch self {
      case .append, .splice, .transplant: 4
      case .event, .rounds, .detour: 2
      case .wait: 1
      }
    }
  }

  /// The number of steps of one appended session in eight, because a counter may need many rounds.
  private static let sessionLength = 200

  /// Returns a script with one or two changes.
  mutating func mutated(_ script: [ExplorationStep]) -> [Gene] {
    var genes = script.map { Gene.step($0) }
    for _ in 0..<random.power(upTo: 2) {
      let place = random.isOnce(in: 3) ? 1 + random.below(genes.count) : genes.count
      change(&genes, at: place, by: nextOperator())
    }
    return genes
  }

  private mutating func nextOperator() -> Operator {
    let all = Operator.allCases.flatMap { [Operator](repeating: $0, count: $0.weight) }
    return all[random.below(all.count)]
  }

  private mutating func change(_ genes: inout [Gene], at place: Int, by change: Operator) {
    switch change {
    case .append:
      let count = random.isOnce(in: 8) ? Self.sessionLength : random.power(upTo: 16)
      genes += [Gene](repeating: .any, count: count)
    case .event:
      if let event = event() { genes.insert(event, at: place) }
      genes += few(2)
    case .rounds:
      let length = random.isOnce(in: 4) ? place : 1 + random.below(8)
      let round = genes[max(1, place - length)..<place].compactMap(\.step)
      if !round.isEmpty { genes.insert(.rounds(round), at: place) }
      genes += few(2)
    case .splice: genes = genes[..<place] + mostlyBehindHome(tail())
    case .detour:
      let way = [.root(nil)] + tail(fromSelection: true)
      genes.insert(contentsOf: way + [.home, .root(rootName(genes[..<place]))], at: place)
      genes += few(2)
    case .transplant:
      guard genes.count > 1 else { return }
      let end = Array(genes.suffix(1 + random.below(min(3, genes.count - 1))))
      if random.isOnce(in: 2) { genes.removeLast(end.count) }
      genes += mostlyBehindHome(wayToPlace()) + end
    case .wait: moveWait(&genes, place)
    }
  }

  private mutating func few(_ limit: Int) -> [Gene] {
    [Gene](repeating: .any, count: random.below(limit + 1))
  }

  /// Returns a script that retries a refused step behind another script, and repeats it if it is no
  /// longer refused.
  func retry(_ refusal: [ExplorationStep], after setting: [ExplorationStep]) -> [Gene] {
    setting.map { .step($0) } + behindHome(refusal.dropFirst().map { .step($0) })
      + [.rounds(Array(refusal.suffix(1)))]
  }

  /// Returns steps of another script, mostly behind the way to the page where scripts begin.
  private mutating func mostlyBehindHome(_ genes: [Gene]) -> [Gene] {
    random.isOnce(in: 4) ? genes : behindHome(genes)
  }

  private func behindHome(_ genes: [Gene]) -> [Gene] {
    let leadsAway = genes.first?.step.map { $0.isSelection || $0.isEvent } ?? true
    return [.home] + (leadsAway ? [] : [.root(explorer.roots.first?.name)]) + genes
  }

  /// Returns the shortest way to a place at random.
  private mutating func wayToPlace() -> [Gene] {
    guard !placeWays.isEmpty else { return [] }
    return placeWays[random.below(placeWays.count)].dropFirst().map { .step($0) }
  }

  /// Returns the steps of another entry after its launch or its last selection of a root item, or the way
  /// to a place.
  private mutating func tail(fromSelection: Bool = false) -> [Gene] {
    if !fromSelection, random.isOnce(in: 2) { return wayToPlace() }
    let script = pickedScript()
    let start = fromSelection ? script.lastIndex(where: \.isSelection) ?? 1 : 1
    return script.dropFirst(start).map { .step($0) }
  }

  private mutating func moveWait(_ genes: inout [Gene], _ place: Int) {
    if let wait = genes.indices.last(where: { genes[$0].step?.isWait == true }),
      random.isOnce(in: 2)
    {
      let gene = genes.remove(at: wait)
      if random.isOnce(in: 2) {
        genes.insert(gene, at: min(genes.count, wait + random.below(4)))
      }
    } else if let longest = explorer.options.waits.max() {
      let wait = random.isOnce(in: 2) ? longest : longest / 2
      genes.insert(.step(.action(.wait(wait))), at: place)
    }
  }

  private mutating func event() -> Gene? {
    let options = explorer.options
    var events = options.links.map { ExplorationStep.action(.open($0)) }
    events += (options.customActions.map(\.name) + explorer.subject.app.faultNames)
      .map { .custom($0) }
    if options.includesRestart { events.append(.restart) }
    if options.includesBackground { events.append(.action(.background)) }
    events += options.formFactors.map { .action(.adapt($0)) }
    return events.isEmpty ? nil : .step(events[random.below(events.count)])
  }

  /// Returns the name of the root item that a script has selected last, or else that of the first one.
  private func rootName(_ genes: ArraySlice<Gene>) -> String? {
    for case .step(let step) in genes.reversed() {
      if let name = rootNames[step] { return name }
    }
    return explorer.roots.first?.name
  }
}
