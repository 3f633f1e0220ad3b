extension Script {
  /// A step that was not possible when it was played.
  public struct Refusal: Sendable, Hashable, CustomStringConvertible {
    /// The name of the script.
    public let script: String
    /// What was to be done, and where the script says so.
    public let step: Step
    /// Why that was not possible, and what was.
    public let refusal: ActionRefusal

    /// The place, the action, and why it was not possible.
    public var description: String { "\(script):\(step.line): \(step.action): \(refusal)" }
  }
}
