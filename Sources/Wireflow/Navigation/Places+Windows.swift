/// The windows that requests open and close.
extension Places {
  /// Returns true if a screen is on stage in another window.
  func isInOtherWindow(_ screen: any Screen) -> Bool {
    link.window?.session?.windows.contains { $0.stage.link !== link && $0.stage.isOnStage(screen) }
      ?? false
  }

  func carryOutInWindows(_ request: NavigationRequest) throws(Refusal) {
    if case .openWindow(let link, let opened) = request { try openWindow(link, as: opened) }
    if case .closeWindow(let result) = request { try closeWindow(result) }
  }

  private func openWindow(_ url: String, as opened: OpenedWindow?) throws(Refusal) {
    guard let session = link.window?.session else { throw .plain(.oneWindow) }
    if session.current.link == url { throw .plain(.alreadyThere) }
    if session.window(url) == nil, !session.opensWindows { throw .plain(.oneWindow) }
    effects.deliveries.append(
      Turn(
        .call { [link] in
          guard let stage = link.stage else { return }
          stage.link.window?.session?.show(WindowName(url), for: opened, from: stage)
        }))
  }

  private func closeWindow(_ result: String?) throws(Refusal) {
    guard let session = link.window?.session else { throw .plain(.oneWindow) }
    if session.windows.count == 1 { throw .plain(.lastWindow) }
    endWindow(result)
  }

  /// Removes everything from the stage, ends all flows, children first, and then closes the window.
  func endWindow(_ result: String?) {
    leaveAll()
    for flow in flows.main?.subtree ?? [] where flow.isAlive {
      endAlone(flow, isFinished: flow === flows.main && result != nil)
    }
    let outcome = result.map { WindowOutcome.finished($0) } ?? .closed
    // The stage refuses waiting requests before the window goes.
    effects.deliveries.append(
      Turn(
        .call { [link] in
          let close = Turn(
            .work {
              if let window = link.window { window.session?.remove(window, outcome) }
            })
          link.stage?.queue.add(close, to: .later)
        }))
  }
}
