/// The proposal of a layer, such as to follow a route: guards are asked about it as a whole before
/// any of it happens, and then the layer carries it out step by step.
///
/// As long as the layer keeps it, guards that have allowed it are not asked again about the screens
/// that they know of.
@MainActor
package final class NavigationProposal {
  /// The words for it in the log.
  let phrase: String
  /// Returns the requests that show guards what would leave, none of which is committed, and the
  /// screens that would leave beside those, such as all of another scene.
  let survey: @MainActor () -> (requests: [NavigationRequest], leaving: [any Screen])
  /// The things that guards have said about it.
  var consultation: Consultation?
  /// The reason why it is given up while it waits.
  private(set) var withdrawal: String?
  /// True while it is put forward, in which case the layer goes on by itself once it is allowed.
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

  /// Asks the guards about a proposal, which is no flow's, and then lets a layer carry it out.
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
    let outcome = submit(Ask(.transaction(transaction), through: wireframe, for: nil))
    proposal.isPutForward = false
    if proposal.isAllowed { work() }
    return outcome
  }

  /// Gives up a proposal that waits, which leaves a line.
  package func withdraw(_ proposal: NavigationProposal, because why: String) {
    proposal.withdraw(because: why)
    let held = queue.guards.decisions.first { $0.held.request.proposal === proposal }
    if let held { giveUp(held) }
  }

  /// The reason why a request that has its turn was given up before.
  func withdrawal(of request: NavigationRequest) -> IgnoredReason? {
    request.proposal?.withdrawal.map { .declined($0) }
  }

  /// Returns what guards look at before a proposal is carried out.
  func attempt(_ proposal: NavigationProposal, of ask: Ask) -> Attempt {
    let (requests, leaving) = proposal.survey()
    var tried = trying { attempt in
      for request in requests {
        let step = Ask(request, through: ask.wireframe, for: nil)
        for request in (try? translation(of: step)) ?? [] {
          let count = attempt.fulfilled.count
          let isCarriedOut = add(request, of: step, isAlone: true, to: &attempt)
          // A refused request, or one whose state is there already, needs no guard.
          if !isCarriedOut || attempt.fulfilled.count > count { attempt.forgetLast() }
        }
      }
    }
    let known = Set(tried.leaving.map { ObjectIdentifier($0) })
    tried.leaving += leaving.filter {
      !known.contains(ObjectIdentifier($0)) && isOnStage($0)
    }
    return tried
  }
}

extension NavigationRequest {
  /// The proposal that it stands for.
  fileprivate var proposal: NavigationProposal? {
    if case .transaction(let transaction) = self { transaction.proposal } else { nil }
  }
}

extension Attempt {
  /// Forgets the request that was added last and that changes nothing.
  fileprivate mutating func forgetLast() {
    steps.removeLast()
    (refusal, fulfilled) = (nil, [])
  }
}
