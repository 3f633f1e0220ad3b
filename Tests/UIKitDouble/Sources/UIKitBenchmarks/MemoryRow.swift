/// A row of the table of memory, of which there are none here.
@MainActor
struct MemoryRow {
  let name: String
  let bytes: Double?

  static let all: [MemoryRow] = []
}
