/// Root items that are off the stage with their stacks and modals, while their flows live on.
///
/// A detached screen counts as on stage for its flow: the flow lives, its tasks go on, and it can
/// change its own stacks and modals, which the user sees once the root items are back. Its alerts
/// and its delayed work wait until then, except for work with `whileUnseen`.
///
/// Without a handle, nobody can bring the root items back. The stage therefore drops them when the
/// last reference to it has gone, at the end of the turn that is under way, or else before the next
/// one: their screens leave, and their flows end as cancelled.
///
/// ```swift
/// wireframe.transaction {
///   asleep = wireframe.detach()
///   wireframe.attach(awake)
/// }
/// ```
@MainActor
public final class DetachedRoots {
  let number: UInt32
  weak let stage: Stage?

  init(on stage: Stage) {
    self.stage = stage
    number = UInt32(truncatingIfNeeded: stage.time.nextNumber())
    stage.places.handles.removeAll { $0.roots() == nil && !stage.isDetached($0.number) }
    stage.places.handles.append((number, { [weak self] in self }))
  }

  /// True while the root items are detached.
  ///
  /// It is false before a guard allows their detachment, and once they are attached or dropped.
  public var isDetached: Bool { stage?.isDetached(number) == true }

  /// The screens of the root items while they are detached, in order.
  public var rootScreens: [any Screen] {
    guard let places = stage?.places else { return [] }
    return places.state.detached[number]?.regions[0].roots.map(places.screen) ?? []
  }

  /// Removes the root items for good, and ends their flows as cancelled.
  public func drop() { stage?.deliverSoon { [weak stage, number] in stage?.drop(number) } }
}

extension ApplicationWireframe {
  /// Takes root items of the base off the stage, or all of them, while their flows live on.
  ///
  /// Their stacks leave with them, and so do the modals and the player that their screens or flows
  /// have presented. A player of another flow stays. An open alert of theirs closes unanswered.
  /// Guards see the screens among those that leave.
  ///
  /// At least one root item must be on stage afterwards, so put others there in the same
  /// transaction:
  ///
  /// ```swift
  /// wireframe.transaction {
  ///   work = wireframe.detach()
  ///   wireframe.update(rootItems: [familyInbox, familyCalendar])
  /// }
  /// ```
  ///
  /// - Returns: the handle to attach them with. Keep it: without it, the stage drops them.
  public func detach(_ roots: [any Screen]? = nil) -> DetachedRoots {
    let saved = DetachedRoots(on: stage)
    stage.submit(.detach(roots, as: saved), through: self)
    return saved
  }

  /// Brings detached root items back to their places.
  ///
  /// They keep their stacks, modals and selection. If they have a player, it replaces the one on
  /// stage.
  @discardableResult
  public func attach(
    _ saved: DetachedRoots, transition: TransitionStyle? = nil
  ) -> RequestOutcome {
    stage.submit(.attach(saved), through: self, transition: transition)
  }
}

extension Stage {
  func isDetached(_ number: UInt32) -> Bool { places.state.detached[number] != nil }

  /// Drops the root items whose last handle has gone, unless the stage is at work.
  ///
  /// They leave before the app's next request, whether or not anybody watches the stage in between.
  /// A replay therefore has the same log.
  func dropReleased() { if places.released != nil { finishTurnIfIdle() } }

  /// Removes detached root items for good, while the stage is at work.
  func drop(_ number: UInt32) {
    readingApp { places.drop(number) }
    report()
  }
}

extension Places {
  /// The number of detached root items that nobody can attach any more.
  var released: UInt32? {
    if state.detached.isEmpty { return nil }
    return handles.first { $0.roots() == nil && state.detached[$0.number] != nil }?.number
  }

  func drop(_ number: UInt32) {
    state.drop(number)
    tell(of: nil)
  }

  /// Returns the detached root items that a request is about, or nil if it is about the stage.
  func scene(of request: NavigationRequest, by flow: FlowRecord?) -> UInt32? {
    guard !state.detached.isEmpty, !request.raisesWall else { return nil }
    switch request {
    case .attach, .detach, .showNotice, .closeNotice, .closeAlert, .adapt, .transaction: return nil
    default: break
    }
    let named = request.traits.others.compactMap { state.residents[ScreenID($0)] }
    return named.isEmpty ? flow.flatMap { state.scene(of: $0.id) } : named[0].scene
  }
}
