/// A window that takes what its user does from a list, one thing in each turn, and closes when its
/// lines are the last ones.
@MainActor
final class FrameWindow {
  private(set) var drawn: [String] = []
  private var events: [() -> Void]
  private let last: String
  private let line: () -> String

  init(_ events: [() -> Void], until last: String, line: @escaping () -> String) {
    self.events = events
    self.last = last
    self.line = line
  }

  var isOpen: Bool { drawn.last != last }

  func takeEvents() {
    if !events.isEmpty { events.removeFirst()() }
  }

  func draw() {
    if drawn.last != line() { drawn.append(line()) }
  }
}
