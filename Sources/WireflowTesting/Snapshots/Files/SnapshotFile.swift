#if canImport(Testing) && canImport(XCTest)
import Foundation

/// A text file in UTF-8, in which every line ends with a line feed.
struct SnapshotFile {
  let url: URL

  /// Returns the text, or nil if there is no file.
  func read() throws(SnapshotFileError) -> String? {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw .unreadable(path: url.shownPath, reason: error.reason)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard Data(text.utf8) == bytes else {
      throw .notUTF8(path: url.shownPath, line: Self.firstLineThatIsNotUTF8(in: bytes))
    }
    if let line = text.firstLineWithCarriageReturn {
      throw .carriageReturn(path: url.shownPath, line: line)
    }
    return text
  }

  /// Writes a text atomically, so that no reader ever sees half of it.
  func write(_ text: String) throws(SnapshotFileError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: url.shownPath, reason: error.reason)
    }
  }

  /// Appends a line atomically, even while other processes append to the file.
  func append(_ line: String) throws(SnapshotFileError) {
    let file = open(url.path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    defer { if file >= 0 { close(file) } }
    let bytes = Array("\(line)\n".utf8)
    guard file >= 0, Foundation.write(file, bytes, bytes.count) == bytes.count else {
      throw .unwritable(path: url.shownPath, reason: String(cString: strerror(errno)))
    }
  }

  private static func firstLineThatIsNotUTF8(in bytes: Data) -> Int {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let index = lines.firstIndex { Data(String(decoding: $0, as: UTF8.self).utf8) != $0 }
    return (index ?? 0) + 1
  }
}

extension String {
  /// The text with a line feed at its end, as in a file.
  var endedByLineFeed: String { isEmpty || utf8.last == 0x0A ? self : self + "\n" }

  /// Returns true if both texts have the same bytes, which equal strings may not have.
  func hasSameBytes(as other: String) -> Bool { Data(utf8) == Data(other.utf8) }

  /// The number of the first line with a carriage return, which snapshots must not contain.
  var firstLineWithCarriageReturn: Int? {
    var text = self
    let place = text.withUTF8 { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      guard let found = memchr(base, 0x0D, bytes.count) else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
    return place.map { utf8.prefix($0).count { $0 == 0x0A } + 1 }
  }
}

extension Error {
  /// The system's description of the error.
  fileprivate var reason: String {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.localizedDescription
  }
}

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

  static let shared = SnapshotClaims()

  private let claims = Locked<[String: (site: CallSite, text: Int)]>([:])

  /// Claims a file for a place.
  ///
  /// The comparison ignores case, because some file systems do.
  func claim(_ path: String, for text: String, at site: CallSite) -> Verdict {
    let claim = (site: site, text: text.hashValue)
    return claims.withLock { claims in
      guard let earlier = claims.updateValue(claim, forKey: path.lowercased()) else { return .free }
      if earlier.site == site { return earlier.text == claim.text ? .free : .changed }
      claims[path.lowercased()] = earlier
      return .taken(by: earlier.site)
    }
  }
}

/// Returns the snapshots that no test asserts any more.
///
/// First set `WIREFLOW_SNAPSHOT_REFERENCES` to the path of a new file, and run all tests. If you
/// run only some of them, the snapshots of the others appear to be unreferenced. Every assertion,
/// in every process, appends a line with the path of its snapshot, a tab and its place.
///
/// ```swift
/// let leftOver = try unreferencedSnapshots(in: ["Tests"], references: "references.txt")
/// ```
/// - Parameters:
///   - folders: The folders below which it searches each folder `__Snapshots__`.
///   - references: The path of the file that the assertions wrote.
/// - Returns: The paths of the snapshots without an assertion, in alphabetical order.
/// - Throws: The error of the file system if the references or a folder cannot be read.
public func unreferencedSnapshots(in folders: [String], references: String) throws -> [String] {
  let list = try String(contentsOf: URL(fileURLWithPath: references), encoding: .utf8)
  let asserted = Set(
    list.split(separator: "\n").map { line in
      URL(fileURLWithPath: String(line.prefix { $0 != "\t" })).resolvingSymlinksInPath().path
    })

  var found: Set<String> = []
  for folder in folders {
    let root = URL(fileURLWithPath: folder)
    // An enumerator silently finds nothing if the folder does not exist, for example after renaming
    // it.
    _ = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() {
      let path = file.resolvingSymlinksInPath().path
      guard path.hasSuffix(".txt"), path.contains("/__Snapshots__/") else { continue }
      if !asserted.contains(path) { found.insert(path) }
    }
  }
  return found.sorted()
}
#endif
