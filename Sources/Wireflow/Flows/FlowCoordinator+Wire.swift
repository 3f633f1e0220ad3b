extension FlowCoordinator {
  /// Creates the closure that a coordinator passes to a screen.
  ///
  /// The closure holds the coordinator and the screen weakly. Once the flow has ended, it only logs
  /// the call.
  ///
  /// ```swift
  /// list.onProductRowPressed = wire(list) { flow, list, book in
  ///   flow.pushDetails(of: book, from: list)
  /// }
  /// ```
  @inlinable
  public func wire<S: Screen, each Value>(
    _ screen: S, _ body: @escaping @MainActor (Self, S, repeat each Value) -> Void
  ) -> @MainActor (repeat each Value) -> Void {
    let wire = Wire(self, screen, wireframe.flow)
    return { (value: repeat each Value) in
      guard let screen = wire.screen else { return }
      guard let flow = wire.flow, !wire.record.hasEnded else {
        return wire.record.noteLateCall(from: screen)
      }
      body(flow, screen, repeat each value)
    }
  }

  /// A closure with too few parameters, whose compiler error would otherwise be about packs.
  @available(
    *, unavailable,
    message: "the closure takes the screen's values as well: { flow, screen, value in ... }"
  )
  public func wire<S: Screen, First, each Value>(
    _ screen: S, _ body: @escaping @MainActor (Self, S) -> Void
  ) -> @MainActor (First, repeat each Value) -> Void {
    { (_: First, _: repeat each Value) in }
  }

  /// A closure with parameters for a screen without values.
  @available(
    *, unavailable, message: "the screen hands over no values: { flow, screen in ... }"
  )
  public func wire<S: Screen, First, each Value>(
    _ screen: S, _ body: @escaping @MainActor (Self, S, First, repeat each Value) -> Void
  ) -> @MainActor () -> Void {
    {}
  }
}

/// The two ends of a wire, held weakly in one object, which costs less than a box for each.
@MainActor
@usableFromInline
final class Wire<Flow: AnyObject, S: AnyObject> {
  @usableFromInline weak let flow: Flow?
  @usableFromInline weak let screen: S?
  @usableFromInline let record: FlowRecord

  @inlinable
  init(_ flow: Flow, _ screen: S, _ record: FlowRecord) {
    self.flow = flow
    self.screen = screen
    self.record = record
  }
}

extension FlowCoordinator {
  /// The wireframe that identifies this flow as the requester.
  var askingWireframe: any ApplicationWireframe { wireframe }

  /// The wireframe below this flow's, which handles the user's requests.
  var baseWireframe: any ApplicationWireframe { wireframe.base }
}

extension FlowRecord {
  /// The wireframe that identifies this flow as the requester, while its coordinator is alive.
  var wireframe: (any ApplicationWireframe)? { coordinator?.askingWireframe }

  /// Logs that a screen called back after the flow's end.
  ///
  /// An alert that closed because the flow ended is not the screen's call.
  @usableFromInline
  func noteLateCall(from screen: any Screen) {
    guard hasEnded, let stage = link.stage, stage.turn.unanswered !== self else { return }
    stage.log.append(.ignored("call from \(stage.name(of: screen))", .flowEnded(name)))
  }
}
