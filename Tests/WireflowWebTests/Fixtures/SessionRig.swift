import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

/// The session of a shop that can be made again, and the requests of a page.
@MainActor
final class SessionRig {
  /// What happens when steps are rehearsed, and what has been made so far.
  @MainActor
  final class Notes {
    var madeCount = 0
    var rehearsal: RehearsalFailure?
  }

  let session: WebSession
  let notes = Notes()
  /// The requests with their answers, and the screens after each.
  private(set) var transcript: [String] = []

  init(
    isReplayable: Bool = true, maps: SessionMaps? = nil,
    makeFlow: @escaping (any ApplicationWireframe, Int) -> any MainFlowCoordinator = {
      wireframe, _ in ShopFlow(wireframe)
    }
  ) {
    let make: @MainActor (any Scheduler, String?) -> WebApp = { [notes] scheduler, name in
      notes.madeCount += 1
      // The titles of this app distinguish its places.
      let backend = WebBackend("Shop") { $0.visibleScreens.last?.title }
      let stage = Stage(backend: backend, scheduler: scheduler)
      let wireframe = WireframeSwitch(
        stage: stage, variants: [.tabBar, .hamburger, .split], selected: name)
      backend.wireframes = wireframe
      let flow = makeFlow(wireframe, notes.madeCount)
      return WebApp(
        ApplicationController(wireframe: wireframe, mainFlow: flow), drawnBy: backend)
    }
    let means = WebSession.Means(remake: make) { [notes] _, _ in notes.rehearsal }
    session = WebSession(
      make(ManualScheduler(), nil), means: isReplayable ? means : nil, maps: maps)
    session.launch()
  }

  var lines: [String] { session.timeline?.steps.flatMap(\.lines) ?? [] }
  var places: [String] { session.backend.stage?.visibleScreens.map(\.title) ?? [] }

  /// Performs an action as a page does that shows the running app, or an earlier step.
  @discardableResult
  func act(_ action: UserAction, past: Int? = nil) async -> String {
    await ask(.action, ["action": "\(action)", "past": past ?? NSNull()])
  }

  func steps(_ from: Int, _ to: Int, app: String? = nil) async -> String {
    await ask(.steps, ["from": from, "to": to, "isDrawn": true, "app": app ?? NSNull()])
  }

  /// Asks as a page does, and returns the answer.
  @discardableResult
  func ask(_ room: WebGate.Room, _ fields: [String: Any]) async -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: fields.filter { !($0.value is NSNull) },
      options: [.sortedKeys, .withoutEscapingSlashes])
    let body = data ?? Data()
    var text: String
    do throws(HTTPFailure) {
      text = String(decoding: try await answer(room, Array(body)).body, as: UTF8.self)
    } catch {
      text = "\(error.status.rawValue.prefix(3)) \(error.message)"
    }
    let shown = text.count < 400 ? text : "\(text.prefix(60))… and \(text.suffix(20))"
    transcript += [
      "\(room) \(String(decoding: body, as: UTF8.self))", "  \(shown)",
      "  at \(places.joined(separator: ", ")) in app \(notes.madeCount)",
    ]
    return text
  }

  private func answer(
    _ room: WebGate.Room, _ body: [UInt8]
  ) async throws(HTTPFailure) -> HTTPResponse {
    switch room {
    case .action: try await session.perform(body)
    case .steps: try session.readSteps(body)
    case .save: try session.saveTest(body)
    case .companions: try await session.changeCompanions(body)
    case .path: try session.readPath(body)
    case .go: try await session.go(body)
    case .share: try session.share(body)
    case .resume: try await session.resume(body)
    case .page, .events, .rows, .map: throw HTTPFailure(.notFound, "")
    }
  }
}

extension [String] {
  /// The strings as lines.
  var text: String { joined(separator: "\n") }
}
