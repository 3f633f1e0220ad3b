#if canImport(Testing) && canImport(XCTest)
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

  /// Returns true in continuous integration, where assertions never write.
  static func isInCI(_ variables: [String: String]) -> Bool {
    guard let value = variables["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no", "off"].contains(value)
  }
}
#endif
