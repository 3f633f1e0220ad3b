import Wireflow
import WireflowInteraction

/// The flows that an exploration has seen.
struct SeenFlows {
  private(set) var parents: [String: Set<String>] = [:]
  private(set) var finished: Set<String> = []
  private(set) var cancelled: Set<String> = []

  /// The flows that lived on without a visible screen, with the scripts that show it.
  private(set) var unseen: [String: [ExplorationStep]] = [:]
  /// The flows that had no visible screen while something slept, with the shortest scripts.
  private(set) var unseenAsleep: [String: [ExplorationStep]] = [:]

  mutating func add(_ summary: LogSummary) {
    finished.formUnion(summary.finishes)
    cancelled.formUnion(summary.cancels)
    for flow in summary.starts where parents[flow] == nil { parents[flow] = [] }
  }

  /// Records the flows that live.
  @MainActor
  mutating func add(_ stage: Stage) { if let main = stage.mainFlow { addFlow(main, under: nil) } }

  private mutating func addFlow(_ flow: NavigationTree.Flow, under parent: String?) {
    parents[flow.name, default: []].formUnion(parent.map { [$0] } ?? [])
    for child in flow.children { addFlow(child, under: flow.name) }
  }

  /// Records the flows that live although neither they nor their children have a screen.
  @MainActor
  mutating func noteUnseen(
    _ reader: SightReader, _ script: [ExplorationStep], isAsleep: Bool = false
  ) {
    let owners = reader.stage.flowsOfDetachedScreens.union(
      reader.snapshot.allScreens.compactMap(reader.stage.flow))
    func isSeen(_ flow: NavigationTree.Flow) -> Bool {
      owners.contains(flow.name) || flow.children.contains(where: isSeen)
    }
    func visit(_ flow: NavigationTree.Flow) {
      for child in flow.children {
        if !isSeen(child) {
          if isAsleep {
            unseenAsleep[child.name] = unseenAsleep[child.name] ?? script
          } else {
            unseen[child.name] = unseen[child.name] ?? script
          }
        }
        visit(child)
      }
    }
    if let main = reader.stage.mainFlow { visit(main) }
  }
}
