public import Wireflow

extension Script {
  /// A step that was refused during playback.
  public struct Refusal: Sendable, Hashable, CustomStringConvertible {
    /// The name of the script.
    public let script: String
    /// The refused action, with its line.
    public let step: Step
    /// The reason for the refusal, and the possible alternatives.
    public let refusal: ActionRefusal

    /// The place, the action, and the reason.
    public var description: String { "\(script):\(step.line): \(step.action): \(refusal)" }
  }
}
