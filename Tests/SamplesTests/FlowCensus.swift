@testable import Wireflow

/// Keeps the count of an app's flows, from what its log says and from what its stage knows.
@MainActor
final class FlowCensus {
  private let main: FlowRecord
  private weak var stage: Stage?
  private var alive: [FlowRecord] = []
  private var started: [String: Int] = [:]
  private var ended: [String: Int] = [:]
  private var hasChanged = false

  init(of controller: ApplicationController) {
    main = controller.mainFlow.wireframe.flow
    stage = controller.stage
    controller.stage.log.addSink { [weak self] line in self?.take(line) }
  }

  /// The coordinators of flows that have not ended.
  var coordinators: [WeakReference] {
    alive.map { WeakReference($0.coordinator, name: $0.name) }
  }

  /// The names of flows of which neither they nor their descendants have a screen on stage.
  var flowsWithoutScreens: [String] {
    alive.filter { flow in below(flow).allSatisfy { !$0.hasScreens } }.map(\.name)
  }

  /// The violations, once the stage is at rest.
  func problems() -> [String] {
    guard hasChanged else { return [] }
    hasChanged = false
    var problems: [String] = []
    for flow in alive where flow.hasEnded && flow.coordinator != nil {
      problems.append("\(flow.name) is kept though it has ended")
    }
    alive.removeAll(where: \.hasEnded)
    for (name, count) in started {
      let living = alive.filter { $0.name == name }.count
      let ends = ended[name, default: 0]
      if count != ends + living {
        problems.append("\(name): \(count) started, \(ends) ended, \(living) alive")
      }
    }
    for flow in alive where !hasSomethingToLiveFor(flow) {
      problems.append("\(flow.name) lives for nothing")
    }
    return problems
  }

  private func take(_ line: String) {
    guard let (verb, name) = Self.event(in: line) else { return }
    hasChanged = true
    if verb == "start" {
      if name != main.name { started[name, default: 0] += 1 }
      addNewcomers()
    } else {
      ended[name, default: 0] += 1
    }
  }

  private func addNewcomers() {
    for flow in below(main).dropLast()
    where !alive.contains(where: { $0 === flow }) {
      alive.append(flow)
    }
  }

  /// A flow that lives, and all below it.
  private func below(_ flow: FlowRecord) -> [FlowRecord] { flow.isAlive ? flow.subtree : [] }

  /// Whether a flow or a descendant has a screen on stage, or waits for something.
  private func hasSomethingToLiveFor(_ flow: FlowRecord) -> Bool {
    below(flow).contains { $0.hasScreens || $0.holdCount > 0 }
  }

  /// The start or the end of a flow that a line tells of.
  private static func event(in line: String) -> (verb: String, name: String)? {
    for verb in ["start", "finish", "cancel"] where line.hasPrefix("  \(verb) ") {
      return (verb, String(line.dropFirst(verb.count + 3)))
    }
    return nil
  }
}

/// An object that should go away, and its name.
@MainActor
struct WeakReference {
  weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject?, name: String) {
    self.object = object
    self.name = name
  }
}
