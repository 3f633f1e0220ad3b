extension Script {
  /// A step that was not possible when it was played.
  public struct Refusal: Sendable, Hashable, CustomStringConvertible {
    /// The name of the script.
    public let script: String
    /// The action that was to be done, and the line that says so.
    public let step: Step
    /// The reason why that was not possible, and the actions that were.
    public let refusal: ActionRefusal

    /// The place, the action, and why it was not possible.
    public var description: String { "\(script):\(step.line): \(step.action): \(refusal)" }
  }
}
