import Testing

/// The referee's table, asked without a stage.
@MainActor
struct RefereeTests {
  @Test(arguments: RefereeRow.all)
  func saysWhatARequestComesTo(_ row: RefereeRow) {
    let room = RefereeRoom()
    for words in row.situation { room.act(words) }

    let (verdict, words) = room.judge(row.request)

    #expect(words == row.verdict)
    room.apply(verdict)
    #expect(room.violations == [])
  }
}

/// A row of the referee's table: what is asked, in which situation, and what it comes to.
struct RefereeRow: Sendable, CustomTestStringConvertible {
  let request: String
  let situation: [String]
  let verdict: String

  init(_ request: String, _ situation: [String] = [], _ verdict: String) {
    self.request = request
    self.situation = situation
    self.verdict = verdict
  }

  var testDescription: String {
    ([request] + situation.map { "after \($0)" }).joined(separator: ", ")
  }

  static let all = rootItems + stacks + details + embedded + modals + players + removing
}
