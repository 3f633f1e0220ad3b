import Wireflow

extension StageModel {
  mutating func run(_ acts: [WalkAct]) {
    for act in acts { run(act) }
  }

  private mutating func run(_ act: WalkAct) {
    switch act {
    case .request(let request, let flow):
      guard isPresent(flow) else { return }
      let outcome = submit(request, by: flow)
      trace.append(outcome)
    case .batch(let acts): batch(acts)
    case .makeFlow(let id): if flows[id] == nil { flows[id] = Flow() }
    case .start(let child, let parent, let sender, let isOwner, let script, let onEnd):
      guard isPresent(parent), isPresent(child) else { return }
      start(child, under: parent, from: sender, isOwner: isOwner, script, onEnd)
    case .finish(let flow, let screens):
      guard isPresent(flow) else { return }
      let outcome = finish(flow, screens)
      trace.append(outcome)
    case .after(let flow, let delay, let acts):
      guard isPresent(flow) else { return }
      schedule(acts, after: delay, for: flow)
    case .wire(let screen, let flow, let acts):
      guard isPresent(flow) else { return }
      taps[screen] = Tap(flow: flow, acts: acts)
    case .greet(let screen, let acts): greetings[screen] = acts
    case .heed(let screen, let acts): attempts[screen] = acts
    case .user(let move):
      let isPerformed = carryOut(move)
      trace.append(isPerformed ? "performed" : "refused")
    case .swipe, .addBackend: break
    }
  }

  /// Whether the coordinator of a flow is still there; the main flow's is.
  private mutating func isPresent(_ flow: Int?) -> Bool {
    guard let flow, flow != 0 else { return true }
    let isPresent = presence.popFirst() ?? true
    if !isPresent, flows[flow]?.life == .alive {
      trace.append("coordinator \(flow) went too early")
    }
    return isPresent
  }

  private mutating func schedule(_ acts: [WalkAct], after delay: Int, for flow: Int) {
    if let reason = refusal(flow) {
      _ = ignore("delayed work", reason)
      return
    }
    let hold = hold(flow)
    delayed.append(Delayed(due: clock + delay, flow: flow, hold: hold, acts: acts))
  }

  /// Lets time pass; work that is due at the same time runs in the order of its requests.
  mutating func wait(_ milliseconds: Int) {
    let end = clock + milliseconds
    while let place = delayed.indices.min(by: { delayed[$0].due < delayed[$1].due }),
      delayed[place].due <= end
    {
      let next = delayed.remove(at: place)
      clock = next.due
      trace.append("delayed \(next.flow)")
      run(next.acts)
      release(next.hold)
      finishTurn()
    }
    clock = end
  }

  // MARK: - The user's removals

  /// Notes the user's removal; true if a backend at rest shows its result.
  ///
  /// The screens leave with everything above them: modals in front of the lowest named one
  /// first, then the screens of one stack. Nothing else may be shown before the last of them.
  mutating func userRemoved(_ screens: [Int]) -> Bool {
    let known = screens.filter(isOnStage)
    let stay = stays
    var isAsShown = known.count == screens.count
    var shown = shownCount
    if let lowest = known.compactMap(picture.modal).min() {
      let named = picture.modals[lowest...].map(\.mark.number)
      for mark in named.reversed() {
        guard let modal = place(of: mark) else {
          isAsShown = false
          continue
        }
        let leaving = picture.modals[modal...].flatMap { leavingOrder($0.region.items) }
        let isInFront = modal == picture.modals.count - 1
        let root = picture.modals[modal].first
        isAsShown = removed(leaving, .dismiss(root), after: shown) && isInFront && isAsShown
        if place(of: mark) != nil { break }
        shown += 1
      }
    }
    let left = known.filter { stays[$0] != nil && stays[$0] == stay[$0] }
    guard let lowest = left.min(by: { pilePlace($0) < pilePlace($1) }) else { return isAsShown }
    guard let (stack, level) = picture.place(of: lowest), !isRoot(stack, level),
      let (region, place) = stack.item
    else { return false }
    let item = picture[region: region].items[place]
    let start = item.pile.firstIndex(of: lowest) ?? 0
    // The first screen of a detail is beside its list, from which no user goes back.
    let below = item.pile[start - 1]
    if isTopOfColumns(below, region, item) { return false }
    let leaving = item.pile[start...].filter {
      !hasColumns(region) || picture[stack].contains($0)
    }
    let request: WalkRequest = leaving.count == 1 ? .pop(leaving[0]) : .popTo(below)
    let isOneStack = leaving.allSatisfy(picture[stack].contains)
    let isPopped = removed(Array(leaving), request, after: shown)
    // Named screens on other stacks stay.
    return isPopped && isOneStack && isAsShown
      && left.allSatisfy { stays[$0] == nil || stays[$0] != stay[$0] }
  }

  /// The place of a screen counted from the root of its root item.
  private func pilePlace(_ screen: Int) -> Int {
    guard let (stack, level) = picture.place(of: picture.outermostHost(of: screen)) else {
      return 0
    }
    guard case .detail(let region, let item) = stack else { return level }
    return picture[region: region].items[item].list.count + level
  }

  /// Whether a screen is the top of a list beside which a detail stands.
  private func isTopOfColumns(_ screen: Int, _ region: Int, _ item: Picture.Item) -> Bool {
    hasColumns(region) && !item.detail.isEmpty && item.list.last == screen
  }

  /// Where a modal stands, by the number of its mark.
  private func place(of mark: Int) -> Int? {
    picture.modals.firstIndex { $0.mark.number == mark }
  }

  /// Carries out the user's removal; true if it alone was shown.
  private mutating func removed(_ leaving: [Int], _ request: WalkRequest, after shown: Int) -> Bool
  {
    let isUndisturbed = shownCount == shown
    let gone = leaving.flatMap(picture.withEmbedded)
    let closesAlert = alert.map { gone.contains($0.sender) } ?? false
    let outcome = submit(request, by: nil, isByUser: true)
    return outcome == "committed" && isUndisturbed && !closesAlert
  }
}
