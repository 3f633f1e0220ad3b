#if canImport(Testing) && canImport(XCTest)
import Testing
import XCTest

/// Fails the running test, in XCTest or in Swift Testing, and never loses the failure.
///
/// Each of the two silently ignores failures outside its own tests. Without a current Swift Testing
/// test, the code may run in XCTest or in a detached task of either, so this function reports to
/// both.
func recordFailure(_ message: String, at site: CallSite) {
  if let listener = FailureListener.current { return listener.hear(.failure, message, site) }
  Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
  if Test.current == nil { XCTFail(message, file: site.filePath, line: site.line) }
}

/// Fails the running test from another module of this package.
package func recordFailure(
  _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  recordFailure(
    message, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

#if compiler(>=6.3)
/// Records a warning, which does not fail the test and which XCTest prints.
func recordWarning(_ message: String, at site: CallSite) {
  if let listener = FailureListener.current { return listener.hear(.warning, message, site) }
  guard Test.current != nil else { return printWarning(message, at: site) }
  Issue.record(
    Comment(rawValue: message), severity: .warning, sourceLocation: site.sourceLocation)
}
#else
/// Prints a warning, which does not fail the test.
func recordWarning(_ message: String, at site: CallSite) { printWarning(message, at: site) }
#endif

private func printWarning(_ message: String, at site: CallSite) {
  print("\(site.filePath):\(site.line): warning: \(message)")
}

/// The place in the source of a test that a failure points at.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The place for Swift Testing, adjusted because Swift Testing traps on invalid places.
  var sourceLocation: SourceLocation {
    let fileID = "\(fileID)"
    return SourceLocation(
      fileID: fileID.contains("/") ? fileID : "Unknown/\(fileID)",
      filePath: "\(filePath)",
      line: Int(clamping: max(line, 1)),
      column: Int(clamping: max(column, 1)))
  }
}

/// A listener that hears failures and warnings in the place of the running test, for the tests of this
/// module.
///
/// It is a struct, because a task-local closure crashes in code that Swift 6.3 has optimized.
struct FailureListener: Sendable {
  enum Kind {
    case failure
    case warning
  }

  @TaskLocal static var current: FailureListener?

  let hear: @Sendable (Kind, _ message: String, CallSite) -> Void
}
#endif

extension [String] {
  /// Returns the most similar texts, beginning with the best match.
  func nearest(to text: String, count: Int) -> [String] {
    let text = text.lowercased()
    // Comparing letter counts takes O(n), and finds the texts that deserve the slower comparison.
    let letters = text.letterCounts
    let candidates = map { candidate in
      let counts = zip(letters, candidate.lowercased().letterCounts)
      return (candidate, counts.reduce(0) { $0 + abs($1.0 - $1.1) })
    }
    .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
    .prefix(10 * count).map(\.element.0)
    return candidates.map { ($0, $0.lowercased().editDistance(to: text)) }
      .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .prefix(count).map(\.element.0)
  }
}

extension String {
  /// The number of occurrences of each byte.
  fileprivate var letterCounts: [Int] {
    utf8.reduce(into: [Int](repeating: 0, count: 256)) { $0[Int($1)] += 1 }
  }

  /// Returns how many of the first hundred letters to add, remove or replace.
  fileprivate func editDistance(to other: String) -> Int {
    let (left, right) = (Array(prefix(100)), Array(other.prefix(100)))
    var row = Array(0...right.count)
    for (place, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for (column, candidate) in right.enumerated() {
        let cost = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(cost, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
