/// A row of the table of explorations, of which there are none here.
@MainActor
struct ExplorationRow {
  let name: String
  let cost: Exploration

  static let all: [ExplorationRow] = []

  func measure() async -> Exploration { cost }
}
