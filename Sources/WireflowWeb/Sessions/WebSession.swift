import Foundation
package import Wireflow
package import WireflowInteraction

/// A session of an app on pages: its steps, and the app that runs now.
///
/// Pages show kept drawings of the past. The session makes the app again when the user acts in the
/// past, and for a comparison with other wireframes.
@MainActor
package final class WebSession {
  /// The things that a session can do only with the help of the program that runs it.
  package struct Means {
    /// A closure that makes the same app with the same data, on a wireframe of some name.
    var remake: @MainActor (any Scheduler, String?) -> WebApp
    /// A closure that plays steps in another process first, and returns what went wrong.
    var rehearse: @MainActor ([SessionStep], String?) async -> RehearsalFailure?

    /// Creates the means of an app that can be made again.
    package init(
      remake: @escaping @MainActor (any Scheduler, String?) -> WebApp,
      rehearse: @escaping @MainActor ([SessionStep], String?) async -> RehearsalFailure? = {
        _, _ in nil
      }
    ) {
      (self.remake, self.rehearse) = (remake, rehearse)
    }
  }

  /// The app that runs now, or nil if the program has kept it to itself.
  package private(set) var controller: ApplicationController?
  /// The backend of the app.
  private(set) var backend: WebBackend
  let means: Means?
  /// A closure that saves a test of some steps, and returns the names of its files.
  package typealias TestSaver = @MainActor ([SessionStep]) throws -> String
  let test: TestSaver?
  /// The same app on other wireframes, while the user looks at all of them.
  var companions: [WebCompanion] = []
  /// True while steps are played, which happens one session at a time.
  private var isPlaying = false
  /// The pacer of an app whose time moves by hand.
  private var time: PacedTime?
  /// A random word, by which a page notices that the app was started again.
  static let run = "\(UInt64.random(in: .min ... .max))"
  /// The maps of the app, if the program draws any.
  let maps: SessionMaps?

  /// A closure that runs when there is a new message for pages.
  var onChange: (() -> Void)? { didSet { backend.onChange = onChange } }

  /// Creates the session of a backend whose app cannot be made again.
  init(_ backend: WebBackend) {
    (self.backend, means, test, maps) = (backend, nil, nil, nil)
    listen()
  }

  /// Creates the session of an app that has not launched yet.
  /// - Parameters:
  ///   - app: the app.
  ///   - means: makes the app again, or nil if the timeline is only for reading.
  ///   - test: saves tests.
  ///   - maps: the maps of the app.
  package init(
    _ app: WebApp, means: Means?, savingTestsBy test: TestSaver? = nil, maps: SessionMaps? = nil
  ) {
    (backend, controller) = (app.backend, app.controller)
    (self.means, self.test, self.maps) = (means, test, maps)
    maps?.onChange = { [weak self] in self?.backend.notifyPages() }
    listen()
  }

  /// Launches the app.
  package func launch() {
    followTime()
    controller?.finishLaunching()
  }

  /// Plays a script, and returns the refusals.
  package func play(_ script: Script, endsAtRefusal: Bool) async -> [Script.Refusal] {
    guard let controller else { return [] }
    isPlaying = true
    defer { isPlaying = false }
    return await stoppingTime { await controller.playAll(of: script, endsAtRefusal: endsAtRefusal) }
  }

  /// The name of the app.
  var name: String { backend.name }

  /// The steps of the app.
  var timeline: SessionTimeline? { backend.timeline }

  /// The name of the wireframe on which the app runs.
  var wireframe: String { backend.wireframes?.selected ?? "" }

  /// Lets the app's time pass until now, before the user acts.
  func catchUp() { time?.catchUp() }

  /// Creates a reader for a new page.
  func makeReader() -> WebReader {
    backend.forgetRows()
    return WebReader { [weak self] in self?.backend }
  }

  private func followTime() { time = PacedTime(of: backend) }

  private func listen() { backend.session = { [weak self] in self?.message } }
}

extension WebSession {
  static let readOnly = """
    The past is only for reading, because this app cannot be made again. Pass isReplayable to its \
    CommandApplication, and leave out --log.
    """

  /// Does something that plays steps, unless something else does so already.
  func exclusively<Result>(
    _ work: () async throws(HTTPFailure) -> Result
  ) async throws(HTTPFailure) -> Result {
    guard !isPlaying else {
      throw HTTPFailure(.conflict, "The session is being played again. Try it once more.")
    }
    isPlaying = true
    defer { isPlaying = false }
    return try await work()
  }

  /// Plays actions as a script does, and follows real time afterwards.
  ///
  /// Meanwhile only the actions let time pass, and each waits for the app's asynchronous work.
  func stoppingTime<Result>(_ play: () async -> Result) async -> Result {
    time?.end()
    time = nil
    defer { followTime() }
    return await play()
  }

  /// Makes the app again at an earlier step, so that the user goes on from there.
  ///
  /// The steps after it are gone.
  func rewind(to step: Int) async throws(HTTPFailure) {
    let steps = try steps(through: step)
    guard step != timeline?.last else { return }
    let app = try await replay(Array(steps))
    let old = backend
    (old.onChange, old.session, time) = (nil, nil, nil)
    (backend, controller) = (app.backend, app.controller)
    backend.follow(old)
    listen()
    followTime()
    backend.onChange = onChange
    backend.notifyPages()
    if !companions.isEmpty { try await showAll() }
  }

  /// Plays steps on a new app, after another process has tried them.
  /// - Parameters:
  ///   - steps: the steps.
  ///   - wireframe: the name of another wireframe, on which the steps may have other effects.
  func replay(_ steps: [SessionStep], on wireframe: String? = nil) async throws(HTTPFailure)
    -> WebApp
  {
    guard let means else { throw HTTPFailure(.conflict, Self.readOnly) }
    return try await exclusively { () throws(HTTPFailure) in
      if let failure = await means.rehearse(steps, wireframe) {
        throw HTTPFailure(.conflict, "\(failure)")
      }
      let app = means.remake(ManualScheduler(), wireframe)
      guard let timeline = app.backend.timeline, let stage = app.backend.stage else {
        throw HTTPFailure(.unavailable, "The app has ended.")
      }
      guard wireframe == nil else {
        for action in steps.flatMap(\.actions) { _ = await stage.play(action) }
        return app
      }
      do throws(ReplayFailure) {
        // The server works every now and then during a long replay.
        try await timeline.play(steps, on: stage) { if $0 % 50 == 49 { await Task.yield() } }
      } catch {
        // Pages count from 1.
        throw HTTPFailure(
          .conflict, "The past of this app cannot be changed: step \(error.step + 1), \(error)")
      }
      return app
    }
  }
}

/// An app and the backend that draws it on pages.
@MainActor
package struct WebApp {
  package let controller: ApplicationController
  let backend: WebBackend

  /// Creates the pair of an app and the backend of its stage.
  package init(_ controller: ApplicationController, drawnBy backend: WebBackend) {
    self.controller = controller
    self.backend = backend
  }

  /// The name of the module that declares the main flow.
  package var moduleName: String? {
    String(reflecting: type(of: controller.mainFlow)).split(separator: ".").first.map(String.init)
  }
}

extension PacedTime {
  /// Starts moving the time of a backend's app, if it moves by hand.
  convenience init?(of backend: WebBackend) {
    guard let scheduler = backend.stage?.scheduler as? ManualScheduler else { return nil }
    self.init(scheduler, after: LiveScheduler())
  }
}

/// The reason why the steps of a session cannot be played again.
package struct RehearsalFailure: Hashable, Sendable {
  /// The reason as a sentence without its period, such as “The app crashed (Aborted)”.
  let reason: String
  /// The step that ended the app, as a page counts it.
  let place: String?

  /// Creates a failure.
  package init(_ reason: String, at place: String? = nil) {
    (self.reason, self.place) = (reason, place)
  }
}

extension RehearsalFailure: CustomStringConvertible {
  /// The reason and the step.
  package var description: String {
    guard let place else { return "\(reason)." }
    return "\(reason) when it was played again at \(place). The session stays as it is."
  }
}
