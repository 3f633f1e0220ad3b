import Foundation
import SampleExplorations
import Wireflow
import WireflowExploration

/// The table of what recording the baselines of the samples anew costs, and what it finds.
@MainActor
struct RecordingTable {
  /// The words that are in the names of the samples that are meant.
  private var words = ""
  /// The folder for the lists of edges, or nil for none.
  private var folder: String?
  private var wireframes: [ExplorableWireframe] = [.tabBar]
  /// The number of dry walks in the place of the default.
  private var dryWalks: Int?

  /// Reads the arguments behind `recordings`: words and options.
  init(_ arguments: ArraySlice<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--edges": folder = rest.next()
      case "--all": wireframes = [.tabBar, .hamburger, .split]
      case "--walks": dryWalks = rest.next().flatMap { Int($0) }
      default: words = argument
      }
    }
  }

  /// Prints the table.
  func run() async throws {
    for sample in SampleExploration.all + [.clinic]
    where words.isEmpty || sample.name.contains(words) {
      var baselines: [String] = []
      for wireframe in wireframes {
        var options = sample.options
        options.onProgress = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        if let dryWalks { options.dryWalks = dryWalks }
        let start = ThreadClock.ofAllThreads
        let map = await explore(sample.app, on: wireframe, options: options)
        let seconds = ThreadClock.ofAllThreads - start
        print(line(sample.name, map, seconds))
        for trap in map.traps { print("  \(trap)") }
        baselines.append(text(of: map, named: sample.name))
        if let folder {
          let file = "\(folder)/\(sample.name)-\(wireframe.name).txt"
          try baselines[baselines.count - 1].write(toFile: file, atomically: true, encoding: .utf8)
        }
      }
    }
  }

  private func text(of map: NavigationMap, named name: String) -> String {
    NavigationBaseline(name, [map]).text
  }

  private func line(_ name: String, _ map: NavigationMap, _ seconds: Double) -> String {
    let facts = map.statistics
    return "\(name) on \(map.wireframe): \(seconds.rounded2) s of CPU, "
      + "\((facts.duration / .seconds(1)).rounded2) s, \(map.places.count) places, "
      + "\(map.edges.count) edges, \(facts.states) states, \(facts.actions) actions, "
      + "\(map.witnesses.count) witnesses, \(map.traps.count) traps"
      + (map.stop.map { ", stopped: \($0)" } ?? "")
  }
}
