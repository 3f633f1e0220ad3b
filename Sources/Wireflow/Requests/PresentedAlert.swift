/// A handle on an alert that was asked for: it closes that one and no other.
///
///     let waiting = wireframe.presentAlert(AlertContent(title: "Connecting"), from: list)
///     await service.connect()
///     waiting.close()
@MainActor
public final class PresentedAlert {
  private enum Life {
    case asked, closed, answered
  }

  /// The outcome of asking for it: shown, waiting, or ignored with a reason.
  public private(set) var outcome = RequestOutcome.queued

  private var onAnswer: (@MainActor (AlertContent.Action?) -> Void)?
  private weak let wireframe: (any ApplicationWireframe)?
  private var life = Life.asked

  init(
    through wireframe: (any ApplicationWireframe)? = nil,
    _ onAnswer: (@MainActor (AlertContent.Action?) -> Void)?
  ) {
    self.wireframe = wireframe
    self.onAnswer = onAnswer
  }

  /// Closes the alert unanswered, also if it waits behind another one and has yet to be shown.
  ///
  /// One that has gone is ignored, with a line in the log.
  @discardableResult
  public func close() -> RequestOutcome {
    guard let wireframe else { return .ignored(.noAlert) }
    return wireframe.stage.close(self, through: wireframe)
  }

  /// True if it was closed before it could be shown.
  var isClosed: Bool { life == .closed }

  /// True once it was answered, or closed while it was shown.
  var isAnswered: Bool { life == .answered }

  /// Notes that it is not to be shown any more.
  func giveUp() { life = .closed }

  /// Notes what has become of the request, after which an ignored one hears no answer.
  func note(_ outcome: RequestOutcome) {
    self.outcome = outcome
    guard case .ignored = outcome else { return }
    life = .answered
    _ = exchange(&onAnswer, with: nil)
  }

  /// Hands the answer on, once.
  func answer(_ answer: AlertContent.Action?) {
    let body = onAnswer
    (life, onAnswer) = (.answered, nil)
    body?(answer)
  }
}
