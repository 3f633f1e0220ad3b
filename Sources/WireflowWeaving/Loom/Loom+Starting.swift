import Wireflow

extension Loom {
  /// Lets a stitch's warp begin: its weftable is listened to once its flow has started.
  func begin(
    _ entry: Woven, _ weftable: any Weftable, as style: Stitch.PresentationStyle,
    from sender: any Screen
  ) {
    let weaver = entry.weaver
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
      start(entry, from: sender)
    }
  }

  /// Starts a warp that waits for its head, if the head is on stage.
  ///
  /// The head becomes the warp's.
  func startIfHeadStands(_ weaver: WarpWeaver) {
    guard weaver.life == .waitingForHead, let head = weaver.head, stage.isOnStage(head),
      let entry = woven.first(where: { $0.weaver === weaver }),
      let weftable = weftables[ObjectIdentifier(weaver)]
    else { return }
    weaver.life = .idle
    weaver.onStart = { [weak self, weak weaver] sender in
      guard let self, let weaver else { return }
      weaver.wireframe.adopt(sender)
      listen(to: weftable, of: weaver)
    }
    start(entry, from: head)
  }

  /// Makes the head of a warp that has started the warp's, if it is on stage, whoever presented it.
  func adoptHead(of weaver: WarpWeaver) {
    guard weaver.life == .started, let head = weaver.head, stage.isOnStage(head) else { return }
    weaver.wireframe.adopt(head)
  }

  /// Starts the flow of a warp that no other has led to, and knits its first weft meanwhile.
  func start(_ weaver: WarpWeaver, with errand: Errand) {
    guard let entry = woven.first(where: { $0.weaver === weaver }) else { return }
    weaver.onStart = { [weak self] _ in
      self?.adoptHead(of: errand.weaver)
      self?.decide(errand)
    }
    start(entry, from: base ?? weaver.sender)
  }

  private func start(_ entry: Woven, from sender: any Screen) {
    let weaver = entry.weaver
    let forget: @MainActor () -> Void = { [weak self, weak weaver] in
      if let weaver { self?.remove(weaver) }
    }
    guard let parent = weaver.parent else {
      return start(entry.warp, from: sender, forget)
    }
    if let above = woven.first(where: { $0.weaver === parent }) {
      above.warp.start(entry.warp, from: sender, forget)
    } else {
      stage.log.note("ignored start of \(weaver.name): \(parent.name) has ended")
      remove(weaver)
    }
  }

  /// Listens to a warp's own weftable, whether the warp's screens are visible or not.
  func listen(to weftable: any Weftable, of weaver: WarpWeaver) {
    guard weaver.listener == nil, weaver.life != .ended else { return }
    weftables[ObjectIdentifier(weaver)] = weftable
    let (name, stage) = (weaver.name, stage)
    weaver.listener = weftable.weftSubject.listen { [weak self, weak weaver] weft in
      if let weaver { self?.send(Errand(weft, to: weaver, from: nil)) }
    } missing: { [weak stage] count in
      stage?.noteMissed(count, "to \(name)")
    } afterwards: { [weak stage] weft in
      stage?.log.note("ignored weft \(weft) to \(name): the warp has ended")
    }
    weftable.readyToEmitWefts()
  }
}

extension FlowCoordinator {
  /// Starts a warp as a child flow, and tells when it has ended.
  fileprivate func start<W: Warp>(
    _ warp: W, from sender: any Screen, _ onEnd: @escaping @MainActor () -> Void
  ) {
    start(warp, from: sender) { (_: Self, _: FlowOutcome<Void>) in onEnd() }
  }
}

extension FlowWireframe {
  /// Asks for a screen in one of the styles that concern one screen alone.
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
