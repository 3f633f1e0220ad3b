import Wireflow

extension Loom {
  /// Starts the warp of a stitch, and listens to its weftable once the flow has started.
  func begin(
    _ warp: any Warp, _ weftable: any Weftable, as style: Stitch.PresentationStyle,
    from sender: any Screen
  ) {
    let weaver = warp.weaver
    weftables[ObjectIdentifier(weaver)] = weftable
    switch style {
    case .presented where weaver.head == nil, .root where weaver.head == nil:
      listen(to: weftable, of: weaver)
    case .presented, .root:
      weaver.life = .waitingForHead
      startIfHeadStands(weaver)
    case .push, .popup, .popupInFront, .show, .showDetail, .embed, .replace:
      weaver.onStart = { [weak self, weak weaver] sender in
        guard let self, let weaver else { return }
        if let head = weaver.head {
          let outcome = weaver.wireframe.present(head, as: style, from: sender)
          if case .ignored = outcome { return }
        }
        listen(to: weftable, of: weaver)
      }
      start(warp, from: sender)
    }
  }

  /// Starts a waiting warp, if its head is on stage.
  ///
  /// The warp then owns its head.
  func startIfHeadStands(_ weaver: WarpWeaver) {
    guard weaver.life == .waitingForHead, let head = weaver.head, stage.state.isOnStage(head),
      let warp = warp(of: weaver), let weftable = weftables[ObjectIdentifier(weaver)]
    else { return }
    weaver.life = .idle
    weaver.onStart = { [weak self, weak weaver] sender in
      guard let self, let weaver else { return }
      weaver.wireframe.adopt(sender)
      listen(to: weftable, of: weaver)
    }
    start(warp, from: head)
  }

  /// Gives a started warp ownership of its head, if the head is on stage, no matter who presented
  /// it.
  func adoptHead(of weaver: WarpWeaver) {
    guard weaver.life == .started, let head = weaver.head, stage.state.isOnStage(head) else {
      return
    }
    weaver.wireframe.adopt(head)
  }

  /// Starts the flow of a top-level warp, and knits its first weft during the start.
  func start(_ weaver: WarpWeaver, with errand: Errand) {
    guard let warp = warp(of: weaver) else { return }
    weaver.onStart = { [weak self] _ in
      self?.adoptHead(of: errand.weaver)
      self?.decide(errand)
    }
    start(warp, from: base ?? weaver.sender)
  }

  private func start(_ warp: any Warp, from sender: any Screen) {
    let weaver = warp.weaver
    let forget: @MainActor () -> Void = { [weak self, weak weaver] in
      if let weaver { self?.remove(weaver) }
    }
    guard let parent = weaver.parent else { return start(warp, from: sender, forget) }
    if let above = self.warp(of: parent) {
      above.start(warp, from: sender, forget)
    } else {
      stage.log.note("ignored start of \(weaver.name): \(parent.name) has ended")
      remove(weaver)
    }
  }

  /// Listens to a warp's own weftable, even while the warp's screens are hidden.
  func listen(to weftable: any Weftable, of weaver: WarpWeaver) {
    guard weaver.listener == nil, weaver.life != .ended else { return }
    weftables[ObjectIdentifier(weaver)] = weftable
    let (name, stage) = (weaver.name, stage)
    weaver.listener = weftable.weftSubject.listen { [weak self, weak weaver] weft in
      if let weaver { self?.send(Errand(weft: weft, weaver: weaver)) }
    } missing: { [weak stage] count in
      stage?.noteMissed(count, "to \(name)")
    } afterwards: { [weak stage] weft in
      stage?.log.note("ignored weft \(weft) to \(name): the warp has ended")
    }
    weftable.readyToEmitWefts()
  }
}

extension FlowCoordinator {
  /// Starts a warp as a child flow, and calls back when it has ended.
  fileprivate func start<W: Warp>(
    _ warp: W, from sender: any Screen, _ onEnd: @escaping @MainActor () -> Void
  ) {
    start(warp, from: sender) { (_: Self, _: FlowOutcome<Void>) in onEnd() }
  }
}

extension FlowWireframe {
  /// Requests the presentation of a screen in one of the styles for a single screen.
  func present(
    _ screen: any Screen, as style: Stitch.PresentationStyle, from sender: any Screen
  ) -> RequestOutcome {
    switch style {
    case .push: push(screen, from: sender)
    case .popup: stage.submit(.modal(screen, from: sender), through: self)
    case .popupInFront: stage.submit(.modal(screen, from: nil), through: self)
    case .show: show(screen, from: sender)
    case .showDetail: showDetail(screen, from: sender)
    case .embed: embed(screen, in: sender)
    case .replace: replace(sender, with: screen)
    case .presented, .root: .committed
    }
  }
}
