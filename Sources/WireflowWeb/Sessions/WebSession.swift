import Foundation
package import Wireflow
package import WireflowInteraction

/// A session of an app on pages: its steps, its branches, and the app that runs now.
///
/// Pages show kept drawings of the past. The session makes the app again only when the user acts in
/// the past.
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

  /// The maximum number of branches, after which the oldest one is forgotten.
  package static let mostBranches = 20

  /// The app that runs now, or nil if the program has kept it to itself.
  package private(set) var controller: ApplicationController?
  /// The backend of the app.
  private(set) var backend: WebBackend
  let means: Means?
  /// A closure that makes a test, and saves it if the second argument is true.
  package typealias TestMaker = @MainActor (TestDraft, Bool) throws -> TestAnswer
  let makeTest: TestMaker?
  var branches: [SessionBranch]
  /// The number of the branch on which the app runs.
  var current = 0
  /// The same app on other wireframes, while the user looks at all of them.
  var companions: [WebCompanion] = []
  /// The replay under way, and the last one for a look at the past.
  var replays = SessionReplays()
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
    (self.backend, means, makeTest, maps) = (backend, nil, nil, nil)
    branches = []
    listen()
  }

  /// Creates the session of an app that has not launched yet.
  /// - Parameters:
  ///   - app: the app.
  ///   - means: makes the app again, or nil if the timeline is only for reading.
  ///   - makeTest: makes and saves tests.
  ///   - maps: the maps of the app.
  package init(
    _ app: WebApp, means: Means?, makeTest: TestMaker? = nil, maps: SessionMaps? = nil
  ) {
    (backend, controller) = (app.backend, app.controller)
    (self.means, self.makeTest, self.maps) = (means, makeTest, maps)
    branches = []
    maps?.onChange = { [weak self] in self?.backend.noteSession() }
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
    replays.begin()
    defer { replays.end() }
    return await playing { await controller.playAll(of: script, endsAtRefusal: endsAtRefusal) }
  }

  /// Plays actions as a script does, and follows real time afterwards.
  ///
  /// Meanwhile only the actions let time pass, and each waits for the app's asynchronous work.
  func playing<Result>(_ play: () async -> Result) async -> Result {
    time?.end()
    time = nil
    defer { followTime() }
    return await play()
  }

  /// The name of the app.
  var name: String { backend.name }

  /// The steps of the branch on which the app runs.
  var timeline: SessionTimeline? { backend.timeline }

  /// Lets the app's time pass until now, before the user acts.
  func catchUp() { time?.catchUp() }

  /// Replaces the app by another one, which goes on where it is.
  func change(to app: WebApp) {
    let old = backend
    old.onChange = nil
    old.session = nil
    time = nil
    (backend, controller) = (app.backend, app.controller)
    app.backend.follow(old)
    listen()
    followTime()
    app.backend.onChange = onChange
    app.backend.noteSession()
  }

  private func followTime() {
    time = (backend.stage?.scheduler as? ManualScheduler).map {
      PacedTime($0, after: LiveScheduler())
    }
  }

  private func listen() { backend.session = { [weak self] in self?.message } }

  /// Creates a reader for a new page.
  func makeReader() -> WebReader {
    backend.forgetRows()
    return WebReader { [weak self] in self?.backend }
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
