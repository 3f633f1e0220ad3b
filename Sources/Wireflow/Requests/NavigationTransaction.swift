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
      case .request(let ask): ask.request.traits.phrase()
      case .start(let start): "start \(start.name)"
      case .finish(let flow, _, _): "finish \(flow.name)"
      case .cancel(let flow, _): "cancel \(flow.name)"
      case .outcome, .answer, .call, .work, .batch: nil
      }
    }
    return "transaction [\(parts.joined(separator: ", "))]"
  }
}
