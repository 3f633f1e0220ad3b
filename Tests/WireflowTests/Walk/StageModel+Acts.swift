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

extension StageModel {
  /// Performs a move of the user; false if it is refused.
  mutating func carryOut(_ move: WalkMove) -> Bool {
    switch move {
    case .wait(let milliseconds): wait(milliseconds)
    case .adapt(let formFactor): submit(.adapt(formFactor), by: nil)
    case .background: comeToRest()
    case .choose(let option): return choose(option)
    default:
      guard alert == nil else { return false }
      return picture.isDrawerOpen ? chooseInDrawer(move) : navigate(move)
    }
    return true
  }

  /// Nothing but the root items can be reached behind the drawer.
  private mutating func chooseInDrawer(_ move: WalkMove) -> Bool {
    switch move {
    case .select(let root): select(byUser: root)
    case .openDrawer: ask(.openDrawer)
    case .closeDrawer: ask(.closeDrawer)
    default: false
    }
  }

  private mutating func navigate(_ move: WalkMove) -> Bool {
    switch move {
    case .tap(let screen): return visible.contains(screen) && tap(screen)
    case .dismiss: return dismissInFront()
    case .back: return goBack()
    case .backTo(let screen):
      guard !picture.isCoveredByPlayer, backStack.dropLast().contains(screen) else {
        return false
      }
      return ask(.popTo(screen))
    case .minimize: return picture.isCoveredByPlayer && ask(.minimize)
    case .maximize: return press()
    case .next, .previous:
      let level = picture.drawerLevel
      guard level == picture.frontLevel, !picture.isCoveredByPlayer, rules(at: level).hasPages,
        case let region = picture[region: level],
        case let place = region.selected + (move.isNext ? 1 : -1),
        region.roots.indices.contains(place)
      else { return false }
      return ask(.select(region.roots[place]))
    case .select, .openDrawer, .closeDrawer:
      let level = picture.drawerLevel
      guard level == picture.frontLevel, !picture.isCoveredByPlayer else { return false }
      if case .select(let root) = move { return select(byUser: root) }
      guard rules(at: level).hasDrawer else { return false }
      if case .openDrawer = move { return ask(.openDrawer) }
      return ask(.closeDrawer)
    case .choose, .wait, .adapt, .background: return false
    }
  }

  private mutating func goBack() -> Bool {
    if picture.isCoveredByPlayer { return ask(.minimize) }
    guard let item = picture[region: picture.frontLevel].selectedItem else { return false }
    if !item.detail.isEmpty { return ask(.pop(item.detail.last ?? -1)) }
    guard item.list.count == 1 else { return ask(.pop(item.list.last ?? -1)) }
    return dismissInFront()
  }

  /// The screens through which the user goes back, from the lowest to the top.
  var backStack: [Int] {
    guard let item = picture[region: picture.frontLevel].selectedItem else { return [] }
    guard hasColumns(picture.frontLevel), !item.detail.isEmpty else { return item.pile }
    // In columns each has a way back of its own, and the tops are no way back.
    return item.list.dropLast() + item.detail
  }

  @discardableResult
  private mutating func ask(_ request: WalkRequest) -> Bool {
    submit(request, by: nil, isByUser: true)
    return true
  }

  private mutating func select(byUser root: Int) -> Bool {
    guard picture[region: picture.drawerLevel].roots.contains(root) else { return false }
    return ask(.select(root))
  }

  private mutating func choose(_ option: String) -> Bool {
    guard alert != nil, ["OK", "Cancel"].contains(option) else { return false }
    closeAlert(option)
    notify()
    finishTurn()
    return true
  }

  /// Runs the work of a screen's row.
  private mutating func tap(_ screen: Int) -> Bool {
    guard let tap = taps[screen] else { return false }
    guard flows[tap.flow]?.life != .ended else {
      _ = ignore("call from \(name(screen))", "\(flows[tap.flow]?.name ?? "") has ended")
      return true
    }
    run(tap.acts)
    return true
  }

  /// Presses the minimized player; it maximizes if nobody listens.
  private mutating func press() -> Bool {
    guard let player = picture.player, !player.isMaximized, picture.modals.isEmpty else {
      return false
    }
    guard WalkTrait.heedsPresses(player.screen), taps[player.screen] != nil else {
      return ask(.maximize)
    }
    return tap(player.screen)
  }

  private mutating func dismissInFront() -> Bool {
    guard let modal = picture.modals.last else { return false }
    return ask(.dismiss(modal.first))
  }
}

extension WalkMove {
  fileprivate var isNext: Bool { if case .next = self { true } else { false } }
}

extension StageModel {
  mutating func show(
    alert id: Int, _ sender: Int, _ onAnswer: [WalkAct], for asker: Int?
  ) -> String? {
    guard isOnStage(sender) else { return "\(name(sender)) is not on stage" }
    let flow = asker ?? owners[sender]
    if let flow { flows[flow]?.alerts += 1 }
    alert = Alert(id: id, sender: sender, flow: flow, onAnswer: onAnswer)
    let anchor = rules(around: sender).anchor(of: id)
    picture.alert = .init(title: WalkName.alert(id), anchor: anchor)
    let place = anchor.map { " at \"\($0)\"" } ?? ""
    show("\(words(alert: id))\(place) [OK, Cancel]")
    return nil
  }

  /// Closes the alert, if there is one.
  mutating func closeAlert(_ answer: String?) {
    guard let shown = alert else { return }
    alert = nil
    picture.alert = nil
    show("close alert \"\(WalkName.alert(shown.id))\"")
    deliveries.append(.answer(shown, answer))
  }

  /// Closes the alert unanswered if its sender is among screens that leave.
  mutating func closeAlert(from leaving: [Int]) {
    guard let alert, leaving.flatMap(picture.withEmbedded).contains(alert.sender) else { return }
    closeAlert(nil)
  }

  mutating func flush() -> String? {
    var kept: [Waiting] = []
    for waiting in line {
      guard case .alert(let id, let sender, let onAnswer) = waiting.request else {
        kept.append(waiting)
        continue
      }
      _ = ignore(words(alert: id), "flushed while it waited")
      let unanswered = Alert(id: id, sender: sender, flow: nil, onAnswer: onAnswer)
      deliveries.append(.answer(unanswered, nil, waiting.hold))
    }
    line = kept
    closeAlert(nil)
    closeDrawers()
    return nil
  }

  /// Brings everything to rest except alerts, as in the background.
  mutating func comeToRest() {
    closeDrawers()
    notify()
    if phase == .idle { finishTurn() }
  }

  private mutating func closeDrawers() {
    while let level = picture.openDrawerLevel {
      picture[region: level].isDrawerOpen = false
      show("close drawer")
    }
  }
}
