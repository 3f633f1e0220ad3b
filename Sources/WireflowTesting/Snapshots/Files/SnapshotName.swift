#if canImport(Testing) && canImport(XCTest)
import Testing

/// The name of a snapshot: suites, function, arguments, and what the call adds.
struct SnapshotName: Equatable {
  /// The name itself, fit for a file.
  let text: String
  /// The argument of `swift test --filter` that runs the test, safe in a shell.
  let filter: String

  /// Creates the name of what runs now.
  ///
  /// Where no test is known, as under XCTest, in a detached task or on a queue, the name has only
  /// the function. Returns nil for a test with arguments that could not be read.
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

  /// Returns the names of the suites around a test, and its own.
  ///
  /// The identifier shows them only to mirrors; without them the name is the test's, and the claims
  /// find out if another test has the same.
  private static func components(of test: Test) -> [String] {
    Mirror(reflecting: test.id).descendant("nameComponents") as? [String] ?? [test.name]
  }

  /// Returns the arguments of a test as far as a mirror shows them, or nil if it shows nothing.
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
  /// The string with a dash for whatever is no letter, digit or underscore, and none at its ends.
  fileprivate var dashed: String {
    split { !$0.isWord }.joined(separator: "-")
  }

  /// The string as an argument in a name.
  ///
  /// Where that loses something, a checksum tells it from others.
  fileprivate var argument: String {
    var unquoted = Substring(self)
    if count > 1, hasPrefix("\""), hasSuffix("\"") { unquoted = dropFirst().dropLast() }
    let isPlain = unquoted.allSatisfy { $0.isWord || "+-.=@".contains($0) }
    if isPlain, !unquoted.isEmpty { return String(unquoted).limited(to: 60) }
    return String(unquoted).dashed.limited(to: 60) + "~" + checksum
  }

  /// The string with a dot, which matches anything, for whatever means something to a shell.
  fileprivate var dotted: String { String(map { $0.isWord ? $0 : "." }) }

  /// Returns the string, or its beginning and a checksum if it has too many bytes for the name of a
  /// file.
  fileprivate func limited(to count: Int) -> String {
    guard utf8.count > count else { return self }
    var start = self[...]
    while start.utf8.count > count - 9 { start.removeLast() }
    return start + "~" + checksum
  }

  /// A number that is the same in each run (FNV-1a).
  private var checksum: String {
    let sum = utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
#endif
