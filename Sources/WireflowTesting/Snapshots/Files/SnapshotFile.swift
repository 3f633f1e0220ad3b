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
#endif
