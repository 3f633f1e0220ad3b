/// The alert that is on screen.
@MainActor
struct ShownAlert {
  let content: AlertContent
  let sender: Page
  /// The flow that presented it, which lives until the answer.
  let flow: FlowRecord?
  /// The number that tells it from an equal alert after it.
  let number: UInt32
  /// The handle that receives the answer.
  let presented: PresentedAlert?
}
