#if canImport(Testing) && canImport(XCTest)
/// Who asserts which snapshot in this process, so that no two of them fight for one file.
///
/// One place may assert a snapshot as often as it likes, as loops, retries and repetitions do.
final class SnapshotClaims: Sendable {
  /// What an earlier assertion of the same snapshot has to do with this one.
  enum Verdict: Equatable {
    /// None did, or the same place with the same text.
    case free
    /// The same place did, with another text.
    case changed
    /// Another place did.
    case taken(by: CallSite)
  }

  private struct Claim {
    let site: CallSite
    let text: Int
  }

  /// The claims of this process.
  static let shared = SnapshotClaims()

  private let claims = Locked<[String: Claim]>([:])

  /// Claims a file for a place.
  ///
  /// Some file systems see no difference between small and capital letters, so none is made here.
  func claim(_ path: String, for text: String, at site: CallSite) -> Verdict {
    let claim = Claim(site: site, text: text.hashValue)
    return claims.withLock { claims in
      guard let earlier = claims.updateValue(claim, forKey: path.lowercased()) else { return .free }
      if earlier.site == site { return earlier.text == claim.text ? .free : .changed }
      claims[path.lowercased()] = earlier
      return .taken(by: earlier.site)
    }
  }
}
#endif
