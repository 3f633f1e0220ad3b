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
    if MapVariable.value(MapVariable.stream) != nil {
      return try await streamMap(arguments, console, options)
    }
    let file = try MapFile(path: path, options)
    return try await explore(arguments, console) { diary in
      let (outcome, place) = try await file.write(
        mapSubject(options), diary, onProgress: progress(console)
      ) { make(options, on: $0, $1) }
      if place != path {
        console.report(
          "\(path.shown) stays, because the map is incomplete; it is in \(place.shown)")
      }
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
    let variants = names.map { WireframeOption($0, of: wireframes).variant }
    return try await explore(arguments, console) { diary in
      var budget = TimeBudget(options.timeLimit, for: variants.count)
      let maps = await WireflowExploration.explore(
        ExplorableApp { make(options, on: $0, $1) },
        onEach: variants
      ) { wireframe in
        var own = ExplorationOptions()
        (own.huntLength, own.diary, own.onProgress) = (.zero, diary, progress(console))
        own.corpus = old.corpus[wireframe.name] ?? []
        own.limit = budget.next()
        return own
      }
      let drift = NavigationDrift(from: old, to: NavigationBaseline(name, maps))
      let document = VerdictDocument(name, maps, accepted: old.acceptedTraps, drift: drift)
      console.write(options.has(.json) ? document.jsonText : document.text(of: name, drift))
      return document.status
    }
  }

  /// Explores in another process where that is possible, because an app may end its process.
  ///
  /// Ctrl-C ends the exploration, which keeps its findings so far.
  func explore(
    _ arguments: [String], _ console: CommandConsole,
    _ body: @escaping @MainActor (ExplorationDiary?) async throws -> Int32
  ) async throws -> Int32 {
    let diary = MapVariable.openDiary()
    defer { diary?.close() }
    if diary == nil, let supervisor = MapSupervisor(arguments, console) {
      return await supervisor.run()
    }
    guard diary != nil else { return try await body(nil) }
    let exploration = Task { try await body(diary) }
    let interruption = MapInterruption { exploration.cancel() }
    defer { interruption.end() }
    return try await exploration.value
  }

  /// Returns a closure that reports the progress once it takes some time.
  private func progress(
    _ console: CommandConsole
  ) -> @MainActor @Sendable (ExplorationProgress) -> Void {
    { progress in
      if progress.duration > .seconds(2) { console.report("\(progress)") }
    }
  }

  private func mapSubject(_ options: CommandLineOptions) -> MapFile.Subject {
    // These two lead to the same places as those that they consist of.
    let others = [WireframeVariant.adaptive, .threeColumns].map(\.name)
    let names = WireframeOption.names(wireframes.map(\.name)).filter {
      !others.contains($0)
    }
    return MapFile.Subject(
      name: name, version: version,
      wireframes: options.wireframe == nil
        ? names.map { WireframeOption($0, of: wireframes).variant }
        : [chosenWireframe(options).variant],
      theme: options.theme == .dark ? .dark : .light, timeLimit: options.timeLimit,
      hunt: options.hunt)
  }
}

/// The time of a command that explores an app, in equal shares for its wireframes.
@MainActor
struct TimeBudget {
  private let end: ContinuousClock.Instant?
  private var count: Int

  /// Creates the budget of a number of wireframes, or one without a limit of its own.
  init(_ limit: Duration?, for count: Int) {
    end = limit.map { .now + $0 }
    self.count = count
  }

  /// Returns the limit of the next wireframe, to which earlier ones leave the time that they save.
  mutating func next() -> ExplorationOptions.Limit {
    guard let end else { return .init() }
    defer { count -= 1 }
    return .init(time: max(.zero, ContinuousClock.now.duration(to: end)) / max(count, 1))
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
    let pages = PagesBox()
    return PageArtist(
      number: { pages.pages.add($0) },
      content: { (pages.pages.pictures, pages.pages.images) })
  }
}

/// The pictures of one page.
private final class PagesBox {
  var pages = PicturePages()
}
