import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

/// The session of a shop that can be made again, and the requests of a page.
@MainActor
final class SessionRig {
  let session: WebSession
  private let notes = Notes()
  /// The number of apps that were made.
  var madeCount: Int { notes.madeCount }
  /// The test that was made.
  var draft: TestDraft? { notes.draft }
  /// How often steps were rehearsed.
  var rehearsalCount: Int { notes.rehearsalCount }
  /// The result of each rehearsal.
  var rehearsal: RehearsalFailure? {
    get { notes.rehearsal }
    set { notes.rehearsal = newValue }
  }

  /// Returns true for steps that end the app.
  var isDeadly: ([SessionStep]) -> Bool {
    get { notes.isDeadly }
    set { notes.isDeadly = newValue }
  }

  @MainActor
  private final class Notes {
    var madeCount = 0
    var rehearsalCount = 0
    var rehearsal: RehearsalFailure?
    var isDeadly: ([SessionStep]) -> Bool = { _ in false }
    var draft: TestDraft?
  }

  init(
    isReplayable: Bool = true, keeping drawings: Int = SessionTimeline.mostDrawings,
    maps: SessionMaps? = nil,
    makeFlow: @escaping (any ApplicationWireframe, Int) -> any MainFlowCoordinator = {
      wireframe, _ in
      ShopFlow(wireframe)
    }
  ) {
    let make: @MainActor (any Scheduler, String?) -> WebApp = { [notes] scheduler, name in
      notes.madeCount += 1
      // The titles of this app distinguish its places.
      let backend = WebBackend("Shop", keeping: drawings) { $0.visibleScreens.last?.title }
      let stage = Stage(backend: backend, scheduler: scheduler)
      let wireframe = WireframeSwitch(
        stage: stage,
        variants: [
          .init("tabs", title: "Tabs") { TabBarWireframe(stage: $0) },
          .init("drawer", title: "Drawer") { HamburgerWireframe(stage: $0) },
          .init("columns", title: "Columns", formFactor: .regular) {
            SplitWireframe(stage: $0)
          },
        ], selected: name)
      backend.wireframes = wireframe
      let flow = makeFlow(wireframe, notes.madeCount)
      return WebApp(
        ApplicationController(wireframe: wireframe, mainFlow: flow), drawnBy: backend)
    }
    let means = WebSession.Means(remake: make) { [notes] steps, _ in
      notes.rehearsalCount += 1
      return notes.rehearsal ?? (notes.isDeadly(steps) ? .init("The app crashed") : nil)
    }
    session = WebSession(
      make(ManualScheduler(), nil), means: isReplayable ? means : nil,
      makeTest: { [notes] draft, _ in
        notes.draft = draft
        return TestAnswer(name: "buy", lines: draft.lines, code: "@Test")
      }, maps: maps)
    session.launch()
  }

  /// The requests with their answers, and the screens and the branch after each.
  private(set) var transcript: [String] = []

  var lines: [String] { session.timeline?.steps.flatMap(\.lines) ?? [] }
  var places: [String] { session.backend.stage?.visibleScreens.map(\.title) ?? [] }

  /// Performs an action as a page does that shows the running app, or a step of a branch.
  func act(_ action: UserAction, branch: Int? = nil, step: Int? = nil, app: String? = nil) async
    -> String
  {
    var body: [String: Any] = ["action": "\(action)"]
    if let branch, let step { body["past"] = ["branch": branch, "step": step] }
    if let app { body["app"] = app }
    let place = branch.map { " at step \(step ?? 0) of \($0)" } ?? app.map { " in \($0)" } ?? ""
    return await answer("\(action)\(place)") { () throws(HTTPFailure) in
      try await session.perform(data(body))
    }
  }

  func branchOff(_ branch: Int, _ step: Int) async -> String {
    await answer("branch off at step \(step) of \(branch)") { () throws(HTTPFailure) in
      try await session.branchOff(data(["branch": branch, "step": step]))
    }
  }

  func steps(
    _ branch: Int, _ from: Int, _ to: Int, isDrawn: Bool = true, app: String? = nil
  ) async -> String {
    var body: [String: Any] = ["branch": branch, "from": from, "to": to, "isDrawn": isDrawn]
    body["app"] = app
    return await answer("steps \(from) to \(to) of \(branch)") { () throws(HTTPFailure) in
      try await session.readSteps(data(body))
    }
  }

  func showAll(_ isOn: Bool) async -> String {
    await answer { () throws(HTTPFailure) in
      try await session.changeCompanions(data(["isOn": isOn]))
    }
  }

  func search(_ text: String) async -> String {
    await answer("search \(text)") { () throws(HTTPFailure) in
      try session.search(data(["branch": session.current, "text": text]))
    }
  }

  func path(_ branch: Int, _ step: Int, app: String? = nil) async -> String {
    var body: [String: Any] = ["branch": branch, "step": step]
    body["app"] = app
    return await answer { () throws(HTTPFailure) in try session.readPath(data(body)) }
  }

  func go(to place: String) async -> String {
    await answer("go to \(place)") { () throws(HTTPFailure) in
      try await session.go(data(["place": place]))
    }
  }

  func share(_ step: Int, app: String? = nil) async -> String {
    var body: [String: Any] = ["branch": session.current, "step": step]
    body["app"] = app
    return await answer { () throws(HTTPFailure) in try await session.share(data(body)) }
  }

  func resume(_ actions: [String]) async -> String {
    await answer("resume \(actions)") { () throws(HTTPFailure) in
      try await session.resume(data(["actions": actions]))
    }
  }

  func makeTest(_ step: Int) async -> String {
    await answer { () throws(HTTPFailure) in
      try session.makeTest(
        data(["branch": session.current, "step": step, "name": "buy", "omitted": [1]]))
    }
  }

  func tryTest(_ step: Int) async -> String {
    await answer { () throws(HTTPFailure) in
      try await session.tryTest(data(["branch": session.current, "step": step]))
    }
  }

  /// The state of the session as a page receives it.
  func message() throws -> [String: Any] {
    let data = try JSONEncoder().encode(session.message)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func answer(
    _ name: String = #function, _ body: () async throws(HTTPFailure) -> HTTPResponse
  ) async -> String {
    let text: String
    do throws(HTTPFailure) {
      text = String(decoding: try await body().body, as: UTF8.self)
    } catch {
      text = "\(error.status.rawValue.prefix(3)) \(error.message)"
    }
    let shown = text.count < 400 ? text : "\(text.prefix(60))… and \(text.suffix(20))"
    transcript += [
      String(name.prefix { $0 != "(" }), "  \(shown)",
      "  at \(places.joined(separator: ", ")) on branch \(session.current), app \(madeCount)",
    ]
    return text
  }

  private func data(_ value: [String: Any]) -> [UInt8] {
    Array((try? JSONSerialization.data(withJSONObject: value)) ?? Data())
  }
}
