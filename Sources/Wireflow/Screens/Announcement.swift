/// A message that screen readers speak, about a change that has no place on screen.
public struct Announcement: Sendable, Hashable {
  /// The moment at which a screen reader speaks.
  public enum Urgency: String, Sendable, Hashable, CaseIterable {
    /// After the sentence that it is speaking.
    case polite
    /// At once, in the middle of a sentence.
    case now
  }

  /// The text.
  public let text: String
  /// The moment at which a screen reader speaks it.
  public let urgency: Urgency

  /// Creates an announcement.
  public init(_ text: String, urgency: Urgency = .polite) {
    (self.text, self.urgency) = (text, urgency)
  }
}

extension Announcement: CustomStringConvertible {
  /// The line in the log, such as `announce "3 results"`.
  public var description: String {
    switch urgency {
    case .polite: "announce \(text.literal)"
    case .now: "announce \(text.literal) now"
    }
  }
}
