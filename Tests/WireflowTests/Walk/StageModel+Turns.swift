import Wireflow

extension StageModel {
  /// A request, judged at once or after the stage's own work.
  @discardableResult
  mutating func submit(
    _ request: WalkRequest, by flow: Int?, isByUser: Bool = false
  ) -> String {
    guard phase != .working else {
      let hold = hold(flow)
      later.append(.request(request, by: flow, hold))
      return "queued"
    }
    let outcome = perform(request, by: flow, isByUser: isByUser)
    if phase == .idle { finishTurn() }
    return outcome
  }

  mutating func batch(_ acts: [WalkAct]) {
    guard phase != .working else {
      let count = later.count
      run(acts)
      let collected = Array(later[count...])
      later.removeSubrange(count...)
      later.append(.batch(collected))
      return
    }
    let outer = phase
    phase = .batch
    beginMerging()
    run(acts)
    endMerging()
    notify()
    phase = outer
    if phase == .idle { finishTurn() }
  }

  /// Delivers the outcomes, ends the flows that have nothing left, and takes waiting requests.
  mutating func finishTurn() {
    phase = .working
    while deliverNext() || endNextLifelessFlow() || takeNextInLine() || takeNextLater() {}
    phase = .idle
  }

  private mutating func deliverNext() -> Bool {
    guard !deliveries.isEmpty else { return false }
    switch deliveries.removeFirst() {
    case .answer(let alert, let answer, let hold):
      trace.append("answer \(alert.id): \(answer ?? "none")")
      run(alert.onAnswer)
      releaseAlert(of: alert.flow)
      release(hold)
    case .outcome(let flow, let outcome):
      trace.append("end \(flow): \(outcome)")
      run(flows[flow]?.onEnd ?? [])
    case .refused(let flow, let onEnd):
      trace.append("end \(flow): cancelled")
      run(onEnd)
    case .attempt(let screen):
      trace.append("attempt \(screen)")
      run(attempts.removeValue(forKey: screen) ?? [])
    }
    return true
  }

  private mutating func takeNextInLine() -> Bool {
    guard alert == nil, !line.isEmpty else { return false }
    let next = line.removeFirst()
    isTakingFromLine = true
    let outcome = take(next)
    isTakingFromLine = false
    answerIfIgnored(next.request, outcome)
    release(next.hold)
    return true
  }

  private mutating func take(_ waiting: Waiting) -> String {
    perform(waiting.request, by: waiting.flow, isByUser: waiting.isByUser)
  }

  private mutating func takeNextLater() -> Bool {
    guard !later.isEmpty else { return false }
    take(later.removeFirst())
    return true
  }

  private mutating func take(_ item: Later) {
    switch item {
    case .request(let request, let flow, let hold):
      answerIfIgnored(request, perform(request, by: flow, isByUser: false))
      release(hold)
    case .finish(let flow, let screens, let hold):
      _ = finishNow(flow, screens)
      release(hold)
    case .start(let child, let parent, let root, let script, let onEnd, let hold):
      let outer = phase
      phase = .batch
      start(child, under: parent, from: root, isOwner: true, script, onEnd)
      phase = outer
      release(hold)
    case .batch(let items):
      beginMerging()
      for item in items { take(item) }
      endMerging()
      notify()
    }
  }

  /// Answers an alert that was queued and then ignored.
  private mutating func answerIfIgnored(_ request: WalkRequest, _ outcome: String) {
    guard outcome.hasPrefix("ignored"), case .alert(let id, let sender, let onAnswer) = request
    else { return }
    deliveries.append(.answer(Alert(id: id, sender: sender, flow: nil, onAnswer: onAnswer), nil))
  }

  /// Tells observers of newly visible screens, unless a batch is open; their requests wait.
  mutating func notify() {
    guard mergeDepth == 0 else { return }
    let entered = visible.filter { screen in stays[screen].map(visibleStays.contains) == false }
    visibleStays = Set(visible.compactMap { stays[$0] })
    let outer = phase
    phase = .working
    for screen in entered {
      guard let acts = greetings.removeValue(forKey: screen) else { continue }
      trace.append("greet \(screen)")
      run(acts)
    }
    phase = outer
  }

  /// Whether a request waits: it comes to the front, or names a screen that waits.
  private func mustWait(_ request: WalkRequest) -> Bool {
    switch request {
    case .present, .presentClosable, .presentItems, .alert:
      return alert != nil || (!line.isEmpty && !isTakingFromLine)
    default: break
    }
    guard !isTakingFromLine, !line.isEmpty else { return false }
    let waiting = line.flatMap { Self.newcomers(of: $0.request) }
    return Self.screens(of: request).contains(where: waiting.contains)
  }

  /// Takes a request in its turn, and translates it again if it has waited.
  @discardableResult
  private mutating func perform(
    _ request: WalkRequest, by flow: Int?, isByUser: Bool
  ) -> String {
    if mustWait(request) { return wait(request, by: flow, isByUser: isByUser) }
    if let flow, let reason = refusal(flow) { return ignore(phrase(request), reason) }
    let meant = translation(of: request, isByUser: isByUser)
    if meant.contains(where: mustWait) { return wait(request, by: flow, isByUser: isByUser) }
    let outcome =
      meant.count == 1
      ? judge(meant[0], for: flow, isByUser: isByUser)
      : judge(whole: meant, for: flow, isByUser: isByUser)
    notify()
    return outcome
  }

  private mutating func wait(_ request: WalkRequest, by flow: Int?, isByUser: Bool) -> String {
    let hold = hold(flow)
    let obstacle = alert.map { "\(words(alert: $0.id)) is open" }
    lines.append("  hold \(phrase(request)): \(obstacle ?? "earlier requests wait")")
    line.append(Waiting(request: request, flow: flow, isByUser: isByUser, hold: hold))
    return "queued"
  }

  /// The wireframe's translation of a request.
  private func translation(of request: WalkRequest, isByUser: Bool) -> [WalkRequest] {
    switch request {
    case .select(let root) where isByUser: choosing(root, rules(for: request))
    case .push(let screen, let sender): pushing(screen, from: sender, rules(for: request))
    case .show(let screen, let sender):
      if rules(for: request).hasColumns, case .popover = WalkTrait.style(screen) {
        [.presentClosable(screen, from: sender)]
      } else {
        pushing(screen, from: sender, rules(for: request))
      }
    default: [request]
    }
  }

  /// The rules of the wireframe that receives a request.
  private func rules(for request: WalkRequest) -> WalkRules {
    switch request {
    case .install, .adapt, .update(_, nil): return rules
    default: break
    }
    guard let screen = Self.bearings(of: request).first(where: isOnStage) else {
      return rules(at: picture.frontLevel)
    }
    return rules(around: screen)
  }

  /// The user's choice of a root item: the one that is selected goes back to its root.
  private func choosing(_ root: Int, _ rules: WalkRules) -> [WalkRequest] {
    let isCovering = rules.hasDrawer && picture.isDrawerOpen
    let requests: [WalkRequest] = isCovering ? [.closeDrawer] : []
    guard let level = picture.region(of: root), let left = picture[region: level].selectedItem
    else { return requests + [.select(root)] }
    if left.list[0] == root { return requests + [.popToRoot(root)] }
    let isReset = rules.resetsStacks && left.pile.count > 1
    return requests + (isReset ? [.popToRoot(left.list[0])] : []) + [.select(root)]
  }

  /// A push, which takes the place of the detail if it comes from the list.
  private func pushing(_ screen: Int, from sender: Int, _ rules: WalkRules) -> [WalkRequest] {
    let push = WalkRequest.push(screen, from: sender)
    let list = picture.outermostHost(of: sender)
    guard rules.hasColumns, !isOnStage(screen), isRootItem(list),
      case .list(let level, let item) = picture.place(of: list)?.stack,
      case let both = picture[region: level].items[item], both.list.count > 1, both.detail.isEmpty
    else { return [push] }
    return [.popTo(list), push]
  }

  /// Judges several requests as a whole: all of them happen or none.
  private mutating func judge(
    whole requests: [WalkRequest], for flow: Int?, isByUser: Bool
  ) -> String {
    let before = self
    var outcome = "committed"
    beginMerging()
    for request in requests {
      let count = lines.count
      outcome = judge(request, for: flow, isByUser: isByUser)
      if outcome == "ignored already there" {
        lines.removeSubrange(count...)
      } else if outcome != "committed" {
        let line = lines.removeLast()
        self = before
        lines.append(line)
        return outcome
      }
    }
    endMerging()
    if outcome == "ignored already there", let last = requests.last {
      _ = ignore(phrase(last), "already there")
    }
    return outcome
  }

  private mutating func judge(_ request: WalkRequest, for flow: Int?, isByUser: Bool) -> String {
    let outer = asker
    asker = flow
    defer { asker = outer }
    let reason: String? =
      switch request {
      case .install(let roots): install(roots, for: flow)
      case .select(let root): select(root)
      case .push(let screen, let sender): push(screen, from: sender, for: flow)
      case .pop(let screen): pop(screen)
      case .popTo(let screen): pop(to: screen)
      case .popToRoot(let screen): popToRoot(of: screen)
      case .replace(let old, let new): replace(old, with: new, for: flow)
      case .present(let screen, let sender): present([screen], from: sender, for: flow)
      case .dismiss(let screen): dismiss(screen, for: flow, isByUser: isByUser)
      case .dismissAll: dismissAll(for: flow)
      case .alert(let id, let sender, let acts): show(alert: id, sender, acts, for: flow)
      case .flush: flush()
      default: reasonOfRest(request, for: flow)
      }
    return reason.map { ignore(phrase(request), $0) } ?? "committed"
  }

  /// The reason for which a request is ignored that came with the player, the drawer and columns.
  private mutating func reasonOfRest(_ request: WalkRequest, for flow: Int?) -> String? {
    switch request {
    case .presentClosable(let screen, let sender):
      present([screen], from: sender, isClosable: true, for: flow)
    case .presentItems(let items, let kind, let sender):
      present(items, in: kind, from: sender, for: flow)
    case .update(let items, let screen): update(items, of: screen, for: flow)
    case .showDetail(let screen, let sender): showDetail(screen, from: sender, for: flow)
    case .embed(let screen, let host): embed(screen, in: host, for: flow)
    case .remove(let screen): remove(screen, for: flow)
    case .goBack: goBack(for: flow)
    case .returnToRoot: returnToRoot(for: flow)
    case .setStack(let screens, let screen): setStack(screens, of: screen, for: flow)
    case .hide(let screen): hide(screen, for: flow)
    case .installPlayer(let screen): installPlayer(screen, for: flow)
    case .removePlayer: removePlayer()
    case .minimize: turnPlayer(maximized: false)
    case .maximize: turnPlayer(maximized: true)
    case .openDrawer: turnDrawer(open: true)
    case .closeDrawer: turnDrawer(open: false)
    case .adapt(let formFactor): adapt(to: formFactor)
    default: "\(phrase(request)) is not known to the model"
    }
  }
}
