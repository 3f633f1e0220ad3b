/// Several things that a flow asks for and that happen together or not at all.
@MainActor
public final class NavigationTransaction {
  private(set) var turns: [Turn]
  /// The proposal that it stands for, which is asked about and then carried out by who made it.
  let proposal: NavigationProposal?
  /// The things that guards have said about it as a whole.
  var consultation: Consultation?

  init(_ turns: [Turn], of proposal: NavigationProposal? = nil) {
    self.turns = turns
    self.proposal = proposal
  }

  /// The requests, in order, as they were asked.
  public var requests: [NavigationRequest] { turns.compactMap(\.request) }

  /// Takes all out, once it has happened or will not.
  func takeAll() -> [Turn] {
    defer { turns = [] }
    return turns
  }

  /// The words that a log line uses for it.
  func phrase(naming name: (any Screen) -> ScreenName) -> String {
    if let proposal { return proposal.phrase }
    let parts: [String] = turns.compactMap { turn in
      switch turn.act {
      case .request(let waiting): waiting.request.phrase(naming: name)
      case .start(let start): "start \(start.name)"
      case .finish(let flow, _, _): "finish \(flow.name)"
      case .cancel(let flow, _): "cancel \(flow.name)"
      case .outcome, .answer, .call, .work, .batch: nil
      }
    }
    return "transaction [\(parts.joined(separator: ", "))]"
  }
}
