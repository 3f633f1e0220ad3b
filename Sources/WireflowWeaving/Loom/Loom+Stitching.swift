import Wireflow

extension Loom {
  /// Carries out a warp's stitches, all or none, and returns the warps among them.
  func carryOut(
    _ stitches: [Stitch], of warp: any Warp, from sender: any Screen, origin: (any Screen)?
  ) -> [WarpWeaver] {
    let all = stitches.flatMap(\.withRoots)
    let added = addWarps(of: all, below: warp.weaver)
    for weaver in added where weaver != nil { weaver?.becomeWoven() }
    let count = errands.count
    var forwards: [Forward] = []
    let carryOut = { [self] in
      let root = installRoots(of: stitches, of: warp)
      forwards = carryOutAll(all, added, of: warp, from: root ?? sender, origin: origin)
    }
    if stitches.count > 1 { warp.weaver.wireframe.transaction(carryOut) } else { carryOut() }
    let begun = errands[count...].map { (errand: $0, place: place(of: $0, in: all, added)) }
    errands.removeSubrange(count...)
    send(forwards, among: begun)
    return added.compactMap { $0 }
  }

  /// Registers the warps of stitches, and returns each at its stitch's index.
  private func addWarps(of stitches: [Stitch], below parent: WarpWeaver) -> [WarpWeaver?] {
    stitches.map { stitch in
      guard case .warp(let warp, _) = stitch.kind else { return nil }
      return add(warp, below: parent)
    }
  }

  /// Carries out stitches, and returns their forwarded wefts.
  private func carryOutAll(
    _ stitches: [Stitch], _ added: [WarpWeaver?], of warp: any Warp, from sender: any Screen,
    origin: (any Screen)?
  ) -> [Forward] {
    var top = sender
    var forwards: [Forward] = []
    for (place, (stitch, weaver)) in zip(stitches, added).enumerated() {
      let sender = stitch.style == .push ? top : sender
      if stitch.style == .push, case .screen(let screen, _, _) = stitch.kind { top = screen }
      switch stitch.kind {
      case .screen(let screen, let weftable, let listening):
        let outcome = warp.weaver.wireframe.present(screen, as: stitch.style, from: sender)
        if case .ignored = outcome { continue }
        listen(to: weftable, of: screen, as: listening, for: warp)
      case .warp(let child, let weftable):
        guard let weaver else { continue }
        begin(Woven(warp: child, weaver: weaver), weftable, as: stitch.style, from: sender)
      case .popup(let roots, let modal): present(roots, modal, of: warp, from: sender)
      case .forwardToThisWarp(let weft):
        forwards.append(Forward(Errand(weft, to: warp.weaver, from: origin), from: place))
      case .forwardToParent(let weft):
        forwards += forward(weft, toParentOf: warp.weaver, from: place)
      case .end(let weft, let screens):
        if let weft { forwards += forward(weft, toParentOf: warp.weaver, from: place) }
        end(warp, leaving: screens)
      }
    }
    return forwards
  }

  /// Ends a warp, and keeps its parent alive until then, with or without screens.
  private func end(_ warp: any Warp, leaving screens: FinishedScreens) {
    let parent = warp.weaver.parent
    parent?.wireframe.hold()
    warp.finish(screens: screens)
    // Within a transaction, the warp ends together with it.
    stage.inTurn { parent?.wireframe.dropHold() }
  }

  /// Sends forwarded wefts, each after the initial wefts of earlier stitches.
  private func send(_ forwards: [Forward], among begun: [(errand: Errand, place: Int?)]) {
    var begun = begun[...]
    for forward in forwards {
      let last = begun.lastIndex { ($0.place ?? forward.place) < forward.place }
      if let last {
        errands += begun[...last].map(\.errand)
        begun = begun[(last + 1)...]
      }
      append([forward.errand])
      forward.errand.weaver.wireframe.dropHold()
    }
    errands += begun.map(\.errand)
  }

  /// Returns the index of the stitch whose screen or warp has sent a weft.
  private func place(
    of errand: Errand, in stitches: [Stitch], _ added: [WarpWeaver?]
  ) -> Int? {
    stitches.indices.first { place in
      switch stitches[place].kind {
      case .screen(let screen, _, _): errand.origin === screen
      case .warp: added[place] === errand.weaver
      case .popup, .forwardToThisWarp, .forwardToParent, .end: false
      }
    }
  }

  /// Installs the root items among the stitches, unless they are all on stage already.
  ///
  /// Returns the first installed item, from which the weft's other stitches present.
  private func installRoots(of stitches: [Stitch], of warp: any Warp) -> (any Screen)? {
    let screens = stitches.filter { $0.style == .root }.compactMap(\.screen)
    guard screens.contains(where: { !stage.isOnStage($0) }) else { return nil }
    let items = rootItems(of: screens)
    if !items.isEmpty { warp.weaver.wireframe.install(rootItems: items) }
    return items.first
  }

  /// Presents root items in a new modal.
  private func present(
    _ roots: [Stitch], _ modal: Stitch.ModalRoots, of warp: any Warp, from sender: any Screen
  ) {
    warp.weaver.wireframe.presentModally(
      rootItems: rootItems(of: roots.compactMap(\.screen)), in: modal.wireframe, from: sender,
      style: modal.style, dismissButton: modal.dismissButton)
  }

  /// Returns the screens that can be root items, and logs those that cannot.
  private func rootItems(of screens: [any Screen]) -> [any RootLevelRepresentable] {
    for screen in screens where !(screen is any RootLevelRepresentable) {
      stage.log.note(
        "ignored root \(stage.name(of: screen)): a root item must be RootLevelRepresentable")
    }
    return screens.compactMap { $0 as? any RootLevelRepresentable }
  }

  private func listen(
    to weftable: any Weftable, of screen: any Screen, as mode: Stitch.Listening,
    for warp: any Warp
  ) {
    guard warp.weaver.life == .started else { return }
    let listening = ScreenListening(to: weftable, of: screen, as: mode, for: warp)
    warp.weaver.listenings.add(listening, to: screen, on: stage)
    if stage.isOnStage(screen) { listening.screenEntered() }
  }

  private func forward(
    _ weft: any Weft, toParentOf weaver: WarpWeaver, from place: Int
  ) -> [Forward] {
    guard let parent = weaver.parent else {
      stage.log.note("ignored weft \(weft): \(weaver.name) has no parent")
      return []
    }
    return [Forward(Errand(weft, to: parent, from: nil), from: place)]
  }
}

/// A weft that a stitch forwards, which keeps its receiver alive until the loom has sent it.
@MainActor
private struct Forward {
  let errand: Errand
  /// The index of the stitch in the warp's answer.
  let place: Int

  init(_ errand: Errand, from place: Int) {
    (self.errand, self.place) = (errand, place)
    errand.weaver.wireframe.hold()
  }
}

extension Stitch {
  /// The stitch's own screen, or the head of its warp.
  fileprivate var screen: (any Screen)? {
    switch kind {
    case .screen(let screen, _, _): screen
    case .warp(let warp, _): warp.weaver.head
    case .popup, .forwardToThisWarp, .forwardToParent, .end: nil
    }
  }
}
