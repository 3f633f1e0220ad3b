/// The referee: says what a request comes to, on the state as it is.
///
/// It changes nothing and runs no code of the app, so that it can be asked without consequence.
/// The rows of its table stand in the files beside this one.
extension StageState {
  func judge(_ request: borrowing NavigationRequest, by asker: borrowing Asker) -> Verdict {
    switch request {
    case .push(let screen, let sender), .show(let screen, let sender):
      push(screen, from: sender, asker)
    case .pop(let screen): pop(screen)
    case .popTo(let screen): pop(to: screen)
    case .popToRoot(let screen): popToRoot(of: screen)
    case .replace(let old, let new): replace(old, with: new, asker)
    case .showDetail(let screen, let sender): showDetail(screen, from: sender, asker)
    case .embed(let screen, let host): embed(screen, in: host, asker)
    case .remove(let screen): remove(screen, asker)
    case .setStack(let screens, let screen): set(screens, of: screen, asker)
    case .goBack: goBack(asker)
    case .install(let items, let container): install(items, in: container, asker)
    case .update(let items, let screen): update(items, of: screen, asker)
    case .select(let screen): select(screen)
    case .present(let screen, let sender, let style, let button):
      present(screen, from: sender, style, button, asker)
    case .presentRootItems(let items, _, let sender, let style, let button):
      present(items, asker.container(of: items.first), from: sender, style, button, asker)
    case .dismiss(let screen): dismiss(screen, asker)
    case .dismissAll: dismissAll(asker)
    case .hide(let screen): hide(screen, asker)
    case .alert(let content, let sender, let presented):
      show(content, from: sender, presented, asker)
    case .closeAlert(let answer, let meant): closeAlert(answer, of: meant, asker)
    case .installPlayer(let player, let isAnimated):
      installPlayer(player, isAnimated, asker)
    case .removePlayer(let isAnimated): removePlayer(isAnimated)
    case .minimize(let isAnimated): turnPlayer(isMaximized: false, isAnimated)
    case .maximize(let isAnimated): turnPlayer(isMaximized: true, isAnimated)
    case .openDrawer: turnDrawer(isOpen: true, asker)
    case .closeDrawer: turnDrawer(isOpen: false, asker)
    case .adapt(let formFactor, let container): adapt(to: formFactor, container, asker)
    case .flush: flush(asker)
    // The stage plans what it holds.
    case .transaction: .ignore(.plain(.alreadyThere))
    }
  }

  /// Adds to a plan what a request comes to after all that stands in it, which must be tried out.
  ///
  /// One whose state is there already refuses nothing.
  /// - Returns: false if it is refused.
  mutating func add(
    _ request: NavigationRequest, by asker: Asker, to plan: inout Plan
  ) -> Bool {
    plan.requests.append(request)
    switch judge(request, by: asker) {
    case .change(let change): add(change, by: asker, to: &plan)
    case .changes(let changes): for change in changes { add(change, by: asker, to: &plan) }
    case .ignore(.plain(.alreadyThere)): plan.fulfilled.append(plan.requests.count - 1)
    case .ignore(let why):
      plan.refusal = (request, why)
      return false
    }
    addOrphans(by: asker, to: &plan)
    return true
  }

  mutating func add(_ change: TreeChange, by asker: Asker, to plan: inout Plan) {
    _ = entry(for: change, &plan.texts)
    _ = apply(change)
    plan.changes.append((change, asker.flow, asker.style))
  }

  /// Adds the dismissals of modals whose presenters have left, which they go with.
  mutating func addOrphans(by asker: Asker, to plan: inout Plan) {
    while let orphan = tree.orphan {
      // It goes with what its own flow presented above it, whoever asks.
      switch dismiss(tree.screen(tree.first(orphan)), Asker()) {
      case .change(let change): add(change, by: asker, to: &plan)
      case .changes(let changes): for change in changes { add(change, by: asker, to: &plan) }
      case .ignore: return
      }
    }
  }

  /// The flow that a new screen belongs to: that of the one who asks, or else the sender's.
  @inline(__always)
  func owner(_ asker: borrowing Asker, _ sender: Index) -> Index {
    asker.flow == .none ? ledger.owner(sender) : asker.flow
  }

  @inline(__always)
  func notOnStage(_ screen: any Screen) -> Verdict { .ignore(.screen(.notOnStage, screen)) }

  /// The screens in a list that stand there twice, or are on stage where they must not be.
  func firstRepeated(in screens: [any Screen]) -> (any Screen)? {
    var seen: Set<ObjectIdentifier> = []
    return screens.first { !seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Puts the closing of the alert before changes, if its sender is among what leaves.
  func closingAlert(
    if leaves: (Index) -> Bool, _ changes: [TreeChange]
  ) -> Verdict {
    guard let alert = tree.alert, leaves(alert.sender) else {
      return changes.count == 1 ? .change(changes[0]) : .changes(changes)
    }
    return .changes([.closeAlert(nil)] + changes)
  }

  /// Returns true if a screen is that one, or stands in it.
  func isOrStands(_ slot: Index, in host: Index) -> Bool {
    var slot = slot
    while slot != host {
      guard tree.isEmbedded(slot) else { return false }
      slot = tree.slots[slot].stack
    }
    return true
  }
}
