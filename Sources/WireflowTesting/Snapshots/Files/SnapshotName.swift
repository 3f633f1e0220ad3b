#if canImport(Testing) && canImport(XCTest)
import Foundation
import Testing

/// The name of a snapshot, from its suites, function, arguments, and the name in the call.
struct SnapshotName: Equatable {
  /// The name in a form that is valid for a file.
  let text: String
  /// The argument of `swift test --filter` that runs the test, without characters special to a
  /// shell.
  let filter: String

  /// Creates the name for the running test, or nil if the test's arguments cannot be read.
  ///
  /// Without a current Swift Testing test, as under XCTest, in a detached task or on a queue, the
  /// name contains only the function.
  init?(function: String, named: String?) {
    guard let test = Test.current else {
      self.init(suites: [], function: function, arguments: [], named: named)
      return
    }
    let components = Self.components(of: test)
    let arguments = Self.arguments(of: Test.Case.current)
    guard arguments != nil || named != nil else { return nil }
    self.init(
      suites: components.dropLast(), function: components.last ?? function,
      arguments: arguments ?? [], named: named)
  }

  init(suites: [String], function: String, arguments: [String], named: String?) {
    var parts = (suites + [function]).map(\.dashed)
    if !arguments.isEmpty { parts.append(arguments.map(\.argument).joined(separator: ",")) }
    if let named { parts.append(named.dashed) }
    text = parts.joined(separator: ".").limited(to: 160)

    let plainFunction = String(function.prefix { $0 != "(" })
    filter = (suites + [plainFunction]).map(\.dotted).joined(separator: ".")
  }

  /// Returns the names of a test's suites, followed by its own name.
  ///
  /// Only a mirror can read them from the identifier. If it fails, the name is the test's alone,
  /// and the claims detect another test with the same name.
  private static func components(of test: Test) -> [String] {
    Mirror(reflecting: test.id).descendant("nameComponents") as? [String] ?? [test.name]
  }

  /// Returns the arguments of a test if a mirror can read them, or nil.
  private static func arguments(of testCase: Test.Case?) -> [String]? {
    guard let testCase, testCase.isParameterized else { return [] }
    let list = Mirror(reflecting: testCase).descendant("_kind", "parameterized", "arguments")
    guard let list else { return nil }
    let values = Mirror(reflecting: list).children.map { argument in
      Mirror(reflecting: argument.value).descendant("value").map(String.init(describingForTest:))
    }
    let texts = values.compactMap(\.self)
    return texts.isEmpty || texts.count < values.count ? nil : texts
  }
}

extension String {
  /// The string with dashes in place of all characters except letters, digits and underscores, and
  /// no dashes at its ends.
  fileprivate var dashed: String { split { !$0.isWord }.joined(separator: "-") }

  /// The string as an argument in a name, with a checksum if the conversion loses information.
  fileprivate var argument: String {
    var unquoted = Substring(self)
    if count > 1, hasPrefix("\""), hasSuffix("\"") { unquoted = dropFirst().dropLast() }
    let isPlain = unquoted.allSatisfy { $0.isWord || "+-.=@".contains($0) }
    if isPlain, !unquoted.isEmpty { return String(unquoted).limited(to: 60) }
    return String(unquoted).dashed.limited(to: 60) + "~" + checksum
  }

  /// The string with dots, which match anything, in place of characters that are special to a
  /// shell.
  fileprivate var dotted: String { String(map { $0.isWord ? $0 : "." }) }

  /// Returns the string, shortened and followed by a checksum if it has too many bytes for a file
  /// name.
  fileprivate func limited(to count: Int) -> String {
    guard utf8.count > count else { return self }
    var start = self[...]
    while start.utf8.count > count - 9 { start.removeLast() }
    return start + "~" + checksum
  }

  /// A checksum that is the same in every run (FNV-1a).
  private var checksum: String {
    let sum = utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}

/// The paths of a snapshot and of a received text that did not match it.
struct SnapshotPlace {
  /// The approved snapshot.
  let approved: URL
  /// The received text in its own folder, or nil in CI if no variable names a folder.
  let received: URL?

  static let variable = "WIREFLOW_SNAPSHOT_ARTIFACTS"

  init(name: String, site: CallSite, directory: String?, variables: [String: String]) {
    let folder =
      directory.map { URL(fileURLWithPath: $0, relativeTo: site.folder).absoluteURL }
      ?? site.folder.appendingPathComponent("__Snapshots__")
    let snapshots = folder.appendingPathComponent(site.fileName).standardizedFileURL
    approved = snapshots.appendingPathComponent("\(name).txt")

    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("wireflow-snapshots").appendingPathComponent(site.fileName)
    var artifacts = RecordDecision.isInCI(variables) ? nil : temporary
    if let path = variables[Self.variable], !path.isEmpty {
      let named = URL(fileURLWithPath: path).appendingPathComponent(site.fileName)
      if named.standardizedFileURL != snapshots { artifacts = named }
    }
    received = artifacts?.standardizedFileURL.appendingPathComponent("\(name).received.txt")
  }
}

extension URL {
  /// The path, relative to the working directory if possible.
  var shownPath: String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
#endif
