import Foundation
import Wireflow
import WireflowExploration

/// The outcome of a map or a check as one JSON object, which the article on the output for programs
/// describes.
struct VerdictDocument: Encodable {
  /// The outcome, the worst of all.
  enum Verdict: String, Encodable {
    case same
    case trapped
    case drifted
    case incomplete
  }

  /// The facts about an exploration on one wireframe.
  struct Map: Encodable {
    let wireframe: String
    let places: Int
    let edges: Int
    let stop: String?
    let uncovered: [String]

    init(_ map: NavigationMap) {
      wireframe = map.wireframe
      (places, edges, stop) = (map.places.count, map.notableEdges.count, map.stop)
      uncovered = map.uncovered.map { "\($0) in \($0.lane.description)" }
    }
  }

  struct Change: Encodable {
    let kind: String
    let line: String
    let script: [String]
  }

  let format = 1
  let app: String
  let verdict: Verdict
  let maps: [Map]
  let changes: [Change]
  let traps: [MapDocument.Trap]
  let status: Int32

  init(
    _ app: String, _ maps: [NavigationMap], accepted: [String: String], drift: NavigationDrift?
  ) {
    self.app = app
    self.maps = maps.map(Map.init)
    changes = (drift?.changes ?? []).map {
      Change(kind: $0.kind.rawValue, line: $0.line, script: $0.script.map(\.description))
    }
    var told: Set<String> = []
    traps = maps.flatMap(\.traps).filter { told.insert($0.name).inserted }
      .map { MapDocument.Trap($0, accepted) }
    let isDrifted = (drift?.changes ?? []).contains { $0.kind != .notTried }
    let isTrapped = traps.contains { $0.accepted == nil }
    let isCut = maps.contains { $0.stop != nil }
    verdict = isDrifted ? .drifted : isTrapped ? .trapped : isCut ? .incomplete : .same
    status =
      switch verdict {
      // Ctrl-C cancels the task, and a shell then expects the status of the signal.
      case _ where Task.isCancelled: 128 + SIGINT
      case .same: 0
      case .incomplete: 1
      case .trapped: 3
      case .drifted: 4
      }
  }

  /// Returns the outcome as text: the facts about each map, the changes since a baseline, the traps
  /// and the verdict on the baseline.
  func text(of subject: String, _ drift: NavigationDrift? = nil) -> String {
    let facts = maps.map { map in
      "\(subject) on \(map.wireframe): \(Self.count(map.places, "place")), "
        + Self.count(map.edges, "edge") + (map.stop.map { ", stopped at \($0)" } ?? "")
        + map.uncovered.map { "\n  not all tried: \($0)" }.joined()
    }
    let told = traps.filter { drift == nil || $0.accepted == nil }.map { trap in
      "\(trap.name)\n  \(trap.sentence)" + trap.script.map { "\n    \($0)" }.joined()
        + (trap.accepted.map { "\n  accepted: \($0)" } ?? "")
    }
    let changes = drift.map(\.text) ?? ""
    let parts = [facts.joined(separator: "\n")] + [changes].filter { !$0.isEmpty } + told
    return (parts + (drift == nil ? [] : ["verdict: \(verdict.rawValue)"]))
      .joined(separator: "\n\n") + "\n"
  }

  private static func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }
}
