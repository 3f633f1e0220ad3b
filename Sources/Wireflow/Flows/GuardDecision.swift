/// The request that a guard decides about, with the screens that would arrive and leave.
///
/// The stage has already evaluated it: without guards, it would succeed.
@MainActor
public struct GuardedRequest {
  /// The requests after translation: usually one, or several for a transaction.
  public let requests: [NavigationRequest]
  /// The screens that would enter the stage, in order.
  public let arriving: [any Screen]
  /// The screens that would leave the stage, in order, with all screens above or embedded in them.
  public let leaving: [any Screen]
  /// True if the request comes from the user rather than from a flow.
  public let isByUser: Bool
  /// The name of the coordinator whose flow made the request.
  public let flow: String?
  /// The leaving screens that would be detached.
  let detached: [any Screen]

  /// Returns true if the request would remove a screen, in O(n) of the leaving screens.
  public func takesAway(_ screen: any Screen) -> Bool { leaving.contains { $0 === screen } }

  /// Returns true if the request would detach a screen, which comes back as it is, in O(n) of the
  /// detached screens.
  public func detaches(_ screen: any Screen) -> Bool { detached.contains { $0 === screen } }

  /// Returns true if the request would select a root item, such as the page that a swipe leads to.
  ///
  /// ```swift
  /// guardRequests { flow, request in
  ///   guard request.selects(flow.lastPage), !flow.rules.isAccepted else { return .allow }
  ///   return .refuse("the rules are not accepted")
  /// }
  /// ```
  public func selects(_ root: any Screen) -> Bool {
    requests.contains { request in
      if case .select(let selected) = request { selected === root } else { false }
    }
  }
}

/// The decision of a flow's guard about a request.
@MainActor
public enum GuardDecision {
  /// The request proceeds.
  case allow
  /// The request is ignored, for a reason that appears in the log.
  case refuse(String)
  /// The stage evaluates another request instead, on behalf of the guard's own flow.
  case redirect(to: NavigationRequest)
  /// The user decides by answering an alert.
  ///
  /// The closure also receives the texts in the alert's fields. An alert that closes unanswered
  /// refuses the request.
  case ask(
    AlertContent, from: any Screen, allows: @MainActor (AlertAnswer) -> Bool)
  /// The guard decides later, with work that is cancelled when the flow ends.
  ///
  /// If the work takes longer than the limit, the guard refuses the request. Until then, the stage
  /// refuses the user's requests, except answers to alerts.
  ///
  /// ```swift
  /// .wait(upTo: .seconds(10)) { await service.isSaved ? .allow : .refuse("the draft is not saved") }
  /// ```
  case wait(upTo: Duration, for: @MainActor () async -> GuardDecision)
}

extension FlowCoordinator {
  /// Lets this flow decide about all requests that are not its own, until the flow ends.
  ///
  /// The guard may refuse or redirect a request, for example because a login is needed or changes
  /// are unsaved. It decides at once, with an alert, or after waiting.
  ///
  /// - Guards run last, and only for requests that would otherwise succeed. The newest guard runs
  ///   first.
  /// - A guard that allowed a request at once runs again if the request grew while another guard
  ///   was deciding.
  /// - While a guard decides, requests of its own flow, and of flows that it has started since,
  ///   proceed. So do answers to alerts, `flush` and `adapt`. The stage ignores the user's other
  ///   requests, and all others wait in order.
  /// - A flow has one guard: a second call replaces the first, and carries out the requests that the
  ///   first one holds.
  /// - After 16 questions or redirects, the stage refuses a request.
  ///
  /// The closure should only read the request and return a decision. It also runs when a gesture
  /// begins that would remove screens. If all guards allow that, the gesture may begin. Otherwise
  /// the attempt arrives here as the user's request. For a backend that draws pictures, the closure
  /// runs before the gesture, and again when `@Observable` state changes that it has read.
  ///
  /// ```swift
  /// guardRequests { [weak draft] _, request in
  ///   guard let draft, request.takesAway(draft) else { return .allow }
  ///   return .refuse("the draft is not saved")
  /// }
  /// ```
  ///
  /// - Parameter decide: returns the decision, given this coordinator (held weakly) and the
  ///   request.
  public func guardRequests(
    _ decide: @escaping @MainActor (Self, GuardedRequest) -> GuardDecision
  ) {
    wireframe.stage.setGuard(of: wireframe.flow) { [weak self] request in
      self.map { decide($0, request) } ?? .allow
    }
  }

  /// Removes this flow's guard, and carries out the requests that it holds, as if it had allowed
  /// them.
  ///
  /// An open question closes.
  public func removeGuard() { wireframe.stage.removeGuard(of: wireframe.flow) }
}

/// The guards' answers about one request so far.
@MainActor
final class Consultation {
  /// The guards that have allowed it, by the numbers of their flows.
  var allowedBy: Set<Int> = []
  /// The guards among them that have asked or waited before.
  var decidedBy: Set<Int> = []
  /// The screens whose arrival and departure they have allowed.
  var extent: Extent?
  /// The guards that have asked, waited or redirected, in order.
  var chain: [String] = []
  /// The flow whose guard held it last.
  weak var holder: FlowRecord?

  /// The number of questions and redirects after which a request is refused.
  static let limit = 16

  /// The screens that arrive, and the numbers of the arrivals of those that leave.
  struct Extent {
    var arriving: Set<ObjectIdentifier>
    var leaving: Set<UInt32>

    func covers(_ other: Extent) -> Bool {
      other.arriving.isSubset(of: arriving) && other.leaving.isSubset(of: leaving)
    }
  }

  /// Lets guards that allowed the request at once run again if the request has grown.
  func note(_ extent: Extent) {
    if self.extent?.covers(extent) == true { return }
    allowedBy = decidedBy
    self.extent = extent
  }

  /// The reason to refuse a request after too many questions, with the guards' names in order.
  var exhaustion: String? {
    guard chain.count >= Self.limit else { return nil }
    var names: [String] = []
    for name in chain where !names.contains(name) { names.append(name) }
    return
      "it was asked about or redirected \(Self.limit) times by \(names.joined(separator: ", "))"
  }
}

/// A request that a guard holds while it decides.
@MainActor
final class PendingDecision {
  let number: Int
  let guardian: FlowRecord
  /// The held request, with the guards' answers about it.
  let held: Submission
  let consultation: Consultation
  /// The log's phrase for the request.
  let phrase: String
  /// The hold on the requesting flow.
  let hold: FlowHold?
  /// The guard's decision, until the stage carries it out.
  fileprivate(set) var verdict: GuardDecision?
  /// The alert with which the guard asks the user.
  var question: PresentedAlert?
  /// The work with which the guard waits.
  var work: ScheduledWork?
  /// The root screens that the request would install.
  let newRoots: Set<ObjectIdentifier>
  /// The screens that the request may bring on stage.
  let arrivals: Set<ObjectIdentifier>

  init(
    number: Int, guardian: FlowRecord, held: Submission, _ consultation: Consultation,
    phrase: String, holding hold: FlowHold?
  ) {
    self.number = number
    self.guardian = guardian
    self.held = held
    self.consultation = consultation
    self.phrase = phrase
    self.hold = hold
    newRoots = Set(held.request.traits.roots.map { ObjectIdentifier($0) })
    arrivals = Set(held.request.traits.arrivals.map { ObjectIdentifier($0) })
  }

  /// The position among all requests.
  var order: Int { held.order ?? number }
}

/// The guard of a flow.
@MainActor
final class FlowGuard {
  typealias Decide = @MainActor (GuardedRequest) -> GuardDecision

  /// The number among all guards ever set.
  let number: Int
  let flow: FlowRecord
  let decide: Decide

  init(number: Int, of flow: FlowRecord, decide: @escaping Decide) {
    (self.number, self.flow, self.decide) = (number, flow, decide)
  }
}

/// The flows that have a guard, and their pending decisions.
@MainActor
struct GuardList {
  /// The guards in the order in which they were set.
  ///
  /// Flows refer to them weakly. A closure may hold a wireframe, and therefore the stage, which owns
  /// the flows.
  private var all: [FlowGuard] = []
  /// The flows that have a guard.
  var flows: [FlowRecord] { all.map(\.flow) }
  private var added = 0
  /// The requests that guards hold, in the order in which they began.
  private(set) var decisions: [PendingDecision] = []
  /// The number of pending decisions that guards have made.
  private(set) var decidedCount = 0
  /// The proposals that layers are carrying out.
  private var permits: [() -> NavigationProposal?] = []

  var isEmpty: Bool { all.isEmpty }

  /// Adds a guard, which runs before all others.
  mutating func add(_ flow: FlowRecord, _ decide: @escaping FlowGuard.Decide) {
    added += 1
    let guardian = FlowGuard(number: added, of: flow, decide: decide)
    flow.guardian = guardian
    all.append(guardian)
  }

  /// Removes a flow's guard, and returns false if it has none.
  mutating func remove(_ flow: FlowRecord) -> Bool {
    guard let guardian = flow.guardian else { return false }
    flow.guardian = nil
    let place = all.firstPlace { $0.number >= guardian.number }
    // A guard that runs while its app goes is in no list.
    if place < all.count, all[place] === guardian { all.remove(at: place) }
    return true
  }

  /// Records that a layer carries out a proposal from now on.
  mutating func permit(_ proposal: NavigationProposal) {
    permits.removeAll { $0() == nil }
    permits.append { [weak proposal] in proposal }
  }

  /// Returns the part of a request that a guard has not yet allowed in a proposal, or nil.
  func news(
    for guardian: FlowRecord, in request: GuardedRequest, leaving numbers: [UInt32]
  ) -> GuardedRequest? {
    let known = permits.compactMap { $0()?.consultation }.filter {
      $0.allowedBy.contains(guardian.number)
    }
    if known.isEmpty { return request }
    let leaving = zip(request.leaving, numbers).filter { _, number in
      !known.contains { $0.extent?.leaving.contains(number) == true }
    }.map(\.0)
    let isKnown = request.arriving.isEmpty && leaving.isEmpty
    if isKnown, !request.requests.contains(where: \.traits.comesToTheFront) { return nil }
    return GuardedRequest(
      requests: request.requests, arriving: request.arriving, leaving: leaving,
      isByUser: request.isByUser, flow: request.flow, detached: request.detached)
  }

  mutating func begin(_ decision: PendingDecision) { decisions.append(decision) }

  /// Records a guard's decision, and returns false if it has already decided.
  mutating func decide(_ number: Int, _ verdict: GuardDecision) -> Bool {
    guard let decision = decisions.first(where: { $0.number == number }), decision.verdict == nil
    else { return false }
    decision.verdict = verdict
    decidedCount += 1
    return true
  }

  /// Takes the first decision that a guard has made.
  mutating func takeDecided() -> PendingDecision? {
    guard decidedCount > 0, let place = decisions.firstIndex(where: { $0.verdict != nil }) else {
      return nil
    }
    decidedCount -= 1
    return decisions.remove(at: place)
  }
}
