/// The wireframes of modals that hold root items.
extension Stage {
  /// Returns the wireframe of the region that a request is about, if that region has its own.
  ///
  /// The region is that of the first screen on stage that the request names, or else the one in
  /// front.
  func regionWireframe(for request: NavigationRequest) -> (any ApplicationWireframe)? {
    guard places.state.regions.count > 1, let wireframes = link.registry?.regionWireframes,
      !wireframes.isEmpty
    else { return nil }
    // Root items are always installed in the base.
    if case .install = request { return nil }
    if case .update(_, of: nil) = request { return nil }
    let traits = request.traits
    for screen in traits.others {
      guard let page = places.page(of: screen) else { continue }
      return page.region.flatMap { wireframes[$0.number] }
    }
    return traits.concernsTheBase ? nil : wireframes[places.front.number]
  }

  /// Returns the containers that modals with root items choose when the app adapts, by the numbers
  /// of their presentations.
  func regionContainers(for formFactor: FormFactor) -> [UInt32: WireframeContainer] {
    let wireframes = link.registry?.regionWireframes ?? [:]
    return wireframes.compactMapValues { $0.container(for: .adapt(formFactor)) }
  }

  /// Returns the outcome that a request would have now, without guards.
  func verdict(
    on request: NavigationRequest, through wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    let ask = Ask(request, through: wireframe, for: wireframe.asker)
    if let reason = foreignPart(of: ask) { return .ignored(reason) }
    return working(for: ask) {
      if gate(for: [request], by: ask) != nil { return .queued }
      if let reason = ask.flow?.refusal { return .ignored(reason) }
      do throws(Refusal) {
        let requests = try translation(of: ask)
        if (gate(for: requests, by: ask) ?? foreignLane(for: requests, by: ask)) != nil {
          return .queued
        }
        let tried = attempt(requests, of: ask)
        if let (_, why) = tried.refusal { throw why }
        if let met = tried.fulfilled.last, met.step == requests.count - 1 { throw met.why }
        return .committed
      } catch {
        return .ignored(error.reason)
      }
    }
  }

  /// Sets the app's initial form factor.
  ///
  /// Once root items are on stage, only `adapt` changes it, together with their container.
  package func begin(in formFactor: FormFactor) {
    if selectedRoot == nil { places.keep(formFactor) }
  }
}
