#if canImport(Testing) && canImport(XCTest)
/// A register of the snapshots asserted in this process, which detects two places that use the same
/// file.
///
/// One place may assert a snapshot many times, for example in loops, retries and repetitions.
final class SnapshotClaims: Sendable {
  /// The relation of an assertion to an earlier one of the same snapshot.
  enum Verdict: Equatable {
    /// No earlier assertion, or one at the same place with the same text.
    case free
    /// An earlier assertion at the same place with another text.
    case changed
    /// An earlier assertion at another place.
    case taken(by: CallSite)
  }

  private struct Claim {
    let site: CallSite
    let text: Int
  }

  static let shared = SnapshotClaims()

  private let claims = Locked<[String: Claim]>([:])

  /// Claims a file for a place.
  ///
  /// The comparison ignores case, because some file systems do.
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
