public import Wireflow

extension Stage {
  /// Performs a user action on a target from a picture, if the target is still there and in front.
  ///
  /// ```swift
  /// if let action = element.action { stage.perform(action, on: element.target) }
  /// ```
  ///
  /// A picture can be out of date when the user acts on it, because a browser or a window shows it
  /// slightly longer. This method never acts on another element instead:
  ///
  /// - The page, region or alert must still be in front.
  /// - An element with an `.id("cart")` is found by that id on its screen.
  /// - An element without one must have the same kind and texts.
  /// - If several elements of the screen have the same label and no id, the texts of the whole
  ///   screen must be unchanged, because only the order distinguishes those elements.
  ///
  /// Otherwise the stage refuses the action and logs it as missed under `> (app)`, so that a replay
  /// of the log omits it.
  /// - Parameters:
  ///   - action: The user's action. If the target is a whole page, a label refers to that page
  ///     alone.
  ///   - target: The element's ``StagePicture/Element/target``, or the page, region, root item or
  ///     alert by its identifier: `.init(page.id)`.
  @discardableResult
  public func perform(_ action: UserAction, on target: StagePicture.Target) -> ActionOutcome {
    perform(action) { aim(action, at: target) }
  }

  private func aim(_ action: UserAction, at target: StagePicture.Target) -> Aim {
    if case .select(_, nil) = action, target.id.kind == .root {
      return rootInFront(target.id).flatMap(selection).map { .action($0) }
        ?? .missed(.noLongerInFront)
    }
    guard isInFront(target.id) else { return .missed(.noLongerInFront) }
    guard target.id.kind == .screen else { return .action(action) }
    switch action {
    case .tap, .type, .typeSample, .submit, .toggle: return aim(action, atElement: target)
    case .choose(let option, nil): return aim(option, atChoiceOn: target)
    case .choose: return aim(action, atElement: target)
    case .back, .backTo(_, nil): return .action(wayBack(action, from: target.id))
    case .backIn, .backTo, .dismiss, .select, .next, .previous, .wireframe, .openDrawer,
      .closeDrawer, .minimize,
      .maximize, .launch, .wait, .adapt, .background, .foreground, .open, .window, .closeWindow:
      return .action(action)
    }
  }

  /// Returns true if the user can reach something from a picture.
  private func isInFront(_ subject: StagePicture.ID) -> Bool {
    if let alert = shownAlertID { return alert == subject }
    return switch subject.kind {
    case .alert, .root: false
    case .base, .modal: rootItemsRegionID == subject
    case .screen: !isDrawerOpen && screenInFront(subject) != nil
    case .commands: areCommandsInReach
    }
  }

  /// Returns the reachable root item with an identifier.
  private func rootInFront(_ subject: StagePicture.ID) -> (any Screen)? {
    rootItemsInReach.first { pictureID(of: $0).asRoot == subject }
  }

  /// Returns the visible screen with an identifier, or the player, whose controls are visible.
  func screenInFront(_ id: StagePicture.ID) -> (any Screen)? {
    var screens = visibleScreens
    if modalCount == 0, let playerScreen { screens.append(playerScreen) }
    return screens.first { pictureID(of: $0) == id }
  }
}

extension Stage {
  /// Returns the action that goes back from a page, even if a detail has appeared beside it.
  private func wayBack(_ action: UserAction, from id: StagePicture.ID) -> UserAction {
    guard let screen = screenInFront(id), let below = screenBelow(screen) else { return action }
    if case .backTo(let title, _) = action, below.backName != title.text, below.title != title.text
    {
      return action
    }
    return wayBack(from: screen, to: below) ?? action
  }
}
