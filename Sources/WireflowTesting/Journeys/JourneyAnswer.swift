import Wireflow

/// The result of a request or an action in a journey.
enum JourneyAnswer {
  case request(String, RequestOutcome, logged: [PresentationLog.Entry])
  case action(UserAction, ActionOutcome)

  /// A description of a wrong answer to a request, or nil if the answer is right.
  ///
  /// Every request is committed, queued or ignored, and the log states the result.
  var flaw: String? {
    guard case .request(let request, let outcome, let entries) = self else { return nil }
    let reasons = entries.compactMap { entry -> IgnoredReason? in
      if case .ignored(_, let reason) = entry { reason } else { nil }
    }
    let effects = entries.filter { $0 != .app }
    switch outcome {
    case .queued: return nil
    case .ignored(let reason):
      if reasons != [reason] {
        return "\(request) was ignored (\(reason)), and the log says so \(reasons.count) times"
      }
      guard effects.count > 1 else { return nil }
      return "\(request) was ignored (\(reason)), and the log says: \(effects.text)"
    case .committed:
      // A flush may ignore queued requests. The app already got their answer when they were queued.
      let isFlush = request.hasPrefix("flush")
      guard reasons.allSatisfy({ isFlush && $0 == .flushed }) else {
        return "\(request) was committed, and the log says: \(effects.text)"
      }
      guard effects.isEmpty, !isFlush else { return nil }
      return "\(request) was committed, and the log says nothing of it"
    }
  }

  /// The action that was refused, with the reason, or nil if there was no refusal.
  var refusal: (action: UserAction, refusal: ActionRefusal)? {
    guard case .action(let action, .refused(let refusal)) = self else { return nil }
    return (action, refusal)
  }
}

extension [PresentationLog.Entry] {
  fileprivate var text: String { map(\.description).joined(separator: "; ") }
}
