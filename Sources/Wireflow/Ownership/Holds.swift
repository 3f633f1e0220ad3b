/// The things that a flow lives for beside its screens.
struct Holds {
  /// The number of those that keep it in any case: unanswered alerts, work that goes on unseen.
  var keeping = 0
  /// The others, waiting requests and work, each with the moment from which it counts.
  private var moments: [Int: Int] = [:]
  private var last = 0

  /// The number of all of them.
  var count: Int { keeping + moments.count }
  var isEmpty: Bool { keeping == 0 && moments.isEmpty }

  /// Returns true if any counts from a moment on.
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

/// One thing that a flow lives for, until that is dropped.
@MainActor
struct FlowHold {
  let flow: FlowRecord
  /// Its number, or nil if it keeps the flow in any case.
  fileprivate let number: Int?

  /// A hold that keeps a flow in any case, and counts already.
  static func keeping(_ flow: FlowRecord) -> FlowHold { FlowHold(flow: flow, number: nil) }
}

extension Stage {
  /// Lets a flow live until the hold is dropped.
  /// - Parameter isUnseen: true if it lives on also when others take its last screen away.
  func hold(_ flow: FlowRecord, isUnseen: Bool = false) -> FlowHold {
    if isUnseen {
      flow.holds.keeping += 1
      return .keeping(flow)
    }
    return FlowHold(flow: flow, number: flow.holds.add(at: places.flows.moment))
  }

  /// Gives up a hold on a flow, which may be the last thing that it lived for.
  func drop(_ hold: FlowHold) {
    hold.flow.holds.remove(hold.number)
    places.check(hold.flow)
  }

  /// Lets a hold count as if it had just begun, such as that of a task that hears an outcome.
  func renew(_ hold: FlowHold) { hold.flow.holds.renew(hold.number, at: places.flows.moment) }
}
