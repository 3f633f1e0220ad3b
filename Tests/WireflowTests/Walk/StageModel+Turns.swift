import Wireflow

extension StageModel {
  /// A request, judged at once or after the stage's own work.
  @discardableResult
  mutating func submit(
    _ request: WalkRequest, by flow: Int?, isByUser: Bool = false
  ) -> String {
    guard phase != .working else {
      hold(flow)
      later.append(.request(request, by: flow))
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

  /// Delivers what is to be delivered, ends the flows that have nothing left, and takes what waits.
  mutating func finishTurn() {
    phase = .working
    while deliverNext() || endNextLifelessFlow() || takeNextInLine() || takeNextLater() {}
    phase = .idle
  }

  private mutating func deliverNext() -> Bool {
    guard !deliveries.isEmpty else { return false }
    switch deliveries.removeFirst() {
    case .answer(let alert, let answer):
      trace.append("answer \(alert.id): \(answer ?? "none")")
      run(alert.onAnswer)
      release(alert.flow)
    case .outcome(let flow, let outcome):
      trace.append("end \(flow): \(outcome)")
      run(flows[flow]?.onEnd ?? [])
    case .refused(let flow, let onEnd):
      trace.append("end \(flow): cancelled")
      run(onEnd)
    }
    return true
  }

  private mutating func takeNextInLine() -> Bool {
    guard alert == nil, !line.isEmpty else { return false }
    let next = line.removeFirst()
    isTakingFromLine = true
    let outcome = perform(next.request, by: next.flow, isByUser: next.isByUser)
    isTakingFromLine = false
    answerIfIgnored(next.request, outcome)
    release(next.flow)
    return true
  }

  private mutating func takeNextLater() -> Bool {
    guard !later.isEmpty else { return false }
    take(later.removeFirst())
    return true
  }

  private mutating func take(_ item: Later) {
    switch item {
    case .request(let request, let flow):
      answerIfIgnored(request, perform(request, by: flow, isByUser: false))
      release(flow)
    case .finish(let flow, let screens):
      _ = finishNow(flow, screens)
      release(flow)
    case .start(let child, let parent, let root, let script, let onEnd):
      let outer = phase
      phase = .batch
      start(child, under: parent, from: root, isOwner: true, script, onEnd)
      phase = outer
      release(parent)
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

  /// Tells observers what has become visible, unless a batch goes on; what they ask for waits.
  mutating func notify() {
    guard mergeDepth == 0 else { return }
    let stay = visible.flatMap { stays[$0] }
    guard let screen = visible, stay != visibleStay else { return }
    visibleStay = stay
    guard let acts = greetings.removeValue(forKey: screen) else { return }
    let outer = phase
    phase = .working
    trace.append("greet \(screen)")
    run(acts)
    phase = outer
  }

  /// Whether a request waits: it comes to the front, or names a screen that waits.
  private func mustWait(_ request: WalkRequest) -> Bool {
    switch request {
    case .present, .alert: return alert != nil || (!line.isEmpty && !isTakingFromLine)
    default: break
    }
    guard !isTakingFromLine, !line.isEmpty else { return false }
    let waiting = line.compactMap { item -> Int? in
      switch item.request {
      case .push(let screen, _), .present(let screen, _), .replace(_, let screen): screen
      default: nil
      }
    }
    return Self.screens(of: request).contains(where: waiting.contains)
  }

  @discardableResult
  private mutating func perform(
    _ request: WalkRequest, by flow: Int?, isByUser: Bool
  ) -> String {
    if mustWait(request) {
      hold(flow)
      line.append(Waiting(request: request, flow: flow, isByUser: isByUser))
      return "queued"
    }
    if let flow, let reason = refusal(flow) { return ignore(phrase(request), reason) }
    if isByUser, case .select(let root) = request, !picture.roots.isEmpty,
      picture.roots[picture.selected][0] == root
    {
      return judge(.popToRoot(root), for: flow, isByUser: true)
    }
    return judge(request, for: flow, isByUser: isByUser)
  }

  private mutating func judge(_ request: WalkRequest, for flow: Int?, isByUser: Bool) -> String {
    let reason: String? =
      switch request {
      case .install(let roots): install(roots, for: flow)
      case .select(let root): select(root)
      case .push(let screen, let sender): push(screen, from: sender, for: flow)
      case .pop(let screen): pop(screen)
      case .popTo(let screen): pop(to: screen)
      case .popToRoot(let screen): popToRoot(of: screen)
      case .replace(let old, let new): replace(old, with: new, for: flow)
      case .present(let screen, let sender): present(screen, from: sender, for: flow)
      case .dismiss(let screen): dismiss(screen, for: flow, isByUser: isByUser)
      case .dismissAll: dismissAll(for: flow)
      case .alert(let id, let sender, let acts): show(alert: id, sender, acts, for: flow)
      case .flush: flush()
      }
    let outcome = reason.map { ignore(phrase(request), $0) } ?? "committed"
    notify()
    return outcome
  }

  private func phrase(_ request: WalkRequest) -> String {
    switch request {
    case .install(let roots): "install " + roots.map(WalkName.screen).joined(separator: ", ")
    case .select(let screen): "select \(WalkName.screen(screen))"
    case .push(let screen, _): "push \(name(screen))"
    case .pop(let screen): "pop \(name(screen))"
    case .popTo(let screen): "pop to \(name(screen))"
    case .popToRoot(let screen): "pop to root of \(name(screen))"
    case .replace(let old, let new): "replace \(name(old)) with \(name(new))"
    case .present(let screen, _): "present \(name(screen))"
    case .dismiss(let screen): "dismiss \(name(screen))"
    case .dismissAll: "dismiss all"
    case .alert(let id, _, _): "alert \"\(WalkName.alert(id))\""
    case .flush: "flush"
    }
  }
}
