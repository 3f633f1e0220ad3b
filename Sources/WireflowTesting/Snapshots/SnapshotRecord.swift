#if canImport(Testing) && canImport(XCTest)
public import Testing

/// A choice of when an assertion writes its snapshot.
///
/// Each write fails the test once, so that you notice it. The first of these settings decides:
///
/// 1. If the environment variable `CI` is set, assertions never write.
/// 2. The `record` argument of the call.
/// 3. The scope or trait around the call.
/// 4. The variable `WIREFLOW_SNAPSHOT_RECORD`, which holds the name of a case.
///
/// If the variable holds anything else, assertions never write, even if the code says so.
public enum SnapshotRecord: String, Sendable, CaseIterable {
  /// Writes nothing.
  case never
  /// Writes a missing snapshot, which is the default.
  case missing
  /// Writes a snapshot that is missing or different.
  ///
  /// `assertNavigation` changes only the reported lines of a different baseline.
  case failed
  /// Writes every snapshot with different bytes, under the name that other tools use.
  ///
  /// `assertNavigation` also searches for rare results again, and adds them to the baseline.
  case all
}

/// A decision about whether an assertion may write, with its reason.
struct RecordDecision: Equatable {
  /// A setting that takes precedence over the environment variable.
  enum Pin: Equatable {
    case argument(SnapshotRecord)
    case scope(SnapshotRecord)

    var mode: SnapshotRecord {
      switch self {
      case .argument(let mode), .scope(let mode): mode
      }
    }
  }

  static let variable = "WIREFLOW_SNAPSHOT_RECORD"

  let mode: SnapshotRecord
  let pin: Pin?
  /// The reason for not recording, unless the pin itself decided it.
  let reasonForNever: String?

  init(
    argument: SnapshotRecord? = nil, scope: SnapshotRecord? = nil, variables: [String: String]
  ) {
    pin = argument.map { .argument($0) } ?? scope.map { .scope($0) }
    let value = variables[Self.variable] ?? ""
    let wish = value.isEmpty ? SnapshotRecord.missing : SnapshotRecord(rawValue: value)

    if Self.isInCI(variables) {
      (mode, reasonForNever) = (.never, "CI")
    } else if let wish {
      mode = pin?.mode ?? wish
      reasonForNever = pin == nil && wish == .never ? "\(Self.variable)=never" : nil
    } else {
      let names = SnapshotRecord.allCases.map(\.rawValue).joined(separator: ", ")
      (mode, reasonForNever) = (.never, "\(Self.variable)=\(value) is none of \(names)")
    }
  }

  /// A short reason for not recording.
  var reason: String {
    switch (reasonForNever, pin) {
    case (let reason?, _): reason
    case (nil, .argument(let mode)): "the call has record: .\(mode)"
    case (nil, .scope(let mode)): "withSnapshots or a trait has record: .\(mode)"
    case (nil, nil): "\(Self.variable)=\(mode)"
    }
  }

  /// Returns the advice on how to make a test write, with the command that runs it.
  func acceptance(_ wish: SnapshotRecord, by run: String) -> String {
    let (place, mode): (String, SnapshotRecord)
    switch pin {
    case .argument(let pinned): (place, mode) = ("the call", pinned)
    case .scope(let pinned): (place, mode) = ("withSnapshots or the trait", pinned)
    case nil: return "\(Self.variable)=\(wish) \(run)"
    }
    if mode == .failed || mode == .all || mode == wish { return run }
    return "take record: .\(mode) from \(place), then \(Self.variable)=\(wish) \(run)"
  }

  /// Returns true in continuous integration, where assertions never write.
  static func isInCI(_ variables: [String: String]) -> Bool {
    guard let value = variables["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no", "off"].contains(value)
  }
}

extension SnapshotRecord {
  /// The setting for the running code.
  @TaskLocal static var scope: SnapshotRecord?
}

/// Sets when assertions write snapshots during an operation.
///
/// The setting does not reach detached tasks and queues. An argument of the assertion overrides it,
/// and so does `CI`.
///
/// ```swift
/// withSnapshots(record: .failed) {
///   app.assertSnapshot()
/// }
/// ```
public func withSnapshots<Value>(
  record: SnapshotRecord, operation: () throws -> Value
) rethrows -> Value {
  try SnapshotRecord.$scope.withValue(record, operation: operation)
}

/// Sets when assertions write snapshots during an asynchronous operation.
///
/// The setting does not reach detached tasks and queues. An argument of the assertion overrides it,
/// and so does `CI`.
public func withSnapshots<Value>(
  record: SnapshotRecord, operation: () async throws -> Value
) async rethrows -> Value {
  try await SnapshotRecord.$scope.withValue(record, operation: operation)
}

/// A trait that sets when a test or a suite writes its snapshots.
public struct FlowSnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// The choice of when tests write snapshots.
  public let record: SnapshotRecord

  /// True, because the trait also applies to nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshots(record: record, operation: function)
  }
}

extension Trait where Self == FlowSnapshotTrait {
  /// Sets when a test or a suite writes its snapshots.
  ///
  /// ```swift
  /// @Suite(.flowSnapshots(record: .failed))
  /// @MainActor
  /// struct LoginTests {}
  /// ```
  public static func flowSnapshots(record: SnapshotRecord) -> Self {
    FlowSnapshotTrait(record: record)
  }
}
#endif
