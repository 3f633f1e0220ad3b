/// A handle on a requested alert, which closes that alert and no other.
///
///     let waiting = wireframe.presentAlert(AlertContent(title: "Connecting"), from: list)
///     await service.connect()
///     waiting.close()
@MainActor
public final class PresentedAlert {
  private enum Life {
    case asked, closed, answered
  }

  /// The outcome of the request: shown, waiting, or ignored with a reason.
  public private(set) var outcome = RequestOutcome.queued

  /// The fields with the typed texts, which also last while a wall hides the alert.
  private(set) var form: AlertForm?

  private var onAnswer: (@MainActor (AlertAnswer?) -> Void)?
  private weak let wireframe: (any ApplicationWireframe)?
  private var life = Life.asked

  init(
    through wireframe: (any ApplicationWireframe)? = nil,
    _ onAnswer: (@MainActor (AlertAnswer?) -> Void)?
  ) {
    self.wireframe = wireframe
    self.onAnswer = onAnswer
  }

  /// Closes the alert unanswered, even if it still waits behind another one.
  ///
  /// If the alert has already gone, the log reports that the call was ignored.
  @discardableResult
  public func close() -> RequestOutcome {
    guard let wireframe else { return .ignored(.noAlert) }
    return wireframe.stage.close(self, through: wireframe)
  }

  /// True if the alert was closed before it appeared.
  var isClosed: Bool { life == .closed }

  /// True once the alert was answered, or closed while it was shown.
  var isAnswered: Bool { life == .answered }

  /// Marks the alert as closed before it appears.
  func giveUp() { life = .closed }

  /// Prepares the fields, and keeps those that the alert had before it was put aside.
  func prepare(_ fields: [AlertContent.Field]) {
    if form?.original == fields { return }
    form = fields.isEmpty ? nil : AlertForm(fields)
  }

  /// Records the request's outcome.
  ///
  /// An ignored alert receives no answer.
  func note(_ outcome: RequestOutcome) {
    self.outcome = outcome
    guard case .ignored = outcome else { return }
    life = .answered
    _ = exchange(&onAnswer, with: nil)
  }

  /// Delivers the answer, once.
  func answer(_ answer: AlertAnswer?) {
    let body = onAnswer
    (life, onAnswer, form) = (.answered, nil, nil)
    body?(answer)
  }
}
