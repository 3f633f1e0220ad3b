import Observation

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

  /// Prepares the fields as the alert appears, and keeps those that it had before it was put aside.
  func prepare(_ fields: [AlertContent.Field]) {
    outcome = .committed
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

/// The fields of an alert, with the texts that the user has typed into them.
///
/// It has the content of a screen, so that the user's actions find its fields as they find those of
/// a page. It never has a place on the stage.
@Observable
@MainActor
package final class AlertForm: Screen {
  package let title = ""
  /// The fields, which hold the typed texts.
  private(set) var fields: [AlertContent.Field]
  /// The fields as the app described them.
  let original: [AlertContent.Field]

  init(_ fields: [AlertContent.Field]) {
    self.fields = fields
    original = fields
  }

  package var content: ScreenContent {
    ScreenContent(elements: fields.indices.map { .field(element(at: $0)) })
  }

  /// True if no field is empty.
  var isFilled: Bool { fields.allSatisfy { !$0.text.isEmpty } }

  private func element(at place: Int) -> ScreenContent.Field {
    let field = fields[place]
    let element = ScreenContent.Field(
      field.label, text: field.text, privacy: field.privacy, prompt: field.prompt,
      keyboard: field.keyboard, samples: field.samples,
      set: { [weak self] text in self?.fields[place].text = text })
    return field.id == field.label ? element : element.id(field.id)
  }
}

/// The alert on stage.
@MainActor
struct ShownAlert {
  let content: AlertContent
  let sender: any Screen
  /// The flow that presented it, which lives until the answer.
  let flow: FlowRecord?
  /// The number that distinguishes it from an equal alert after it.
  let number: UInt32
  /// The handle that receives the answer.
  let presented: PresentedAlert

  /// The fields with the typed texts, or nil if the alert has none.
  var form: AlertForm? { presented.form }

  /// Returns true if the user can give an answer now.
  func allows(_ answer: AlertContent.Action) -> Bool { !answer.needsText || form?.isFilled ?? true }

  /// The actions that give the answers, in order, or nil for an answer that is disabled.
  var answers: [UserAction?] {
    zip(content.actions, content.answerLabels).map { action, label in
      allows(action) ? .choose(label) : nil
    }
  }

  /// Returns an answer with the typed texts.
  func answer(_ action: AlertContent.Action) -> AlertAnswer {
    AlertAnswer(action, fields: form?.fields ?? [])
  }
}
