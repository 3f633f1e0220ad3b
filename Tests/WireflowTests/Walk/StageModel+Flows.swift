import Wireflow

extension StageModel {
  mutating func hold(_ flow: Int?) -> Hold? {
    guard let flow else { return nil }
    flows[flow]?.holds.append(moment)
    return Hold(flow: flow, moment: moment)
  }

  mutating func release(_ hold: Hold?) {
    guard let hold else { return }
    if let place = flows[hold.flow]?.holds.firstIndex(of: hold.moment) {
      flows[hold.flow]?.holds.remove(at: place)
    }
    suspect(hold.flow)
  }

  /// An alert keeps its flow until it is closed.
  mutating func releaseAlert(of flow: Int?) {
    guard let flow else { return }
    flows[flow]?.alerts -= 1
    suspect(flow)
  }

  /// Why a flow may ask for nothing; nil when it may.
  func refusal(_ id: Int) -> String? {
    guard let flow = flows[id] else { return goneFlows.contains(id) ? "WalkFlow has ended" : nil }
    return switch flow.life {
    case .unstarted: "\(flow.name) has not been started"
    case .starting, .alive: nil
    case .ended: "\(flow.name) has ended"
    }
  }

  mutating func start(
    _ child: Int, under parent: Int, from sender: Int, isOwner: Bool, _ script: [WalkAct],
    _ onEnd: [WalkAct]
  ) {
    if flows[child] == nil {
      flows[child] = goneFlows.contains(child) ? Flow(name: "WalkFlow", life: .ended) : Flow()
    }
    if isOwner, phase == .working {
      let hold = hold(parent)
      later.append(
        .start(child, under: parent, owning: sender, script: script, onEnd: onEnd, hold))
      return
    }
    if let reason = startRefusal(child, parent, ownerOf: isOwner ? sender : nil) {
      _ = ignore("start WalkFlow", reason)
      deliveries.append(.refused(child, onEnd: onEnd))
      if phase == .idle { finishTurn() }
      return
    }
    var flow = flows[child] ?? Flow()
    flow.name = "WalkFlow"
    (flow.life, flow.parent, flow.beginning, flow.onEnd) = (.starting, parent, moment, onEnd)
    flows[child] = flow
    flows[parent]?.children.append(child)
    liveFlows.append(child)
    lines.append("  start WalkFlow")
    if isOwner { pass(sender, to: child) }
    run(script)
    guard flows[child]?.life == .starting else { return }
    flows[child]?.life = .alive
    suspect(child)
    if phase == .idle { finishTurn() }
  }

  private func startRefusal(_ child: Int, _ parent: Int, ownerOf root: Int?) -> String? {
    if let flow = flows[child], flow.life != .unstarted {
      return "\(flow.name) has been started before"
    }
    if let reason = refusal(parent) { return reason }
    guard let root, !isRootItem(root) else { return nil }
    return "\(name(root)) is not on stage"
  }

  /// Makes a flow the owner of a screen.
  private mutating func pass(_ screen: Int, to flow: Int) {
    if let owner = owners[screen] {
      flows[owner]?.screens.removeAll { $0 == screen }
    }
    let owner = owners[screen]
    owners[screen] = flow
    flows[flow]?.screens.append(screen)
    if let owner, flows[owner]?.life != .ended { darken(owner, isLeaving: false) }
  }

  /// Looks at a flow and those above it that cannot be seen any more.
  mutating func darken(_ flow: Int, isLeaving: Bool) {
    var next: Int? = flow
    while let id = next, !hasScreens(id) {
      if isLeaving, !isSelfOrAncestor(id, of: asker) {
        moment += 1
        flows[id]?.darkness = .byOthers(moment)
      } else {
        flows[id]?.darkness = .byItself
      }
      keepToCheck(id)
      next = flows[id]?.parent
    }
  }

  private mutating func keepToCheck(_ id: Int) {
    if flows[id]?.life != .ended, !suspects.contains(id) { suspects.append(id) }
  }

  mutating func finish(_ flow: Int, _ screens: FinishedScreens) -> String {
    guard phase != .working else {
      let hold = hold(flow)
      later.append(.finish(flow, screens, hold))
      return "queued"
    }
    let outcome = finishNow(flow, screens)
    if phase == .idle { finishTurn() }
    return outcome
  }

  mutating func finishNow(_ id: Int, _ screens: FinishedScreens) -> String {
    let name = flows[id]?.name ?? "the flow"
    if id == 0 { return ignore("finish \(name)", "\(name) is the main flow") }
    if let reason = refusal(id) { return ignore("finish \(name)", reason) }
    let outer = asker
    asker = id
    if screens == .unwound { unwind(id) }
    end(id, "finish", outcome: "finished \(id)")
    asker = outer
    notify()
    return "committed"
  }

  /// Ends a flow without an output.
  mutating func cancel(_ id: Int) {
    guard id != 0, flows[id]?.life != .ended else { return }
    unwind(id)
    end(id, "cancel", outcome: "cancelled")
  }

  mutating func endNextLifelessFlow() -> Bool {
    guard !suspects.isEmpty else { return false }
    let id = suspects.removeFirst()
    if isLifeless(id) { cancel(id) }
    return true
  }

  /// Has a flow and those above it looked at once the stage is done, if they have nothing left.
  private mutating func suspect(_ id: Int) {
    var next: Int? = id
    while let id = next, !hasScreens(id) {
      if isLifeless(id) { keepToCheck(id) }
      next = flows[id]?.parent
    }
  }

  private func isLifeless(_ id: Int) -> Bool {
    guard id != 0, let flow = flows[id], flow.life == .alive, !hasScreens(id), flow.alerts == 0
    else { return false }
    guard case .byOthers(let moment) = flow.darkness else {
      return flow.holds.isEmpty && flow.children.isEmpty
    }
    return !flow.holds.contains { $0 >= moment } && !flow.children.contains { lives($0, moment) }
  }

  /// Whether a flow, or one below it, lives for anything that began since a moment, or for an alert.
  private func lives(_ id: Int, _ moment: Int) -> Bool {
    guard let flow = flows[id] else { return false }
    return flow.beginning >= moment || flow.alerts > 0 || flow.holds.contains { $0 >= moment }
      || flow.children.contains { lives($0, moment) }
  }

  private mutating func end(_ id: Int, _ verb: String, outcome: String) {
    guard let flow = flows[id], let parent = flow.parent else { return }
    for child in flow.children.reversed() { end(child, "cancel", outcome: "cancelled") }
    flows[id]?.life = .ended
    liveFlows.removeAll { $0 == id }
    delayed.removeAll { $0.flow == id }
    for screen in (flows[id]?.screens ?? []).reversed() { pass(screen, to: parent) }
    lines.append("  \(verb) \(flow.name)")
    deliveries.append(.outcome(of: id, outcome))
    flows[parent]?.children.removeAll { $0 == id }
    suspect(parent)
  }

  /// Takes the screens of a flow and of all below it off stage in one transition; roots stay.
  private mutating func unwind(_ flow: Int) {
    let isOfFlow = { (model: StageModel, modal: Picture.Layer) -> Bool in
      modal.region.items.allSatisfy { item in
        model.owners[item.list[0]].map { model.isSelfOrAncestor(flow, of: $0) } ?? false
      }
    }
    beginMerging()
    if let lowest = picture.modals.firstIndex(where: { isOfFlow(self, $0) }) {
      dismiss(from: lowest, isOfFlow)
    }
    if let player = picture.player, isSelfOrAncestor(flow, of: owners[player.screen]) {
      _ = removePlayer()
    }
    let doomed = screens(below: flow).filter(isOnStage)
    removeEmbedded(doomed)
    removeFromStacks(doomed)
    endMerging()
  }

  /// Takes embedded screens off hosts that stay.
  private mutating func removeEmbedded(_ doomed: [Int]) {
    let stay = doomed.filter { screen in
      picture.place(of: screen).map { isRoot($0.stack, $0.level) } ?? false
    }
    for screen in doomed {
      guard isOnStage(screen), let host = picture.host(of: screen),
        !doomed.contains(host) || stay.contains(host)
      else { continue }
      unembed(screen)
    }
  }

  private mutating func removeFromStacks(_ doomed: [Int]) {
    var groups: [(stack: Picture.Stack, screens: [Int])] = []
    for screen in doomed {
      guard let (stack, level) = picture.place(of: screen), !isRoot(stack, level) else { continue }
      if let group = groups.firstIndex(where: { $0.stack == stack }) {
        groups[group].screens.append(screen)
      } else {
        groups.append((stack, [screen]))
      }
    }
    for (stack, screens) in groups where isDetail(stack) { remove(screens, from: stack) }
    for (stack, screens) in groups where !isDetail(stack) { remove(screens, from: stack) }
  }

  private func isDetail(_ stack: Picture.Stack) -> Bool {
    if case .detail = stack { true } else { false }
  }

  private mutating func remove(_ screens: [Int], from stack: Picture.Stack) {
    let gone = picture[stack].filter(screens.contains)
    let lowest = picture[stack].firstIndex(of: gone[0]) ?? 0
    if picture[stack].count == lowest + gone.count { return pop(stack, from: lowest) }
    closeAlert(from: gone)
    let names = gone.map(name).joined(separator: ", ")
    show("remove \(names) from \(label(stack))")
    picture[stack].removeAll(where: gone.contains)
    for screen in gone.reversed() { leave(screen) }
  }

  private func screens(below id: Int) -> [Int] {
    guard let flow = flows[id] else { return [] }
    return flow.children.reversed().flatMap(screens) + flow.screens.reversed()
  }

  /// Forgets flows that have ended and screens that are gone from memory, which nobody can name any
  /// more; else each attempt, which copies the model, would cost more the longer a walk is.
  mutating func forgetWhatIsGone(but screens: Set<Int>) {
    taps = taps.filter { screens.contains($0.key) }
    // The stage frees the coordinators of flows that never started; their wired taps do nothing.
    for (screen, tap) in taps where flows[tap.flow]?.life == .unstarted {
      taps[screen] = Tap(flow: tap.flow, acts: [])
    }
    let named = Set(taps.values.map(\.flow) + line.compactMap(\.flow) + [alert?.flow ?? 0])
    let gone = flows.filter { $0.value.life == .ended && !named.contains($0.key) }.keys
    for flow in gone { flows[flow] = nil }
    goneFlows.formUnion(gone)
    let marks = Set(picture.modals.map(\.mark.number))
    preferredStyles = preferredStyles.filter { marks.contains($0.key) }
    kinds = kinds.filter { marks.contains($0.key) }
  }

  func hasScreens(_ id: Int) -> Bool { !screens(below: id).isEmpty }

  /// Whether a flow is another one, or is above it.
  func isSelfOrAncestor(_ flow: Int, of other: Int?) -> Bool {
    var next = other
    while let id = next {
      if id == flow { return true }
      next = flows[id]?.parent
    }
    return false
  }
}
