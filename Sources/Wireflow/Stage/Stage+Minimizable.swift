/// The minimizable screen on stage: itself and its controls, each on a stack of its own.
@MainActor
struct MinimizableState {
  let screen: any FullscreenMinimizable
  let node: ScreenNode
  let controls: ScreenNode
  /// The stacks, which the nodes do not keep.
  let stacks: [ScreenStack]
  var isMaximized = false

  var nodes: [ScreenNode] { [node, controls] }
}

extension Stage {
  func installMinimizable(
    _ screen: any FullscreenMinimizable, isAnimated: Bool
  ) -> RequestOutcome {
    let controls = screen.minimizedControls
    // A screen stands on stage once, so a player cannot be its own controls.
    if node(of: screen) != nil || controls === screen {
      return .ignored(.alreadyOnStage(name(of: screen)))
    }
    if let node = node(of: controls), node !== minimizable?.controls {
      return .ignored(.alreadyOnStage(name(of: controls)))
    }
    merging {
      if minimizable != nil { _ = removeMinimizable(isAnimated: isAnimated) }
      let stack = ScreenStack(title: screen.title)
      let controlsStack = ScreenStack(title: controls.title)
      minimizable = MinimizableState(
        screen: screen, node: enter(screen, on: stack, sender: nil),
        controls: enter(controls, on: controlsStack, sender: nil),
        stacks: [stack, controlsStack])
      guard let presentation = minimizablePresentation else { return }
      show(
        .installMinimizable(presentation),
        as: .installMinimizable(name(of: screen), container.playerDock), isAnimated: isAnimated)
    }
    return .committed
  }

  func removeMinimizable(isAnimated: Bool) -> RequestOutcome {
    guard let minimizable else { return .ignored(.noMinimizable) }
    merging {
      closeAlert(ofAny: minimizable.nodes)
      show(
        .removeMinimizable, as: .removeMinimizable(name(of: minimizable.screen)),
        isAnimated: isAnimated)
    }
    self.minimizable = nil
    for node in minimizable.nodes { leave(node) }
    return .committed
  }

  func minimize(isAnimated: Bool) -> RequestOutcome {
    guard let minimizable else { return .ignored(.noMinimizable) }
    guard minimizable.isMaximized else { return .ignored(.alreadyThere) }
    self.minimizable?.isMaximized = false
    show(.minimize, as: .minimize(name(of: minimizable.screen)), isAnimated: isAnimated)
    return .committed
  }

  func maximize(isAnimated: Bool) -> RequestOutcome {
    guard let minimizable else { return .ignored(.noMinimizable) }
    guard !minimizable.isMaximized else { return .ignored(.alreadyThere) }
    self.minimizable?.isMaximized = true
    show(.maximize, as: .maximize(name(of: minimizable.screen)), isAnimated: isAnimated)
    return .committed
  }

  /// Pushes onto the selected root item's stack, and minimizes the player first.
  ///
  /// The player itself must be maximized and its controls minimized: the guard against double taps.
  func push(_ screen: any Screen, fromMinimizable sender: ScreenNode) -> RequestOutcome {
    guard let minimizable, let stack = selectedStack, let top = stack.nodes.last else {
      return .ignored(.notOnStage(name(of: sender.screen)))
    }
    guard minimizable.isMaximized == (sender === minimizable.node) else {
      return .ignored(.covered(name(of: sender.screen)))
    }
    guard node(of: screen) == nil else { return .ignored(.alreadyOnStage(name(of: screen))) }
    merging {
      if minimizable.isMaximized { _ = minimize(isAnimated: true) }
      show(.push(screen, over: top.screen), as: .push(name(of: screen), onto: stack.label))
    }
    enter(screen, on: stack, sender: sender)
    return .committed
  }

  /// The minimizable screen as it is shown in the present container.
  var minimizablePresentation: MinimizablePresentation? {
    minimizable.map { minimizable in
      MinimizablePresentation(
        screen: minimizable.screen, controls: minimizable.controls.screen,
        isMaximized: minimizable.isMaximized, dock: container.playerDock)
    }
  }
}
