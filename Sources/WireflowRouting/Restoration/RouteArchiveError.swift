/// The reason why the app refuses an archive.
public enum RouteArchiveError: Error, Sendable, Hashable {
  /// The data is not an archive of routes, or is incomplete.
  case damaged
  /// A newer version of the app wrote the archive.
  case newer(version: Int)
  /// The archive has a version that the app does not support.
  case unknown(version: Int)
  /// The archive contains a place that no longer exists.
  case unknownPlace(Route)
}

extension RouteArchiveError: CustomStringConvertible {
  /// A text that explains the problem.
  public var description: String {
    switch self {
    case .damaged: "the archive is damaged"
    case .newer(let version): "the archive is of version \(version), which is newer than this app"
    case .unknown(let version): "the archive is of version \(version), which this app does not know"
    case .unknownPlace(let route): "the archive has a place that is no more, \(route)"
    }
  }
}
