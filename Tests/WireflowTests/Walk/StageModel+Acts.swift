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
    hold(flow)
    delayed.append(Delayed(due: clock + delay, flow: flow, acts: acts))
  }

  /// Lets time pass; what is due at the same time comes in the order in which it was asked for.
  private mutating func wait(_ milliseconds: Int) {
    let end = clock + milliseconds
    while let place = delayed.indices.min(by: { delayed[$0].due < delayed[$1].due }),
      delayed[place].due <= end
    {
      let next = delayed.remove(at: place)
      clock = next.due
      trace.append("delayed \(next.flow)")
      run(next.acts)
      release(next.flow)
      finishTurn()
    }
    clock = end
  }

  // MARK: - The user

  /// Does what a user does; false when that is refused.
  private mutating func carryOut(_ move: WalkMove) -> Bool {
    if case .wait(let milliseconds) = move {
      wait(milliseconds)
      return true
    }
    if case .choose(let option) = move { return choose(option) }
    guard alert == nil, let front = picture.front else { return false }
    switch move {
    case .tap(let screen): return tap(screen)
    case .back:
      guard picture[front].count == 1 else { return ask(.pop(picture[front].last ?? -1)) }
      return dismissInFront()
    case .backTo(let screen):
      guard picture[front].dropLast().contains(screen) else { return false }
      return ask(.popTo(screen))
    case .dismiss: return dismissInFront()
    case .select(let root):
      guard picture.modals.isEmpty, picture.roots.contains(where: { $0[0] == root }) else {
        return false
      }
      return ask(.select(root))
    case .choose, .wait: return false
    }
  }

  @discardableResult
  private mutating func ask(_ request: WalkRequest) -> Bool {
    submit(request, by: nil, isByUser: true)
    return true
  }

  private mutating func choose(_ option: String) -> Bool {
    guard alert != nil, ["OK", "Cancel"].contains(option) else { return false }
    closeAlert(option)
    notify()
    finishTurn()
    return true
  }

  private mutating func tap(_ screen: Int) -> Bool {
    guard visible == screen, let tap = taps[screen] else { return false }
    guard flows[tap.flow]?.life != .ended else {
      _ = ignore("call from \(name(screen))", "\(flows[tap.flow]?.name ?? "") has ended")
      return true
    }
    run(tap.acts)
    return true
  }

  private mutating func dismissInFront() -> Bool {
    guard let modal = picture.modals.last else { return false }
    return ask(.dismiss(modal.screens[0]))
  }

  // MARK: - What the user has removed already

  /// Takes note of what the user has removed; true if a backend at rest shows what came of it.
  ///
  /// The screens leave with all above them: modals in front of the lowest one that was named
  /// first, then the screens of one stack. Nothing else may be shown before the last of them.
  mutating func userRemoved(_ screens: [Int]) -> Bool {
    let known = screens.filter(isOnStage)
    let stay = stays
    var isAsShown = known.count == screens.count
    var shown = shownCount
    successors = [:]
    if let lowest = known.compactMap(picture.modal).min() {
      for named in picture.modals[lowest...].map(\.screens[0]).reversed() {
        let isHere = isOnStage(named) && stays[named] == stay[named]
        let root = isHere ? named : successor(of: named)
        guard let root, let modal = picture.modal(from: root) else {
          isAsShown = false
          continue
        }
        let leaving = picture.modals[modal...].flatMap(\.screens)
        let isInFront = modal == picture.modals.count - 1
        isAsShown = removed(leaving, .dismiss(root), after: shown) && isInFront && isAsShown
        if picture.modal(from: root) != nil { break }
        shown += 1
      }
    }
    let left = known.filter { stays[$0] != nil && stays[$0] == stay[$0] }
    let places = left.compactMap(picture.place)
    guard let lowest = places.min(by: { $0.level < $1.level }) else { return isAsShown }
    guard lowest.level > 0, lowest.stack == picture.front else { return false }
    let stack = picture[lowest.stack]
    let leaving = Array(stack[lowest.level...])
    let request: WalkRequest =
      leaving.count == 1 ? .pop(leaving[0]) : .popTo(stack[lowest.level - 1])
    return removed(leaving, request, after: shown) && isAsShown
  }

  /// The screen that took a modal's first place, through as many steps as there were.
  private func successor(of root: Int) -> Int? {
    var next = successors[root]
    for _ in successors {
      guard let screen = next, picture.modal(from: screen) == nil else { break }
      next = successors[screen]
    }
    return next
  }

  /// Carries out what the user has done; true if it alone was shown.
  private mutating func removed(_ leaving: [Int], _ request: WalkRequest, after shown: Int) -> Bool
  {
    let isUndisturbed = shownCount == shown
    let closesAlert = alert.map { leaving.contains($0.sender) } ?? false
    let outcome = submit(request, by: nil, isByUser: true)
    return outcome == "committed" && isUndisturbed && !closesAlert
  }
}
