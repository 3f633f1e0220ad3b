/// Requests of a flow that the stage carries out together or not at all.
@MainActor
public final class NavigationTransaction {
  private(set) var turns: [Turn]
  /// The proposal that the transaction represents, which its layer carries out once guards allow
  /// it.
  let proposal: NavigationProposal?
  /// The guards' answers about the transaction.
  var consultation: Consultation?

  init(_ turns: [Turn], of proposal: NavigationProposal? = nil) {
    self.turns = turns
    self.proposal = proposal
  }

  /// The requests in order, before translation.
  public var requests: [NavigationRequest] { turns.compactMap(\.request) }

  /// Takes all turns out, once they have happened or cannot happen any more.
  func takeAll() -> [Turn] { exchange(&turns, with: []) }

  var traits: RequestTraits {
    if let proposal { return RequestTraits(proposal.phrase, isDeferred: true) }
    return RequestTraits(requests.map(\.traits), self.phrase)
  }

  private var phrase: String {
    let parts: [String] = turns.compactMap { turn in
      switch turn.act {
      case .request(let sent): sent.request.traits.phrase()
      case .start(let start): "start \(start.name)"
      case .finish(let flow, _, _): "finish \(flow.name)"
      case .cancel(let flow, _): "cancel \(flow.name)"
      case .outcome, .answer, .call, .work, .batch: nil
      }
    }
    return "transaction [\(parts.joined(separator: ", "))]"
  }
}

/// A layer's proposal, for example to follow a route.
///
/// Guards decide about it as a whole before the layer carries it out step by step.
///
/// While the layer keeps it, guards that have allowed it are not asked again about the screens that
/// they have seen.
@MainActor
package final class NavigationProposal {
  /// The log's phrase for the proposal.
  let phrase: String
  /// Returns requests that show guards which screens would leave, and further screens that would
  /// leave, such as those of another scene.
  ///
  /// The stage commits none of these requests.
  let survey: @MainActor () -> (requests: [NavigationRequest], leaving: [any Screen])
  /// The guards' answers about the proposal.
  var consultation: Consultation?
  /// The reason why the layer gave it up while it waited.
  private(set) var withdrawal: String?
  /// True during `propose`, in which case the layer continues by itself once it is allowed.
  fileprivate var isPutForward = false
  fileprivate var isAllowed = false

  package init(
    _ phrase: String,
    _ survey: @escaping @MainActor () -> (requests: [NavigationRequest], leaving: [any Screen])
  ) {
    self.phrase = phrase
    self.survey = survey
  }

  fileprivate func withdraw(because why: String) { withdrawal = why }
}

/// Proposals of layers.
extension Stage {
  /// True while any flow has a guard.
  package var hasGuards: Bool { !queue.guards.isEmpty }

  /// Asks the guards about a proposal, which belongs to no flow, and then lets a layer carry it
  /// out.
  ///
  /// - Returns: `.committed` if that has begun, `.queued` while a guard decides.
  @discardableResult
  package func propose(
    _ proposal: NavigationProposal, through wireframe: any ApplicationWireframe,
    _ work: @escaping @MainActor () -> Void
  ) -> RequestOutcome {
    let turn = Turn(
      .work {
        if proposal.isPutForward { proposal.isAllowed = true } else { work() }
      })
    proposal.isPutForward = true
    let transaction = NavigationTransaction([turn], of: proposal)
    let outcome = submit(Submission(.transaction(transaction), through: wireframe, for: nil))
    proposal.isPutForward = false
    if proposal.isAllowed { work() }
    return outcome
  }

  /// Gives up a proposal that waits, which the log reports.
  package func withdraw(_ proposal: NavigationProposal, because why: String) {
    proposal.withdraw(because: why)
    let held = queue.guards.decisions.first { $0.held.request.proposal === proposal }
    if let held { giveUp(held) }
  }

  /// Returns the reason why a request's proposal was given up before its turn.
  func withdrawal(of request: NavigationRequest) -> IgnoredReason? {
    request.proposal?.withdrawal.map { .declined($0) }
  }

  /// Returns the attempt that guards see before a proposal is carried out.
  func attempt(_ proposal: NavigationProposal, of sent: Submission) -> Attempt {
    let (requests, leaving) = proposal.survey()
    var tried = trying { attempt in
      for request in requests {
        let step = Submission(request, through: sent.wireframe, for: nil)
        for request in (try? translation(of: step)) ?? [] {
          let count = attempt.fulfilled.count
          let isCarriedOut = add(request, of: step, isAlone: true, to: &attempt)
          // A request that is refused or already fulfilled needs no guard.
          if !isCarriedOut || attempt.fulfilled.count > count { attempt.forgetLast() }
        }
      }
    }
    let known = Set(tried.leaving.map { ObjectIdentifier($0) })
    tried.leaving += leaving.filter {
      !known.contains(ObjectIdentifier($0)) && places.page(of: $0) != nil
    }
    return tried
  }
}

extension NavigationRequest {
  /// The proposal that the request represents.
  fileprivate var proposal: NavigationProposal? {
    if case .transaction(let transaction) = self { transaction.proposal } else { nil }
  }
}

extension Attempt {
  /// Removes the last request, which changes nothing.
  fileprivate mutating func forgetLast() {
    steps.removeLast()
    (refusal, fulfilled) = (nil, [])
  }
}
