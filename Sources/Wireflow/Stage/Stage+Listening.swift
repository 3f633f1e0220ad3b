/// A flow that lives only for the streams that it listens to.
package struct ListeningFlow: Sendable, Hashable {
  /// The name of its coordinator.
  package let name: String
  /// The file and line of each `listen`, in the order in which they began.
  package let origins: [String]
}

extension Stage {
  /// The flows without screens or child flows that live only for the streams that they listen to,
  /// in the order in which their listening began.
  ///
  /// The main flow is never among them, because it lives as long as the app.
  package var flowsThatOnlyListen: [ListeningFlow] {
    var flows: [(record: FlowRecord, origins: [String])] = []
    for task in scheduler.sleepers.listening where task.hold.flow.link.stage === self {
      if let place = flows.firstIndex(where: { $0.record === task.hold.flow }) {
        flows[place].origins.append(task.origin)
      } else {
        flows.append((task.hold.flow, [task.origin]))
      }
    }
    return flows.compactMap { record, origins in
      guard record.isAlive, record.parent != nil, !record.isStarting, !record.hasChildren,
        !record.hasScreens, record.holdCount == origins.count
      else { return nil }
      return ListeningFlow(name: record.name, origins: origins)
    }
  }
}
