import Testing

@testable import WireflowTesting

struct RecordDecisionTests {
  @Test func recordsWhatIsMissingIfNobodySaysOtherwise() {
    #expect(decision().mode == .missing)
    #expect(decision("").mode == .missing)
  }

  @Test(arguments: SnapshotRecord.allCases)
  func takesTheArgumentBeforeTheScopeBeforeTheVariable(mode: SnapshotRecord) {
    #expect(decision("\(mode)").mode == mode)
    #expect(decision("failed", scope: mode).mode == mode)
    #expect(decision("failed", argument: mode, scope: .failed).mode == mode)
  }

  @Test(arguments: SnapshotRecord.allCases, ["1", "true", "yes", "woodpecker"])
  func recordsNothingInCIWhoeverAsksForIt(mode: SnapshotRecord, value: String) {
    let decision = decision("\(mode)", argument: mode, scope: mode, ci: value)

    #expect(decision.mode == .never)
    #expect(decision.reason == "CI")
  }

  @Test(arguments: ["", "0", "false", "NO"])
  func isNotInCIWhereTheVariableSaysNo(value: String) {
    #expect(decision("all", ci: value).mode == .all)
  }

  @Test func recordsNothingForAnUnknownValueAndNamesIt() {
    let decision = decision("bogus", argument: .all)

    #expect(decision.mode == .never)
    #expect(
      decision.reason
        == "WIREFLOW_SNAPSHOT_RECORD=bogus is none of never, missing, failed, all")
  }

  @Test func saysWhoForbidsToRecord() {
    #expect(decision("never").reason == "WIREFLOW_SNAPSHOT_RECORD=never")
    #expect(decision(argument: .never).reason == "the call has record: .never")
    #expect(decision(scope: .never).reason == "withSnapshots or a trait has record: .never")
  }

  private func decision(
    _ value: String? = nil, argument: SnapshotRecord? = nil, scope: SnapshotRecord? = nil,
    ci: String? = nil
  ) -> RecordDecision {
    var variables: [String: String] = [:]
    variables["WIREFLOW_SNAPSHOT_RECORD"] = value
    variables["CI"] = ci
    return RecordDecision(argument: argument, scope: scope, variables: variables)
  }
}
