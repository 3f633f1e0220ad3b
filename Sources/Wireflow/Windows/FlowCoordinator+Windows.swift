extension ApplicationWireframe {
  /// Opens a window by a link, or brings the window with that link to the front.
  ///
  /// A device with one window ignores it, and the flow can show the same thing here:
  ///
  /// ```swift
  /// let outcome = wireframe.openWindow("mail://thread/12")
  /// if case .ignored = outcome { showThread(12, from: list) }
  /// ```
  @discardableResult
  public func openWindow(_ link: String) -> RequestOutcome {
    stage.submit(.openWindow(link), through: self)
  }
}

extension FlowCoordinator {
  /// Opens a window by a link, or brings the window with that link to the front, and hears how it
  /// ends.
  ///
  /// ```swift
  /// openWindow("mail://draft/3") { flow, outcome in
  ///   if case .finished("sent") = outcome { flow.reload() }
  /// }
  /// ```
  /// - Parameters:
  ///   - link: the link that the session makes the window from.
  ///   - onClose: called once after the window has closed, with this coordinator, held weakly, and
  ///     the outcome. An ignored request calls nothing, unless it has waited.
  @discardableResult
  public func openWindow(
    _ link: String, onClose: @escaping @MainActor (Self, WindowOutcome) -> Void
  ) -> RequestOutcome {
    let opened = OpenedWindow(by: wireframe.flow) { [weak self] outcome in
      if let self { onClose(self, outcome) }
    }
    return wireframe.stage.submit(.openWindow(link, as: opened), through: wireframe)
  }
}

extension MainFlowCoordinator {
  /// Closes the window of the app, with a result for the flow that opened it.
  ///
  /// Guards are asked, because the app and not the user closes it. Then all flows of the window end,
  /// children first, this one last. The last window stays open.
  @discardableResult
  public func closeWindow(_ result: String? = nil) -> RequestOutcome {
    wireframe.stage.submit(.closeWindow(result), through: wireframe)
  }
}
