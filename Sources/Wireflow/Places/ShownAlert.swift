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
  func allows(_ answer: AlertContent.Action) -> Bool {
    !answer.needsText || form?.isFilled ?? true
  }

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
