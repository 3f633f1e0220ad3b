import TestSupport
import Testing

@testable import Wireflow

@MainActor
struct ScreenTableTests {
  @Test func findsNothingInAnEmptyTable() {
    let screen = PlainScreen("A")

    #expect(ScreenTable().find(ObjectIdentifier(screen)) == .none)
  }

  @Test(arguments: UInt64(1)...20)
  func agreesWithAModelAlsoAfterAWayBack(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screens = (0..<200).map { PlainScreen("\($0)") }
    var table = ScreenTable()
    var model: [ObjectIdentifier: Index] = [:]

    for round in 0..<40 {
      let before = model
      let isTrial = random.chance(50)
      if isTrial { table.setMark() }
      for step in 0..<random.below(30) {
        let id = ObjectIdentifier(screens[random.below(screens.count)])
        if model.removeValue(forKey: id) != nil {
          table.remove(id)
        } else {
          let slot = Index(round * 100 + step)
          table.insert(id, slot)
          model[id] = slot
        }
      }
      if isTrial {
        table.goBackToMark()
        model = before
      }
      #expect(table.count == model.count)
      #expect(
        screens.allSatisfy { screen in
          let id = ObjectIdentifier(screen)
          return table.find(id) == model[id] ?? .none
        })
    }
  }
}
