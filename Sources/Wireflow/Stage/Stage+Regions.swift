/// The wireframes of modals that hold root items of their own.
extension Stage {
  /// The wireframe of the region that a request is about: the sender's, else that of the screen
  /// that it names, else the one in front; nil when that has none of its own.
  func regionWireframe(
    for request: NavigationRequest, in registry: CoordinatorRegistry
  ) -> (any ApplicationWireframe)? {
    guard !registry.regionWireframes.isEmpty else { return nil }
    switch request {
    case .adapt, .install, .update(_, of: nil): return nil
    default: break
    }
    for screen in request.traits.others {
      let slot = state.tree.find(screen)
      guard slot != .none else { continue }
      let region = state.tree.region(of: slot)
      return region == .none ? nil : registry.regionWireframes[state.tree.regions[region].arrival]
    }
    return registry.regionWireframes[state.tree.regions[frontRegion].arrival]
  }

  /// Keeps the wireframe of root items that have just been presented.
  func keepRegionWireframe(of request: NavigationRequest) {
    guard case .presentRootItems(_, let wireframe, _, _, _) = request else { return }
    link.registry?.regionWireframes[state.tree.regions[frontRegion].arrival] = wireframe
  }

  /// Lets go of the wireframes of modals that have been dismissed.
  func letGoOfRegionWireframes() {
    guard let registry = link.registry, !registry.regionWireframes.isEmpty else { return }
    let present = Set(state.tree.order.map { state.tree.regions[$0].arrival })
    registry.regionWireframes = registry.regionWireframes.filter { present.contains($0.key) }
  }

  /// The containers that modals with root items choose when the app adapts.
  func regionContainers(
    for request: NavigationRequest
  ) -> [(region: Index, container: WireframeContainer)] {
    guard let registry = link.registry, case .adapt(let formFactor, _) = request else { return [] }
    return state.tree.order.compactMap { region in
      registry.regionWireframes[state.tree.regions[region].arrival]?
        .container(for: .adapt(formFactor)).map { (region, $0) }
    }
  }

  /// What would become of a request now, if no guard had a say.
  func verdict(
    on request: NavigationRequest, through wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    let ask = Ask(request, through: wireframe, for: wireframe.asker)
    let outer = (turn.phase, turn.asker, turn.isByUser)
    (turn.phase, turn.asker, turn.isByUser) = (.working, ask.flow, false)
    defer { (turn.phase, turn.asker, turn.isByUser) = outer }
    if hasGates, gate(for: [request], by: ask.flow) != nil { return .queued }
    if let reason = ask.flow?.refusal { return .ignored(reason) }
    let requests: [NavigationRequest]
    switch translation(of: ask) {
    case .declined(let reason): return .ignored(reason)
    case .request(let request): requests = [request]
    case .requests(let several): requests = several
    }
    if hasGates, gate(for: requests, by: ask.flow) != nil { return .queued }
    var texts = ChangeTexts()
    switch state.judge(requests, by: asker(of: ask, requests), &texts).verdict {
    case .change, .changes: return .committed
    case .ignore(let why): return .ignored(why.reason(naming: name))
    }
  }

  /// The screen on a stack that a screen counts as when it is a sender: itself, or what it is
  /// embedded in.
  func outermostHost(of screen: any Screen) -> any Screen {
    let slot = state.tree.find(screen)
    return slot == .none ? screen : state.tree.screen(state.tree.host(slot))
  }

  /// Sets the form factor that the app begins with.
  func begin(in formFactor: FormFactor) { state.formFactor = formFactor }

  /// Whether a screen is the root of one of several root items, in the base or in a modal.
  func isRootItem(_ screen: any Screen) -> Bool { refusal(toOwn: screen) == nil }
}
