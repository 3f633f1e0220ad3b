import Foundation
import SampleExplorations
import Wireflow
import WireflowExploration

/// The costs of recording the samples' baselines again, with their results, as a table.
@MainActor
struct RecordingTable {
  /// The words that are in the names of the samples that are meant.
  private var words = ""
  private var wireframes: [WireframeVariant] = [.tabBar]
  /// The number of actions of each hunt, or nil for the default.
  private var actionCount: Int?
  /// True to explore each app a second time, and to compare the texts.
  private var comparesRuns = false
  /// True to write the baselines, which keep their scripts and the traps that they accept.
  private var records = false

  /// Reads the arguments behind `recordings`: words and options.
  init(_ arguments: ArraySlice<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--record": records = true
      case "--twice": comparesRuns = true
      case "--all": wireframes = [.tabBar, .hamburger, .split]
      case "--hunt": actionCount = rest.next().flatMap { Int($0) }
      default: words = argument
      }
    }
  }

  /// Prints the table, and returns the number of apps whose second recording differs.
  func run() async throws -> Int {
    var differences = 0
    for sample in SampleExploration.all where words.isEmpty || sample.name.contains(words) {
      let file = "Tests/SamplesTests/Navigation/\(sample.name).flow"
      let scripts = "Tests/SamplesTests/Navigation/\(sample.name).scripts"
      let old = try (try? String(contentsOfFile: file, encoding: .utf8)).map { text in
        var baseline = try NavigationBaseline(parsing: text, name: sample.name)
        try baseline.readScripts((try? String(contentsOfFile: scripts, encoding: .utf8)) ?? "")
        return baseline
      }
      var maps: [NavigationMap] = []
      for wireframe in wireframes {
        let options = options(of: sample, on: wireframe, after: old)
        let start = ThreadClock.ofAllThreads
        let map = await explore(sample.app, on: wireframe, options: options)
        let seconds = ThreadClock.ofAllThreads - start
        print(line(sample.name, map, seconds))
        for trap in map.traps { print("  \(trap)") }
        if comparesRuns {
          differences += await isRepeated(map, sample, wireframe, options) ? 0 : 1
        }
        maps.append(map)
      }
      guard records else { continue }
      var baseline = NavigationBaseline(sample.name, maps)
      baseline.acceptedTraps = old?.acceptedTraps ?? [:]
      try baseline.text.write(toFile: file, atomically: true, encoding: .utf8)
      try baseline.scriptsText.write(toFile: scripts, atomically: true, encoding: .utf8)
    }
    return differences
  }

  private func options(
    of sample: SampleExploration, on wireframe: WireframeVariant, after old: NavigationBaseline?
  ) -> ExplorationOptions {
    var options = sample.options
    options.onProgress = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    // A recording must not depend on how busy the machine is.
    options.limit.time = .seconds(1 << 20)
    if let actionCount { options.huntLength = .actions(actionCount) }
    if records { options.corpus = old?.corpus[wireframe.name] ?? [] }
    return options
  }

  /// Explores an app again, and returns true if the text of its baseline is the same.
  private func isRepeated(
    _ map: NavigationMap, _ sample: SampleExploration, _ wireframe: WireframeVariant,
    _ options: ExplorationOptions
  ) async -> Bool {
    let again = await explore(sample.app, on: wireframe, options: options)
    let texts = [map, again].map { NavigationBaseline(sample.name, [$0]).text }
    if texts[0] != texts[1] { print("  A second recording has another text.") }
    return texts[0] == texts[1]
  }

  private func line(_ name: String, _ map: NavigationMap, _ seconds: Double) -> String {
    let facts = map.statistics
    return "\(name) on \(map.wireframe): \(seconds.rounded2) s of CPU, "
      + "\((facts.duration / .seconds(1)).rounded2) s, \(map.places.count) places, "
      + "\(map.edges.count) edges, \(facts.states) states, \(facts.actions) actions, "
      + "\(map.corpus.count) scripts, \(map.traps.count) traps"
      + (map.stop.map { ", stopped: \($0)" } ?? "")
  }
}
