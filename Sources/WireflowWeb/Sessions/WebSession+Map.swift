import Foundation
import Wireflow
import WireflowInteraction

extension WebSession {
  /// The maximum number of visits in an answer.
  static let mostVisits = 60

  /// Returns the poster of the current wireframe, or null if there is none yet.
  func readMap() -> HTTPResponse {
    let map = maps?.map(on: wireframe)
    return HTTPResponse(
      .okay, type: "application/json", body: Array((map?.json ?? "null").utf8))
  }

  /// Returns the last places that the session has visited up to a step, each with its last step there.
  func readPath(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    var visits: [(key: String, step: Int)] = []
    let last: Int = try HTTPResponse.decode("step", of: body)
    for (number, step) in try steps(through: last).enumerated() {
      if let place = step.location, place != visits.last?.key {
        visits.append((place, number))
      } else if !visits.isEmpty {
        visits[visits.count - 1].step = number
      }
    }
    let sent = visits.suffix(Self.mostVisits).map { SentObject(["key": $0.key, "step": $0.step]) }
    return HTTPResponse(json: ["visits": sent])
  }

  /// Takes the app to a place: from here if a known way leads there, or else from the launch.
  func go(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let place: String = try HTTPResponse.decode("place", of: body)
    guard let map = maps?.map(on: wireframe), let card = map.card(place) else {
      throw HTTPFailure(.badRequest, "There is no such place on the map.")
    }
    let here = location ?? ""
    if let way = map.way(from: here, to: card.key), try await play(way, to: card) {
      return HTTPResponse(reason: nil)
    }
    guard let way = card.wayFromLaunch else {
      return HTTPResponse(reason: "no known way leads to \(card.name) from here")
    }
    try await rewind(to: 0)
    guard try await play(way, to: card) else {
      return HTTPResponse(reason: "the way to \(card.name) leads elsewhere")
    }
    return HTTPResponse(json: ["text": "Went there from the launch: no known way leads from here."])
  }

  /// The key of the place in front.
  private var location: String? { timeline?.lastStep?.location }

  /// Plays the actions of a way, and returns true if all of them are possible and lead to a place.
  private func play(_ way: [String], to card: WebMap.Card) async throws(HTTPFailure) -> Bool {
    try await exclusively { () throws(HTTPFailure) in
      await stoppingTime {
        for text in way {
          guard let action = try? UserAction(parsing: text),
            case .performed = await backend.stage?.play(action)
          else { return false }
          follow(action)
        }
        return location == card.key
      }
    }
  }
}
