/// The flow that opens a window, and its closure for the window's end.
///
/// ``FlowCoordinator/openWindow(_:onClose:)`` creates it.
@MainActor
public final class OpenedWindow {
  private let flow: FlowRecord
  private var onClose: (@MainActor (WindowOutcome) -> Void)?

  init(by flow: FlowRecord, onClose: @escaping @MainActor (WindowOutcome) -> Void) {
    self.flow = flow
    self.onClose = onClose
  }

  /// Reports the end of the window to the flow, once, in a turn of the flow's own stage.
  func tell(_ outcome: WindowOutcome, of window: WindowName) {
    guard let onClose = exchange(&onClose, with: nil), let stage = flow.link.stage else { return }
    stage.deliverSoon { [flow] in
      if flow.isAlive { return onClose(outcome) }
      flow.link.stage?.log.append(.unheard("\(window)"))
    }
  }
}
