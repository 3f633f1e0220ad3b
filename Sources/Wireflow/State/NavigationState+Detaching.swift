/// Root items that leave the stage and come back, while their flows live on.
extension NavigationState {
  /// Takes root items of the base, or all of them, off the stage, with what belongs to them.
  ///
  /// These are the modals and the player that their screens or their flows have presented.
  mutating func detach(_ chosen: [ScreenID]?, as number: UInt32) throws(Refusal) {
    let roots = chosen ?? base.roots
    guard !roots.isEmpty else { throw .plain(.noRootItems) }
    try checkDifferent(roots)
    for root in roots {
      try checkPresent(root)
      if !base.roots.contains(root) { throw .screen(.notOnStage, root) }
    }
    if roots.count == base.items.count, !requester.isPart { throw .plain(.leavesNoRootItems) }
    let leaving = sceneLeaving(with: roots)
    try checkUncovered(except: leaving.screens)
    if let alert { close(alert) }
    let selected = base.selectedItem?.root
    base.items.removeAll { roots.contains($0.root) }
    selectRoot(selected)
    if base.items.isEmpty { base.isDrawerOpen = false }
    regions.removeAll { modal in leaving.regions.dropFirst().contains { $0.number == modal.number }
    }
    if leaving.player != nil { player = nil }
    move(leaving.screens, to: number)
    detached[number] = leaving
    show(.detach(leaving.regions[0].roots))
  }

  /// Brings detached root items back to their places, with the modals and the player of theirs.
  mutating func attach(_ number: UInt32) throws(Refusal) {
    guard let scene = detached[number] else { throw .plain(.notDetached) }
    try checkUncovered()
    if scene.player != nil, player != nil { try removePlayer() }
    detached[number] = nil
    move(scene.screens, to: nil)
    let isSelected = scene.isSelected || base.items.isEmpty
    let selected = (isSelected ? scene.regions[0] : base).selectedItem?.root
    for (index, item) in scene.regions[0].items.enumerated() {
      let place = index < scene.places.count ? scene.places[index] : base.items.count
      base.items.insert(item, at: min(place, base.items.count))
    }
    selectRoot(selected)
    let modals = scene.regions.dropFirst()
    let front = regions.dropFirst().firstIndex { !$0.isDocked } ?? regions.count
    regions.insert(contentsOf: modals.filter(\.isDocked), at: front)
    regions += modals.filter { !$0.isDocked }
    player = scene.player ?? player
    show(.attach(scene.regions[0].roots))
  }

  /// Removes detached root items for good, and ends the flows that have nothing left.
  mutating func drop(_ number: UInt32) {
    guard let scene = detached[number] else { return }
    let losers = leavingOrder(of: scene.screens, except: []).compactMap(owner)
    inScene(number) { $0.leaveAll() }
    detached[number] = nil
    show(.drop(scene.regions[0].roots))
    endFlows(losers)
    showNextNotice()
  }

  /// Makes a change among detached root items, which nobody sees, or without a number on stage.
  mutating func inScene<Failure>(
    _ number: UInt32?, _ change: (inout Self) throws(Failure) -> Void
  ) throws(Failure) {
    dismissTiedModals()
    enterScene(number)
    defer { enterScene(number) }
    try change(&self)
    dismissTiedModals()
  }

  /// Exchanges everything on stage with detached root items, or back.
  mutating func enterScene(_ number: UInt32?) {
    guard let number, var scene = detached[number] else { return }
    (scene.regions, regions) = (regions, scene.regions)
    (scene.player, player) = (player, scene.player)
    detached[number] = scene
    requester.scene = requester.scene == nil ? number : nil
  }

  /// Returns the detached root items that a flow is among, or nil if the user can see it.
  ///
  /// A flow without screens is where its parent is.
  func scene(of flow: FlowID) -> UInt32? {
    guard !detached.isEmpty else { return nil }
    for flow in line(of: flow) where flow != main {
      let scenes = screens(of: subtree(of: flow)).map { residents[$0]?.scene }
      if let scene = scenes.first { return scenes.contains(nil) ? nil : scene }
    }
    return nil
  }

  private mutating func selectRoot(_ root: ScreenID?) {
    base.selected = base.items.firstIndex { $0.root == root } ?? 0
  }

  private mutating func move(_ screens: [ScreenID], to scene: UInt32?) {
    for screen in screens {
      residents[screen]?.scene = scene
      move(residents[screen]?.embedded ?? [], to: scene)
    }
  }

  /// Checks that neither a wall nor an alert of other screens is up.
  private func checkUncovered(except screens: [ScreenID] = []) throws(Refusal) {
    if let wall { throw .screen(.behindWall, regions[wall].first) }
    if let alert, !screens.contains(outermostHost(of: alert.sender)) {
      throw .screen(.showsAlert, alert.sender)
    }
  }

  /// Returns root items of the base, with the modals and the player that belong to them.
  private func sceneLeaving(with roots: [ScreenID]) -> Scene {
    let places = base.items.indices.filter { roots.contains(base.items[$0].root) }
    var region = base
    region.items = places.map { base.items[$0] }
    region.selected = places.firstIndex(of: base.selected) ?? 0
    region.isDrawerOpen = false
    var leaving = Scene(
      regions: [region], places: places, isSelected: places.contains(base.selected))
    let owners = leaving.screens.compactMap(owner).filter { $0 != main }
    var own = Descent(owners)
    func isOwn(_ screen: ScreenID) -> Bool {
      !owners.isEmpty && own.contains(owner(of: screen), in: self)
    }
    leaving.player = player.flatMap { isOwn($0.screen) ? $0 : nil }
    // A modal may be behind one that its presenter belongs to.
    var numbers: Set<UInt32> = []
    var count = -1
    while numbers.count > count {
      count = numbers.count
      for modal in regions.dropFirst() where !numbers.contains(modal.number) {
        let isLeaving =
          modal.modal?.presenter.map(leaving.screens.contains)
          ?? (places.count == base.items.count || isOwn(modal.first))
        guard isLeaving else { continue }
        numbers.insert(modal.number)
        leaving.regions.append(modal)
      }
    }
    leaving.regions = [region] + regions.filter { numbers.contains($0.number) }
    return leaving
  }
}

extension NavigationState.Scene {
  /// The screens in the order in which they leave, without embedded ones.
  var screens: [ScreenID] { regions.reversed().flatMap(\.leavingOrder) + (player?.screens ?? []) }
}
