/// The reason why an archive is refused.
public enum RouteArchiveError: Error, Sendable, Hashable {
  /// The data is no archive of routes, or a part of it is missing.
  case damaged
  /// The archive was written by a newer version of the app.
  case newer(version: Int)
  /// The archive was written in a version that this one does not know.
  case unknown(version: Int)
  /// A place in it is one that the app has no more.
  case unknownPlace(Route)
}

extension RouteArchiveError: CustomStringConvertible {
  /// The text that says what is wrong with the archive.
  public var description: String {
    switch self {
    case .damaged: "the archive is damaged"
    case .newer(let version): "the archive is of version \(version), which is newer than this app"
    case .unknown(let version): "the archive is of version \(version), which this app does not know"
    case .unknownPlace(let route): "the archive has a place that is no more, \(route)"
    }
  }
}
