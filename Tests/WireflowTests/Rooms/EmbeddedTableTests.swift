import TestSupport
import Testing

@testable import Wireflow

@MainActor
struct EmbeddedTableTests {
  @Test(arguments: UInt64(1)...20)
  func agreesWithAModelAlsoAfterAWayBack(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var table = EmbeddedTable()
    var model: [Index: [Index]] = [:]
    var marked: [[Index: [Index]]] = []

    for slot in Index(0)..<400 {
      switch random.below(8) {
      case 0 where marked.count < 3:
        table.setMark()
        marked.append(model)
      case 1:
        guard let before = marked.popLast() else { continue }
        table.goBackToMark()
        model = before
      default: change(&table, &model, slot, &random)
      }
      #expect(table.hosts == Set(model.keys))
      #expect(table.isEmpty == model.isEmpty)
      #expect(model.allSatisfy { table[$0.key] == $0.value })
    }
  }

  private func change(
    _ table: inout EmbeddedTable, _ model: inout [Index: [Index]], _ slot: Index,
    _ random: inout SplitMix64
  ) {
    let host = Index(random.below(6))
    switch random.below(4) {
    case 0: #expect(table.remove(host) == model.removeValue(forKey: host) ?? [])
    case 1:
      guard let place = model[host]?.indices.last else { return }
      table[host][place] = slot
      model[host]?[place] = slot
    default:
      table[host].append(slot)
      model[host, default: []].append(slot)
    }
  }
}
