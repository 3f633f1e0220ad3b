import Foundation
import Wireflow
import WireflowExploration
import WireflowInteraction
import WireflowWeb

extension CommandApplication {
  /// Writes a map of the app, and returns the exit status.
  func map(
    _ path: String, _ arguments: [String], _ console: CommandConsole, _ options: CommandLineOptions
  ) async throws -> Int32 {
    if AppProcess.value(AppProcess.streamVariable) != nil {
      return try await streamMap(arguments, console, options)
    }
    let file = try MapFile(path: path, options)
    // Two of the wireframes lead to the same places as those that they consist of.
    let others = [WireframeVariant.adaptive, .threeColumns].map(\.name)
    let all = wireframeNames.filter { !others.contains($0) }
    let names = options.wireframe.map { [$0] } ?? Array(all.prefix(file.holdsAll ? .max : 1))
    var own = ExplorationOptions()
    // A hunt that nobody asked for is short, and must not use up a time limit.
    own.huntLength = options.hunt ?? (options.timeLimit == nil ? .actions(3_000) : .zero)
    return try await explore(names, after: file.baseline, own, arguments, console, options) {
      maps in
      let place = try file.write(
        maps, of: name, version: version, theme: options[.theme] == "dark" ? .dark : .light)
      if place != path {
        console.report(
          "\(path.shown) stays, because the map is incomplete; it is in \(place.shown)")
      }
      let accepted = file.baseline?.acceptedTraps ?? [:]
      let outcome = VerdictDocument(name, maps, accepted: accepted, drift: nil)
      console.write(options.has(.json) ? outcome.jsonText : outcome.text(of: place))
      return outcome.status
    }
  }

  /// Compares the app with a baseline, and returns the exit status.
  func check(
    _ path: String, _ arguments: [String], _ console: CommandConsole, _ options: CommandLineOptions
  ) async throws -> Int32 {
    let all = try MapFile.read(path, .check)
    let names = options.wireframe.map { [$0] } ?? all.wireframes
    let old = all.limited(to: names)
    var own = ExplorationOptions()
    own.huntLength = .zero
    return try await explore(names, after: old, own, arguments, console, options) { maps in
      let drift = NavigationDrift(from: old, to: NavigationBaseline(name, maps))
      let outcome = VerdictDocument(name, maps, accepted: old.acceptedTraps, drift: drift)
      console.write(options.has(.json) ? outcome.jsonText : outcome.text(of: name, drift))
      return outcome.status
    }
  }

  /// Explores the app on some wireframes, and hands the maps to a closure.
  ///
  /// The exploration also tries the scripts of a baseline, so that none of its edges seems to be
  /// lost.
  private func explore(
    _ names: [String], after baseline: NavigationBaseline?, _ base: ExplorationOptions,
    _ arguments: [String], _ console: CommandConsole, _ options: CommandLineOptions,
    _ body: @escaping @MainActor ([NavigationMap]) throws -> Int32
  ) async throws -> Int32 {
    try await explore(arguments, console) { diary in
      let maps = await WireflowExploration.explore(
        ExplorableApp { make(options, on: $0, $1) },
        onEach: names.map { wireframe(named: $0) }
      ) { wireframe in
        var own = base
        own.diary = diary
        if let limit = options.timeLimit { own.limit = .init(time: limit / max(names.count, 1)) }
        own.corpus = baseline?.corpus[wireframe.name] ?? []
        own.onProgress = { progress in
          if progress.duration > .seconds(2) { console.report("\(progress)") }
        }
        return own
      }
      return try body(maps)
    }
  }

  /// Explores in another process where that is possible, because an app may end its process.
  ///
  /// Ctrl-C ends the exploration, which keeps its findings so far.
  func explore(
    _ arguments: [String], _ console: CommandConsole,
    _ body: @escaping @MainActor (ExplorationDiary?) async throws -> Int32
  ) async throws -> Int32 {
    let diary = AppProcess.openDiary()
    defer { diary?.close() }
    if diary == nil, let supervisor = MapSupervisor(arguments, console) {
      return await supervisor.run()
    }
    guard diary != nil else { return try await body(nil) }
    let exploration = Task { try await body(diary) }
    // The exploration keeps the main actor busy, so the signal arrives on another queue.
    let interruption = Interruption(at: [SIGINT], on: .global()) { _ in exploration.cancel() }
    defer {
      interruption.end()
      signal(SIGINT, SIG_DFL)
    }
    return try await exploration.value
  }
}

/// The places that the steps of a session have visited, by their keys.
@MainActor
final class PlaceBook {
  private var spots: [String: SessionSpot] = [:]

  /// Returns the key of the place in front.
  func key(of stage: Stage) -> String? {
    guard let spot = SessionSpot(stage) else { return nil }
    spots[spot.key] = spot
    return spot.key
  }

  /// Returns the poster of visited places.
  func poster(on wireframe: String, _ visits: [WebVisit]) -> String? {
    let visits = visits.compactMap { visit in
      spots[visit.location].map { SessionVisit(visit.action, at: $0, showing: visit.picture) }
    }
    guard !visits.isEmpty else { return nil }
    return StudioSheet(
      NavigationMap(wireframe: wireframe, of: visits), isWhole: true, artist: nil
    ).json
  }
}

extension PageArtist {
  /// Returns an artist that draws places like the page of a running app.
  static func webPages() -> PageArtist {
    var pages = PicturePages()
    return PageArtist(number: { pages.add($0) }, content: { (pages.pictures, pages.images) })
  }
}
