extension FlowCoordinator {
  /// Makes the closure that a coordinator hands to a screen.
  ///
  /// The closure holds coordinator and screen weakly. Once the flow has ended it does nothing, and
  /// the log says so.
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

  /// A closure that takes too little, which the compiler would else tell in terms of packs.
  @available(
    *, unavailable,
    message: "the closure takes the screen's values as well: { flow, screen, value in ... }"
  )
  public func wire<S: Screen, First, each Value>(
    _ screen: S, _ body: @escaping @MainActor (Self, S) -> Void
  ) -> @MainActor (First, repeat each Value) -> Void {
    { (_: First, _: repeat each Value) in }
  }

  /// A closure that takes values where the screen has none.
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
  /// The wireframe that knows that this flow asks.
  var askingWireframe: any ApplicationWireframe { wireframe }

  /// The wireframe that this flow's stands on, through which the user's requests go.
  var baseWireframe: any ApplicationWireframe { wireframe.base }
}

extension FlowRecord {
  /// The wireframe that knows that this flow asks, while its coordinator is there.
  var wireframe: (any ApplicationWireframe)? { coordinator?.askingWireframe }

  /// Writes that a screen called back after the flow's end.
  @usableFromInline
  func noteLateCall(from screen: any Screen) {
    guard hasEnded, let stage = link.stage else { return }
    stage.log.append(.ignored("call from \(stage.name(of: screen))", .flowEnded(name)))
  }
}
