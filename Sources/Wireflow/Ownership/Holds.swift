/// The reasons for a flow to live without screens.
struct Holds {
  /// The number of unconditional holds: unanswered alerts, and work with `whileUnseen`.
  var keeping = 0
  /// The other holds, for waiting requests and work, each with the moment from which it counts.
  private var moments: [Int: Int] = [:]
  private var last = 0

  /// The number of all holds.
  var count: Int { keeping + moments.count }
  var isEmpty: Bool { keeping == 0 && moments.isEmpty }

  /// Returns true if any hold counts from a moment on.
  func reach(_ moment: Int) -> Bool { moments.contains { $0.value >= moment } }

  fileprivate mutating func add(at moment: Int) -> Int {
    last += 1
    moments[last] = moment
    return last
  }

  fileprivate mutating func remove(_ number: Int?) {
    if let number { moments[number] = nil } else { keeping -= 1 }
  }

  fileprivate mutating func renew(_ number: Int?, at moment: Int) {
    if let number, moments[number] != nil { moments[number] = moment }
  }
}

/// One reason for a flow to live, until it is dropped.
@MainActor
struct FlowHold {
  let flow: FlowRecord
  /// The number of the hold, or nil for an unconditional one.
  fileprivate let number: Int?

  /// Returns an unconditional hold that has already been counted.
  static func keeping(_ flow: FlowRecord) -> FlowHold { FlowHold(flow: flow, number: nil) }
}

extension Stage {
  /// Keeps a flow alive until the hold is dropped.
  /// - Parameter isUnseen: true to keep it alive even if another party removes its last screen.
  func hold(_ flow: FlowRecord, isUnseen: Bool = false) -> FlowHold {
    if isUnseen {
      flow.holds.keeping += 1
      return .keeping(flow)
    }
    return FlowHold(flow: flow, number: flow.holds.add(at: places.state.counts.moment))
  }

  /// Drops a hold on a flow, which may end the flow.
  func drop(_ hold: FlowHold) {
    hold.flow.holds.remove(hold.number)
    places.check(hold.flow)
  }

  /// Makes a hold count from now, such as that of a task that receives an outcome.
  func renew(_ hold: FlowHold) {
    hold.flow.holds.renew(hold.number, at: places.state.counts.moment)
  }
}
