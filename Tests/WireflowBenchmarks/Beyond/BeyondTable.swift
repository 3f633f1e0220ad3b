import Foundation
import SampleExplorations
import Wireflow
import WireflowExploration
import WireflowInteraction

/// The table of what random users of the samples come to beyond the maps of their baselines.
@MainActor
struct BeyondTable {
  /// The number of actions for each sample on each wireframe.
  var length = HuntLength.actions(1_000_000)
  var seed: UInt64 = 1
  /// The words that are in the names of the samples that are meant.
  var words = ""
  /// The folder of the baselines.
  var folder = "Tests/SamplesTests/Navigation"
  /// True to write the witnesses of what was found into the baselines.
  var records = false

  static let wireframes: [ExplorableWireframe] = [.tabBar, .hamburger, .split]

  /// Reads the arguments behind `beyond`: a number of actions, words, and options.
  init(_ arguments: ArraySlice<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if argument == "--record" {
        records = true
      } else if argument == "--seed" {
        seed = rest.next().flatMap { UInt64($0) } ?? seed
      } else if argument == "--times", let factor = rest.next().flatMap({ Int($0) }) {
        length = .timesRecording(factor)
      } else if let count = Int(argument) {
        length = .actions(count)
      } else {
        words = argument
      }
    }
  }

  /// Prints the table, and returns the number of gaps.
  func run() async throws -> Int {
    var count = 0
    for sample in SampleExploration.all + [.clinic]
    where words.isEmpty || sample.name.contains(words) {
      let file = "\(folder)/\(sample.name).flow"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let old = try NavigationBaseline(parsing: text, name: sample.name)
      var witnesses = old.witnesses
      let wireframes = Self.wireframes.filter { old.wireframes.contains($0.name) }
      for wireframe in wireframes {
        var options = sample.options
        if case .actions = length { options.witnesses = witnesses[wireframe.name] ?? [] }
        let search = await searchGaps(
          of: sample.app, on: wireframe, options: options, length: length, seed: seed)
        print(line(sample.name, search))
        for gap in search.gaps { print(Self.text(of: gap)) }
        witnesses[wireframe.name] = search.witnesses
        // A map shows an edge with all its effects in one line, so one more makes no other edge.
        count += search.gaps.count { $0.kind != .effect }
      }
      if records { try await write(sample, witnesses, after: old, to: file) }
    }
    return count
  }

  private func write(
    _ sample: SampleExploration, _ witnesses: [String: [[ExplorationStep]]],
    after old: NavigationBaseline, to file: String
  ) async throws {
    var maps: [NavigationMap] = []
    for wireframe in Self.wireframes where old.wireframes.contains(wireframe.name) {
      var options = sample.options
      options.witnesses = witnesses[wireframe.name] ?? []
      options.dryWalks = 0
      maps.append(await explore(sample.app, on: wireframe, options: options))
    }
    var baseline = NavigationBaseline(sample.name, maps)
    baseline.acceptedTraps = old.acceptedTraps
    try baseline.text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func line(_ name: String, _ search: GapSearch) -> String {
    let facts = search.map.statistics
    let seconds = facts.duration.inSeconds
    let walked = search.duration.inSeconds
    let kinds = MapGap.Kind.allCases.map { kind in
      "\(search.gaps.count { $0.kind == kind }) \(kind.rawValue)s"
    }
    return "\(name) on \(search.map.wireframe): \(seconds.rounded2) s, "
      + "\(search.map.places.count) places, \(search.map.edges.count) edges, "
      + "\(facts.states) states (\(Int(Double(facts.states) / seconds)) a second), "
      + "\(facts.actions) actions (\(Int(Double(facts.actions) / seconds)) a second); "
      + "user: \(search.actionCount) actions in \(walked.rounded2) s "
      + "(\(Int(Double(search.actionCount) / walked)) a second), "
      + "\(search.newStateCount) new states; beyond: \(kinds.joined(separator: ", "))"
  }

  private static func text(of gap: MapGap) -> String {
    let script = gap.script.map { $0.map { "      \($0)\n" }.joined() }
    return "  \(gap.kind.rawValue) \(gap.text)\n" + (script ?? "      not shown again\n")
  }
}

extension Duration {
  fileprivate var inSeconds: Double { self / .seconds(1) }
}
