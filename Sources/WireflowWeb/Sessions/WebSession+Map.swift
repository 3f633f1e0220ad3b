import Foundation
import Wireflow
import WireflowInteraction

extension WebSession {
  /// The maximum number of visits in an answer.
  static let mostVisits = 60

  /// The name of the wireframe on which the app runs.
  var wireframe: String { backend.wireframes?.selected ?? "" }

  /// Returns the poster of the current wireframe, or null if there is none yet.
  func readMap() -> HTTPResponse {
    let map = maps?.map(on: wireframe)
    return HTTPResponse(
      .okay, type: "application/json", body: Array((map?.json ?? "null").utf8))
  }

  /// Returns the places that a branch has visited up to a step.
  func readPath(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    let point: PointMessage = try HTTPResponse.decode(body)
    let (timeline, last, _) = try reading(point)
    // The step that led to a place, the last step there, its key, and the title of the page in front.
    var visits: [(step: Int, last: Int, key: String, title: String)] = []
    for (number, step) in timeline.currentSteps.prefix(last + 1).enumerated() {
      if let place = step.location, place != visits.last?.key {
        visits.append((number, number, place, step.place))
      } else if let last = visits.indices.last {
        visits[last].last = number
      }
    }
    let sent = visits.suffix(Self.mostVisits).map {
      SentObject(["step": $0.step, "last": $0.last, "key": $0.key, "title": $0.title])
    }
    return HTTPResponse(json: SentObject(["visits": sent, "count": visits.count]))
  }

  /// Takes the app to a place: from here if a known way leads there, or else on a new branch.
  ///
  /// Another app goes each way first, so that a step that leads elsewhere never becomes a part of
  /// the user's session.
  func go(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let message: PlaceMessage = try HTTPResponse.decode(body)
    guard let map = maps?.map(on: wireframe), let card = map.card(message.place) else {
      throw HTTPFailure(.badRequest, "There is no such place on the map.")
    }
    if location == card.key { return HTTPResponse(reason: "This is where you are.") }
    guard means != nil, let timeline, let last = timeline.last else {
      return HTTPResponse(reason: Self.readOnly)
    }
    let branch = current
    let ways = waysFromHere(to: card, on: map)
    var obstacle = "no way from here is known"
    for way in ways {
      switch await trial(of: way, after: timeline.steps, to: card) {
      case .arrival(let app):
        try await goOn(with: app, from: branch, at: last)
        return HTTPResponse(json: ["text": "Went there from here."])
      case .failure(let reason): obstacle = "the way from here \(reason)"
      }
    }
    guard !card.script.isEmpty else {
      return HTTPResponse(reason: "nothing leads to \(card.name) alone")
    }
    let start = Array(timeline.steps.prefix(1))
    switch await trial(of: card.script.dropFirst(), after: start, to: card) {
    case .arrival(let app):
      try await goOn(with: app, from: branch, at: 0)
      return HTTPResponse(json: ["text": "Went there on a new branch, because \(obstacle)."])
    case .failure(let reason):
      return HTTPResponse(reason: "the way to \(card.name) \(reason)")
    }
  }

  /// The key of the place in front.
  private var location: String? { timeline?.lastStep?.location }

  /// Returns the known ways from here that are no longer than the one from the launch.
  private func waysFromHere(to card: WebMap.Card, on map: WebMap) -> [ArraySlice<String>] {
    var ways: [ArraySlice<String>] = []
    let past = timeline?.steps.map { "\($0.action)" } ?? []
    // The shortest way from the launch has been gone as a whole, unlike one of several moves.
    if card.script.starts(with: past) { ways.append(card.script.dropFirst(past.count)) }
    if let way = location.flatMap({ map.way(from: $0, to: card.key) }),
      way.count <= max(card.script.count, 1), ways.first != way[...]
    {
      ways.append(way[...])
    }
    return ways
  }

  /// The end of a way on another app: the app at the place, or the reason why it is elsewhere.
  private enum Trial {
    case arrival(WebApp)
    case failure(String)
  }

  /// Has another app go a way after some steps.
  private func trial(
    of way: ArraySlice<String>, after steps: [SessionStep], to card: WebMap.Card
  ) async -> Trial {
    let actions = way.compactMap { try? UserAction(parsing: $0) }
    guard actions.count == way.count else { return .failure("is none that this app knows") }
    let app: WebApp
    do throws(HTTPFailure) {
      app = try await replay(steps, before: actions)
    } catch {
      return .failure("cannot be tried. \(error.message)")
    }
    for action in actions {
      guard case .performed = await app.backend.stage?.play(action) else {
        return .failure("ends at \(action)")
      }
    }
    guard app.backend.timeline?.lastStep?.location == card.key else {
      return .failure("leads elsewhere")
    }
    return .arrival(app)
  }
}
