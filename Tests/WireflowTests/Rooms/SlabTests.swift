import TestSupport
import Testing

@testable import Wireflow

@MainActor
struct SlabTests {
  @Test func usesTheLatestFreeNumberAgain() {
    var slab = Slab<String>()
    let numbers = ["a", "b", "c"].map { slab.insert($0) }

    slab.remove(numbers[0], leaving: "")
    slab.remove(numbers[2], leaving: "")

    #expect(numbers == [0, 1, 2])
    #expect([slab.insert("d"), slab.insert("e"), slab.insert("f")] == [2, 0, 3])
    #expect(slab.elements == ["e", "b", "d", "f"])
  }

  @Test func givesTheSameNumbersAfterAWayBack() {
    var slab = Slab<String>()
    for letter in ["a", "b", "c"] { _ = slab.insert(letter) }
    slab.remove(0, leaving: "")
    slab.remove(2, leaving: "")

    slab.setMark()
    for letter in ["d", "e"] { _ = slab.insert(letter) }
    slab.remove(0, leaving: "")
    slab.remove(1, leaving: "")
    for letter in ["f", "g", "h"] { _ = slab.insert(letter) }
    slab.goBackToMark()

    #expect(slab.elements == ["", "b", ""])
    #expect([slab.insert("i"), slab.insert("j"), slab.insert("k")] == [2, 0, 3])
  }

  @Test(arguments: UInt64(1)...20)
  func agreesWithAModelAlsoAfterAWayBack(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var slab = Slab<Int>()
    var model: [Index: Int] = [:]

    for round in 0..<40 {
      let before = model
      let isTrial = random.chance(60)
      if isTrial { slab.setMark() }
      for step in 0..<random.below(12) {
        change(&slab, &model, round * 100 + step + 1, &random)
      }
      if isTrial {
        tryOut(&slab, model, round, &random)
        slab.goBackToMark()
        model = before
      }
      #expect(model.allSatisfy { slab[$0.key] == $0.value })
      #expect(slab.elements.count { $0 != 0 } == model.count)
    }
  }

  /// Tries changes out within a trial, and goes back from them alone.
  private func tryOut(
    _ slab: inout Slab<Int>, _ before: [Index: Int], _ round: Int, _ random: inout SplitMix64
  ) {
    var model = before
    slab.setMark()
    for step in 0..<random.below(12) {
      change(&slab, &model, round * 100 + step + 50, &random)
    }
    slab.goBackToMark()
    #expect(before.allSatisfy { slab[$0.key] == $0.value })
    #expect(slab.elements.count { $0 != 0 } == before.count)
  }

  private func change(
    _ slab: inout Slab<Int>, _ model: inout [Index: Int], _ value: Int,
    _ random: inout SplitMix64
  ) {
    let taken = model.keys.sorted()
    switch random.below(3) {
    case 0:
      let number = slab.insert(value)
      #expect(model.updateValue(value, forKey: number) == nil)
    case 1:
      guard let number = random.pick(taken) else { return }
      slab.remove(number, leaving: 0)
      model[number] = nil
    default:
      guard let number = random.pick(taken) else { return }
      slab[number] += 1_000_000
      model[number, default: 0] += 1_000_000
    }
  }
}
