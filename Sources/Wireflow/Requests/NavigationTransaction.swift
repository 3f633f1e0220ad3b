/// Several things that a flow requests and that happen together or not at all.
@MainActor
public final class NavigationTransaction {
  private(set) var turns: [Turn]
  /// The proposal that it stands for, which its author carries out once guards allow it.
  let proposal: NavigationProposal?
  /// The answers of guards about it as a whole.
  var consultation: Consultation?

  init(_ turns: [Turn], of proposal: NavigationProposal? = nil) {
    self.turns = turns
    self.proposal = proposal
  }

  /// The requests, in order, before any translation.
  public var requests: [NavigationRequest] { turns.compactMap(\.request) }

  /// Takes everything out, once it has happened or cannot happen any more.
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
