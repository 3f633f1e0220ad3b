import Foundation
import Wireflow
import WireflowInteraction

/// The visited places of a session.
struct PathAnswer: Encodable, Hashable, Sendable {
  /// A stay at a place.
  struct Visit: Encodable, Hashable, Sendable {
    /// The step that led there, and the last step there.
    let step: Int
    var last: Int
    let key: String
    /// The title of the page in front.
    var title: String
  }

  var visits: [Visit] = []
  /// The number of all visits, of which the answer has the last ones.
  var count = 0
}

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
    let timeline = try branch(point.branch, at: point.step).timeline
    var answer = PathAnswer()
    for (number, step) in timeline.currentSteps.prefix(point.step + 1).enumerated() {
      if let place = step.location, place != answer.visits.last?.key {
        answer.visits.append(.init(step: number, last: number, key: place, title: step.place))
      } else if let last = answer.visits.indices.last {
        answer.visits[last].last = number
      }
    }
    answer.count = answer.visits.count
    answer.visits = answer.visits.suffix(Self.mostVisits)
    return HTTPResponse(json: answer)
  }

  /// Takes the app to a place: on the shortest known way from here, or else from the launch.
  func go(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let message: PlaceMessage = try HTTPResponse.decode(body)
    guard let map = maps?.map(on: wireframe), let card = map.card(message.place) else {
      throw HTTPFailure(.badRequest, "There is no such place on the map.")
    }
    if location == card.key { return HTTPResponse(reason: "This is where you are.") }
    let way = location.flatMap { map.way(from: $0, to: card.key) }
    if let way, way.count <= max(card.script.count, 1) {
      _ = await play(way)
      if location == card.key { return HTTPResponse(reason: nil) }
    }
    guard means != nil else {
      return HTTPResponse(
        reason: "there is no known way from here, and \(Self.readOnly)")
    }
    guard !card.script.isEmpty else {
      return HTTPResponse(reason: "nothing leads to \(card.name) alone")
    }
    try await goOn(from: current, at: 0)
    let refused = await play(Array(card.script.dropFirst()))
    guard location != card.key else { return HTTPResponse(reason: nil) }
    return HTTPResponse(
      reason: refused.map { "the way to \(card.name) ends at \($0)" }
        ?? "the way to \(card.name) leads elsewhere")
  }

  /// The key of the place in front.
  private var location: String? { timeline?.lastStep?.location }

  /// Plays the actions of a way, and returns the first one that the app refused.
  private func play(_ way: [String]) async -> String? {
    for text in way {
      guard let action = try? UserAction(parsing: text), let stage = backend.stage else {
        return text
      }
      if case .wait = action {
        _ = await stage.play(action)
      } else if case .refused = perform(action, on: nil) {
        return text
      }
    }
    return nil
  }
}
