#if canImport(Testing) && canImport(XCTest)
/// A reason why a snapshot's file is unusable.
enum SnapshotFileError: Error, Equatable {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case notUTF8(path: String, line: Int)
  case carriageReturn(path: String, line: Int)

  /// True if writing the snapshot again solves the problem.
  var isMended: Bool {
    switch self {
    case .notUTF8, .carriageReturn: true
    case .unreadable, .unwritable: false
    }
  }
}

extension SnapshotFileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      """
      cannot be read: \(reason)

        file: \(path)
        To fix: make it a file that this user may read, or remove it and record it again.
      """
    case .unwritable(let path, let reason):
      """
      cannot be written: \(reason)

        file: \(path)
        To fix: make its folder one that this user may write to, or choose another one.
      """
    case .notUTF8(let path, let line):
      """
      is not UTF-8 in line \(line).

        file: \(path)
        To fix: save it as UTF-8, or record it again.
      """
    case .carriageReturn(let path, let line):
      """
      has a carriage return in line \(line), but its lines must end with a line feed only.

        file: \(path)
        To fix: add the line `**/__Snapshots__/** text eol=lf` to .gitattributes and check the \
      file out again, or record it again.
      """
    }
  }
}
#endif
