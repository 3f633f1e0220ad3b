import Wireflow

extension Loom {
  /// Carries out what a warp has knit, all of it or nothing, and returns the warps that it led to.
  func carryOut(
    _ stitches: [Stitch], of warp: any Warp, from sender: any Screen, origin: (any Screen)?
  ) -> [WarpWeaver] {
    let all = stitches.flatMap(\.withRoots)
    let added = addWarps(of: all, below: warp.weaver)
    for weaver in added where weaver != nil { weaver?.becomeWoven() }
    let carryOut = { [self] in
      let root = installRoots(of: stitches, of: warp)
      carryOutAll(all, added, of: warp, from: root ?? sender, origin: origin)
    }
    if stitches.count > 1 { warp.weaver.wireframe.transaction(carryOut) } else { carryOut() }
    return added.compactMap { $0 }
  }

  /// Takes in the warps of stitches, each in its stitch's place.
  private func addWarps(of stitches: [Stitch], below parent: WarpWeaver) -> [WarpWeaver?] {
    stitches.map { stitch in
      guard case .warp(let warp, _) = stitch.kind else { return nil }
      return add(warp, below: parent)
    }
  }

  private func carryOutAll(
    _ stitches: [Stitch], _ added: [WarpWeaver?], of warp: any Warp, from sender: any Screen,
    origin: (any Screen)?
  ) {
    var top = sender
    for (stitch, weaver) in zip(stitches, added) {
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
        send(Errand(weft, to: warp.weaver, from: origin))
      case .forwardToParent(let weft):
        forward(weft, toParentOf: warp.weaver, warp.weaver.parent)
      case .end(let weft, let screens):
        end(warp, leaving: screens, telling: weft)
      }
    }
  }

  /// Ends a warp and then tells its parent, which lives that long whether it has screens or not.
  private func end(
    _ warp: any Warp, leaving screens: FinishedScreens, telling weft: (any Weft)?
  ) {
    let parent = warp.weaver.parent
    parent?.wireframe.hold()
    warp.finish(screens: screens)
    if let weft { forward(weft, toParentOf: warp.weaver, parent) }
    // In a transaction the warp ends with that.
    stage.inTurn { parent?.wireframe.dropHold() }
  }

  /// Installs all that is to stand at the root, unless it stands there already.
  ///
  /// Returns the first of what is installed, from which all else of the weft comes.
  private func installRoots(of stitches: [Stitch], of warp: any Warp) -> (any Screen)? {
    let screens = stitches.filter { $0.style == .root }.compactMap(\.screen)
    guard screens.contains(where: { !stage.isOnStage($0) }) else { return nil }
    let items = rootItems(of: screens)
    if !items.isEmpty { warp.weaver.wireframe.install(rootItems: items) }
    return items.first
  }

  /// Presents root items in a modal of their own.
  private func present(
    _ roots: [Stitch], _ modal: Stitch.ModalRoots, of warp: any Warp, from sender: any Screen
  ) {
    warp.weaver.wireframe.presentModally(
      rootItems: rootItems(of: roots.compactMap(\.screen)), in: modal.wireframe, from: sender,
      style: modal.style, dismissButton: modal.dismissButton)
  }

  /// Returns the screens that can stand at a root, and writes which cannot.
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
    _ weft: any Weft, toParentOf weaver: WarpWeaver, _ parent: WarpWeaver?
  ) {
    guard let parent else {
      return stage.log.note("ignored weft \(weft): \(weaver.name) has no parent")
    }
    send(Errand(weft, to: parent, from: nil))
  }
}

extension Stitch {
  /// The screen that a stitch brings: its own, or the head of its warp.
  fileprivate var screen: (any Screen)? {
    switch kind {
    case .screen(let screen, _, _): screen
    case .warp(let warp, _): warp.weaver.head
    case .popup, .forwardToThisWarp, .forwardToParent, .end: nil
    }
  }
}
