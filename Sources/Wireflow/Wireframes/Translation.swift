/// A wireframe's answer to a request.
@MainActor
public enum Translation {
  /// One request, usually the same.
  case request(NavigationRequest)
  /// Several requests instead, which the stage carries out together or not at all.
  ///
  /// An empty list declines the request, because no request may be lost silently.
  case requests([NavigationRequest])
  /// Nothing, for a reason that appears in the log.
  case declined(IgnoredReason)

  /// Declines a request, for a reason in words.
  public static func declined(_ words: String) -> Translation { .declined(.declined(words)) }
}
