/// The answer of a wireframe to a request: the requests that it means here.
@MainActor
public enum Translation {
  /// The one request that it means here, mostly the same.
  case request(NavigationRequest)
  /// Several requests in its place, judged as a whole: all of them happen, or none.
  ///
  /// An empty list is declined, since no request may be lost silently.
  case requests([NavigationRequest])
  /// Nothing, for a reason that stands in the log.
  case declined(IgnoredReason)

  /// Declines a request for a reason in words.
  public static func declined(_ words: String) -> Translation { .declined(.declined(words)) }
}
