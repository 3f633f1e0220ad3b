/// The reason why the steps of a session cannot be played again.
package struct RehearsalFailure: Hashable, Sendable {
  /// The reason as a sentence without its period, such as “The app crashed (Aborted)”.
  let reason: String
  /// The step that ended the app, as a page counts it.
  let place: String?

  /// Creates a failure.
  package init(_ reason: String, at place: String? = nil) {
    (self.reason, self.place) = (reason, place)
  }
}

extension RehearsalFailure: CustomStringConvertible {
  /// The reason and the step.
  package var description: String {
    guard let place else { return "\(reason)." }
    return "\(reason) when it was played again at \(place). The session stays as it is."
  }
}
