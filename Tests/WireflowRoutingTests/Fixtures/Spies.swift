import WireflowRouting

/// Shows a number, and keeps all numbers that it has shown.
@MainActor
final class CountRenderer: Renderer {
  private(set) var rendered: [Int] = []
  var onRender: (() -> Void)?

  func render(_ count: Int) {
    rendered.append(count)
    onRender?()
  }
}

/// Shows the state itself.
@MainActor
final class StateRenderer: Renderer {
  private(set) var rendered: [TestState] = []
  var onRender: ((TestState) -> Void)?

  func render(_ state: TestState) {
    rendered.append(state)
    onRender?(state)
  }
}

/// What several spies note, in order.
@MainActor
final class Notes {
  var lines: [String] = []
}

/// Notes when it is called, and with what.
@MainActor
struct SpyMiddleware: Middleware {
  let name: String
  let notes: Notes

  func before(_ action: any Action, state: TestState) {
    notes.lines.append("\(name) before, \(state.count), \(state.route)")
  }

  func after(_ action: any Action, state: TestState) {
    notes.lines.append("\(name) after, \(state.count), \(state.route)")
  }
}

/// Answers an action, once the reducer has seen it.
@MainActor
final class AnsweringMiddleware: Middleware {
  var onAfter: ((any Action) -> Void)?

  func after(_ action: any Action, state: TestState) {
    onAfter?(action)
  }
}

/// Notes the causes of the route's changes.
@MainActor
final class SpyLogger: RouteLogger {
  let notes: Notes

  init(_ notes: Notes) {
    self.notes = notes
  }

  func log(_ event: RouteEvent) {
    notes.lines.append("\(event)")
  }
}
