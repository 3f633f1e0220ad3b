import Wireflow

extension Loom {
  /// Carries out a warp's stitches, all or none, and returns the warps among them.
  func carryOut(
    _ stitches: [Stitch], of warp: any Warp, from sender: any Screen, origin: (any Screen)?
  ) -> [WarpWeaver] {
    let all = stitches.flatMap(\.withRoots)
    let added = all.map { stitch -> WarpWeaver? in
      if case .warp(let child, _) = stitch.kind { add(child, below: warp.weaver) } else { nil }
    }
    for weaver in added { weaver?.becomeWoven() }
    var forwards: [Errand] = []
    let carryOut = { [self] in
      let root = installRoots(of: stitches, of: warp)
      forwards = carryOutAll(all, added, of: warp, from: root ?? sender, origin: origin)
    }
    let areMany = stitches.count > 1
    if !areMany { carryOut() }
    let outcome = areMany ? warp.weaver.wireframe.transaction(carryOut) : .committed
    if case .ignored(let reason) = outcome, reason != .alreadyThere {
      for case .screen(let screen, _, _) in all.map(\.kind) where !stage.state.isOnStage(screen) {
        warp.weaver.listenings.screenLeft(screen)
      }
      for errand in forwards { ignore(errand, "\(reason)") }
    } else {
      append(forwards)
    }
    for errand in forwards { errand.weaver.wireframe.dropHold() }
    return added.compactMap { $0 }
  }

  /// Carries out stitches, and returns their forwarded wefts, whose warps stay alive until then.
  ///
  /// The loom knits forwarded wefts after the initial ones of new screens and warps.
  private func carryOutAll(
    _ stitches: [Stitch], _ added: [WarpWeaver?], of warp: any Warp, from sender: any Screen,
    origin: (any Screen)?
  ) -> [Errand] {
    var top = sender
    var forwards: [Errand] = []
    for (stitch, weaver) in zip(stitches, added) {
      let sender = stitch.style == .push ? top : sender
      if stitch.style == .push, case .screen(let screen, _, _) = stitch.kind { top = screen }
      switch stitch.kind {
      case .screen(let screen, let weftable, let listening):
        let outcome = warp.weaver.wireframe.present(screen, as: stitch.style, from: sender)
        if case .ignored = outcome { continue }
        listen(to: weftable, of: screen, as: listening, for: warp)
      case .warp(let child, let weftable):
        if weaver != nil { begin(child, weftable, as: stitch.style, from: sender) }
      case .popup(let roots, let present):
        present(warp.weaver.wireframe, rootItems(of: roots.compactMap(\.screen)), sender)
      case .forwardToThisWarp(let weft):
        warp.weaver.wireframe.hold()
        forwards.append(Errand(weft: weft, weaver: warp.weaver, origin: origin))
      case .forwardToParent(let weft): forwards += forward(weft, toParentOf: warp.weaver)
      case .end(let weft, let screens):
        forwards += weft.map { forward($0, toParentOf: warp.weaver) } ?? []
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

  /// Installs the root items among the stitches, unless they are all on stage already.
  ///
  /// Returns the first installed item, from which the weft's other stitches present.
  private func installRoots(of stitches: [Stitch], of warp: any Warp) -> (any Screen)? {
    let screens = stitches.filter { $0.style == .root }.compactMap(\.screen)
    guard screens.contains(where: { !stage.state.isOnStage($0) }) else { return nil }
    let items = rootItems(of: screens)
    if !items.isEmpty { warp.weaver.wireframe.install(rootItems: items) }
    return items.first
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
    if stage.state.isOnStage(screen) { listening.screenEntered() }
  }

  private func forward(_ weft: any Weft, toParentOf weaver: WarpWeaver) -> [Errand] {
    guard let parent = weaver.parent else {
      stage.log.note("ignored weft \(weft): \(weaver.name) has no parent")
      return []
    }
    parent.wireframe.hold()
    return [Errand(weft: weft, weaver: parent)]
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
