import TestSupport
import Testing

@testable import Wireflow

@MainActor
struct FlowLedgerTests {
  /// What a ledger should say.
  private struct Model {
    var parents: [Index: Index] = [:]
    /// The children of each flow, and its screens, the newest first.
    var children: [Index: [Index]] = [:]
    var screens: [Index: [Index]] = [:]

    func owner(_ slot: Index) -> Index {
      screens.first { $0.value.contains(slot) }?.key ?? .none
    }
  }

  @Test(arguments: UInt64(1)...20)
  func agreesWithAModelAlsoAfterAWayBack(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var ledger = FlowLedger()
    var model = Model()
    let link = StageLink()
    // Screens have slots before any is tried out, as on a stage.
    for slot in Index(0)..<30 { ledger.adopt(slot, by: .none) }

    for _ in 0..<30 {
      let before = model
      let isTrial = random.chance(40)
      if isTrial { ledger.setMark() }
      for _ in 0..<random.below(15) {
        if !isTrial, random.chance(25) {
          begin(FlowRecord(link), &ledger, &model, &random)
        } else {
          change(&ledger, &model, isTrial: isTrial, &random)
        }
      }
      if isTrial {
        ledger.goBackToMark()
        model = before
      } else {
        while let record = ledger.nextToCheck() {
          if record.isAlive { #expect(model.parents[record.id] != nil) }
        }
      }
      expectAgreement(ledger, model)
    }
  }

  @Test func namesWhatHasNothingLeftToLiveFor() {
    var ledger = FlowLedger()
    let (parent, child) = (FlowRecord(StageLink()), FlowRecord(StageLink()))
    ledger.begin(parent, under: .none, isMain: false)
    ledger.begin(child, under: parent.id, isMain: false)
    ledger.adopt(0, by: child.id)
    ledger.setStarted(parent.id)
    ledger.setStarted(child.id)
    let isAtRest = !ledger.hasFlowsToCheck
    #expect(isAtRest)

    ledger.leave(0)
    let first = ledger.nextToCheck()
    #expect(first === child)
    let isChildLifeless = ledger.isLifeless(child.id)
    #expect(isChildLifeless)
    ledger.end(child.id)
    child.id = .none

    let second = ledger.nextToCheck()
    #expect(second === parent)
    let isParentLifeless = ledger.isLifeless(parent.id)
    #expect(isParentLifeless)
    let isAtRestAgain = !ledger.hasFlowsToCheck
    #expect(isAtRestAgain)
  }

  @Test func passesScreensToTheParent() {
    var ledger = FlowLedger()
    let (parent, child) = (FlowRecord(StageLink()), FlowRecord(StageLink()))
    ledger.begin(parent, under: .none, isMain: true)
    ledger.begin(child, under: parent.id, isMain: false)
    for slot in Index(0)..<3 { ledger.adopt(slot, by: child.id) }

    ledger.end(child.id)

    let screens = ledger.screens(of: parent.id)
    #expect(screens == [0, 1, 2])
    let main = ledger.main
    #expect(main == parent.id)
  }

  private func begin(
    _ record: FlowRecord, _ ledger: inout FlowLedger, _ model: inout Model,
    _ random: inout SplitMix64
  ) {
    let parent = random.pick(model.parents.keys.sorted()) ?? .none
    ledger.begin(record, under: parent, isMain: false)
    model.parents[record.id] = parent
    model.children[parent, default: []].insert(record.id, at: 0)
  }

  private func change(
    _ ledger: inout FlowLedger, _ model: inout Model, isTrial: Bool,
    _ random: inout SplitMix64
  ) {
    guard let flow = random.pick(model.parents.keys.sorted()) else { return }
    let slot = Index(random.below(30))
    let owner = model.owner(slot)
    if owner != .none {
      if random.chance(50) { ledger.leave(slot) } else { ledger.pass(slot, to: .none) }
      model.screens[owner]?.removeAll { $0 == slot }
    } else if random.chance(80) || model.children[flow]?.isEmpty == false {
      ledger.adopt(slot, by: flow)
      model.screens[flow, default: []].insert(slot, at: 0)
    } else if let parent = model.parents.removeValue(forKey: flow) {
      let record = ledger.record(flow)
      ledger.end(flow)
      if !isTrial { record?.id = .none }
      model.children[parent]?.removeAll { $0 == flow }
      let passed = model.screens.removeValue(forKey: flow) ?? []
      if parent != .none {
        model.screens[parent] = passed.reversed() + (model.screens[parent] ?? [])
      }
    }
  }

  private func expectAgreement(_ ledger: borrowing FlowLedger, _ model: Model) {
    for (flow, parent) in model.parents {
      let (screens, children) = (ledger.screens(of: flow), ledger.children(of: flow))
      let (found, isSmall) = (ledger.parent(of: flow), ledger.isSmall(flow))
      #expect(screens == model.screens[flow] ?? [])
      #expect(children == model.children[flow] ?? [])
      #expect(found == parent)
      let lit = children.count { ledger.rows[$0].lit > 0 } + screens.count
      let counted = ledger.rows[flow].lit
      #expect(counted == lit)
      #expect(isSmall == (children.isEmpty && screens.count < 2))
      let owners = screens.map { ledger.owner($0) }
      #expect(owners.allSatisfy { $0 == flow })
      let subtree = ledger.subtree(flow)
      #expect(subtree.last == flow)
      let descends = subtree.allSatisfy { ledger.descends($0, from: flow) }
      #expect(descends)
    }
  }
}
