/// The alert on stage.
@MainActor
struct ShownAlert {
  let content: AlertContent
  let sender: Page
  /// The flow that presented it, which lives until the answer.
  let flow: FlowRecord?
  /// The number that distinguishes it from an equal alert after it.
  let number: UInt32
  /// The handle that receives the answer.
  let presented: PresentedAlert?
}
