/// The wireframes of modals that hold root items of their own.
extension Stage {
  /// The wireframe of the region that a request is about, if that has one of its own.
  ///
  /// It is the sender's region, else that of the screen that it names, else the one in front.
  func regionWireframe(for request: NavigationRequest) -> (any ApplicationWireframe)? {
    // Root items are installed in the base, wherever they stand before.
    if case .install = request { return nil }
    if case .update(_, of: nil) = request { return nil }
    guard let registry = link.registry else { return nil }
    for screen in request.traits.others {
      let slot = state.tree.find(screen)
      guard slot != .none else { continue }
      let region = state.tree.region(of: slot)
      return region == .none ? nil : registry.regionWireframes[state.tree.regions[region].arrival]
    }
    if request.traits.concernsTheBase { return nil }
    return registry.regionWireframes[state.tree.regions[frontRegion].arrival]
  }

  /// Keeps the wireframe of root items that have just been presented.
  func keepRegionWireframe(of request: NavigationRequest) {
    guard case .presentRootItems(let items, let wireframe, _, _, _) = request,
      let root = items.first, case let slot = state.tree.find(root), slot != .none
    else { return }
    let region = state.tree.region(of: slot)
    turn.hasRegionWireframes = true
    link.registry?.regionWireframes[state.tree.regions[region].arrival] = wireframe
  }

  /// Lets go of the wireframes of modals that have been dismissed, by the numbers of their coming.
  func letGoOfWireframes(of modals: [UInt32]) {
    guard let registry = link.registry else { return }
    let gone = modals.map { registry.regionWireframes.removeValue(forKey: $0) }
    turn.hasRegionWireframes = !registry.regionWireframes.isEmpty
    // One of them may be the last to keep an object that asks the stage at its end.
    withExtendedLifetime(gone) {}
  }

  /// The containers that modals with root items choose when the app adapts.
  func regionContainers(
    for formFactor: FormFactor
  ) -> [Asker.Fact] {
    guard turn.hasRegionWireframes, let registry = link.registry else { return [] }
    return state.tree.order.compactMap { region in
      registry.regionWireframes[state.tree.regions[region].arrival]?
        .container(for: .adapt(formFactor)).map { .adapted(region: region, $0) }
    }
  }

  /// Returns the outcome that a request would have now, if no guard had a say.
  func verdict(
    on request: NavigationRequest, through wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    let ask = Ask(request, through: wireframe, for: wireframe.asker)
    if let reason = strangeness(of: ask) { return .ignored(reason) }
    let outer = turn.who
    turn.who = .init(phase: .working, asker: ask.by.flow?.id ?? .none)
    defer { turn.who = outer }
    if hasGates, gate(for: [request], by: ask.by) != nil { return .queued }
    if let reason = ask.by.flow?.refusal { return .ignored(reason) }
    let requests: [NavigationRequest]
    switch translation(of: ask) {
    case .declined(let reason): return .ignored(reason)
    case .request(let request): requests = [request]
    case .requests(let several): requests = several
    }
    if hasGates, gate(for: requests, by: ask.by) != nil { return .queued }
    let plan = plan(for: requests, of: ask)
    if let (_, why) = plan.refusal { return .ignored(why.reason(naming: name)) }
    return plan.fulfilled.last == requests.count - 1 ? .ignored(.alreadyThere) : .committed
  }

  /// Keeps the form factor that an app adapts to which is shown the same in it.
  func keepFormFactor(of request: NavigationRequest, ignoredBecause why: Refusal) {
    guard case .adapt(let formFactor, _) = request, case .plain(.alreadyIn) = why else { return }
    state.begin(in: formFactor)
  }

  /// The screen on a stack that a screen counts as when it is a sender: itself, or its outermost
  /// host.
  func outermostHost(of screen: any Screen) -> any Screen {
    let slot = state.tree.find(screen)
    return slot == .none ? screen : state.tree.screen(state.tree.host(slot))
  }

  /// Sets the form factor that the app begins with.
  func begin(in formFactor: FormFactor) { state.formFactor = formFactor }

  /// Returns true if a screen is the root of one of several root items, in the base or in a modal.
  func isRootItem(_ screen: any Screen) -> Bool { refusal(toOwn: screen) == nil }
}
