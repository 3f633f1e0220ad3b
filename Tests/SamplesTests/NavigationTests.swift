import AudiobooksApp
import Foundation
import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowExploration
import WireflowTesting

/// The whole navigation of each sample is that of its baseline, also where the app is left,
/// restarted and opened by a link.
///
/// Each sample is explored in a process of its own, beside the other tests, which share one main
/// actor.
@MainActor
struct NavigationTests {
  private nonisolated static let names = [
    "Movies", "Audiobooks", "AudiobooksInWindows", "Encyclopedia", "Fitness", "Media",
  ]

  @Test(arguments: Strength.some(of: names))
  func navigateAsBefore(_ name: String) async {
    await #expect(processExitsWith: .success) { @MainActor [name] in
      let sample = try #require(SampleExploration.named(name))
      await assertNavigation(
        of: name, sample.app,
        on: sample.isInWindows ? [.split] : [.tabBar, .hamburger, .split], options: sample.options)
    }
  }
}

extension SampleExploration {
  static func named(_ name: String) -> SampleExploration? {
    (all + [audiobooksInWindows]).first { $0.name == name }
  }

  /// The baseline beside this test, with its scripts.
  var baseline: NavigationBaseline {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Navigation/\(name)")
      func text(_ end: String) throws -> String {
        try String(contentsOf: file.appendingPathExtension(end), encoding: .utf8)
      }
      var baseline = try NavigationBaseline(parsing: text("flow"), name: name)
      try baseline.readScripts(text("scripts"))
      return baseline
    }
  }

  fileprivate var isInWindows: Bool { name == SampleExploration.audiobooksInWindows.name }
}

/// A recording of a sample comes to the same text each time, with all that its hunts find.
@MainActor
@Suite(.long)
struct RecordingRepeatTests {
  @Test func aRecordingIsRepeatable() async {
    await #expect(processExitsWith: .success) { await RecordingRepeatTests.recordTwice(.movies) }
    await #expect(processExitsWith: .success) { await RecordingRepeatTests.recordTwice(.fitness) }
  }

  fileprivate static func recordTwice(_ sample: SampleExploration) async {
    var (options, texts) = (sample.options, [String]())
    // A recording must not depend on how busy the machine is.
    options.limit.time = .seconds(1 << 20)
    for _ in 1...2 {
      let baseline = NavigationBaseline(
        sample.name, [await explore(sample.app, on: .tabBar, options: options)])
      texts.append(baseline.text + baseline.scriptsText)
    }
    #expect(texts[0] == texts[1])
  }
}

/// One baseline holds for all languages of an app, because places and steps have identifiers.
@MainActor
@Suite(.long)
struct NavigationLanguageTests {
  @Test(arguments: [Texts.Language.german, .arabic])
  func audiobooksHaveOneBaselineInEachLanguage(_ language: Texts.Language) async {
    await #expect(processExitsWith: .success) { @MainActor [name = language.rawValue as String] in
      let language = try #require(Texts.Language(rawValue: name))
      let sample = SampleExploration.audiobooks(in: language)
      await assertNavigation(
        of: sample.name, sample.app, on: [.tabBar, .hamburger, .split], options: sample.options,
        record: .never)
    }
  }
}

/// The posters of the samples state every edge, around the cards, and are those in the
/// documentation, on which each text is written out, in front of no line, and easy to read.
///
/// Each sample is explored in a process of its own, beside the other tests. `.ci/more` draws them on all
/// wireframes.
@MainActor
@Suite(.long)
struct MapPosterTests {
  @Test(
    arguments: zip(
      ["Audiobooks", "Fitness", "Media", "Movies"],
      [[11, 9, 10], [5, 5, 8], [6, 6, 9], [6, 6, 8]]))
  func drawsASample(_ name: String, crossings: [Int]) async {
    await #expect(processExitsWith: .success) { @MainActor [name, crossings] in
      let sample = try #require(SampleExploration.named(name))
      await MapPosterTests.check(sample, crossings: crossings)
    }
  }

  /// Checks the posters of a sample on each wireframe, as the command draws them.
  /// - Parameters:
  ///   - sample: the sample.
  ///   - crossings: the number of crossings on each wireframe that no better order avoids.
  fileprivate static func check(_ sample: SampleExploration, crossings: [Int]) async {
    var options = ExplorationOptions()
    options.huntLength = .zero
    let accepted = (try? sample.baseline)?.acceptedTraps ?? [:]
    for (wireframe, count) in zip([WireframeVariant.tabBar, .hamburger, .split], crossings) {
      let map = await explore(sample.app, on: wireframe, options: options)
      let drawing = MapDrawing(map, title: sample.name)
      let layout = drawing.sheet.layout
      let lined = layout.lines.flatMap { layout.plan.links[$0.link].edges }
      let folded = layout.plan.cards.flatMap { $0.marks.flatMap(\.edges) }
      #expect((lined + folded).sorted() == Array(layout.plan.edges.indices))
      #expect(layout.crossings == count, "\(map.wireframe): \(layout.crossings) crossings")
      #expect(layout.blockedLines.isEmpty, "\(map.wireframe)")
      let traps = map.traps.map(\.name).filter { accepted[$0] == nil }
      #expect(traps == [], "\(traps)")
      if wireframe.name == "tab-bar" {
        for theme in MapTheme.allCases { compare(map, sample.name, theme) }
      }
    }
  }

  /// Compares a poster with that of the documentation, which `WIREFLOW_SNAPSHOT_RECORD` replaces.
  private static func compare(_ map: NavigationMap, _ name: String, _ theme: MapTheme) {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/WireflowExploration/WireflowExploration.docc/Resources")
    let suffix = theme == .dark ? "~dark" : ""
    let file = folder.appending(path: "\(name.lowercased())-map\(suffix).svg")
    let now = MapDrawing(map, title: name, theme: theme).svg
    let before = try? String(contentsOf: file, encoding: .utf8)
    guard before != now else { return }
    let record = ProcessInfo.processInfo.environment["WIREFLOW_SNAPSHOT_RECORD"]
    if record == "failed" || record == "all" {
      try? now.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record(
      "\(file.lastPathComponent) is not the map of today: WIREFLOW_SNAPSHOT_RECORD=failed swift test"
    )
  }
}
