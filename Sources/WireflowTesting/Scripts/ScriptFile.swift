#if canImport(Testing) && canImport(XCTest)
import Foundation
import Wireflow
public import WireflowInteraction

/// A script in a file beside a test, which is read only when needed.
public struct ScriptFile: Sendable, CustomStringConvertible {
  /// A reason why the script is not available.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// A message that says where the error is and how to fix it.
    public let description: String
  }

  /// The name of the file without its extension, which is also part of the names of snapshots.
  public let name: String
  private let read: @Sendable () throws(Failure) -> Script

  /// The name.
  public var description: String { name }

  /// Reads the script, or throws a list of all its errors.
  public func script() throws(Failure) -> Script {
    try read()
  }

  init(name: String, read: @escaping @Sendable () throws(Failure) -> Script) {
    self.name = name
    self.read = read
  }

  init(text: String, name: String) {
    self.init(name: name) { () throws(Failure) in try Self.parse(text, name: name) }
  }

  init(url: URL) {
    self.init(name: url.deletingPathExtension().lastPathComponent) { () throws(Failure) in
      let data: Data
      do {
        data = try Data(contentsOf: url)
      } catch {
        throw Failure(
          description: """
            The script \(url.shownPath) cannot be read: \(error.localizedDescription)

              To fix: make it a file that this process may read.
            """)
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw Failure(
          description: "The script \(url.shownPath) is not UTF-8.\n\n  To fix: save it as UTF-8.")
      }
      return try Self.parse(text, name: url.shownPath)
    }
  }

  private static func parse(_ text: String, name: String) throws(Failure) -> Script {
    do {
      return try Script(parsing: text, name: name)
    } catch {
      throw Failure(
        description: """
          The script has an error, so nothing of it was played.

          \(error.description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
          """)
    }
  }
}
#endif
