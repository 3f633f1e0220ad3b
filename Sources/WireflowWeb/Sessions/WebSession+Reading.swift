import Foundation
import Wireflow
import WireflowInteraction

extension WebSession {
  /// The maximum number of steps in an answer, with and without their drawings.
  static let (mostDrawn, mostListed) = (24, 400)

  /// Returns steps of a branch, with their drawings if the page asks for them.
  func readSteps(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let message: StepsMessage = try HTTPResponse.decode(body)
    let timeline = try branch(message.branch).timeline
    let most = message.isDrawn ? Self.mostDrawn : Self.mostListed
    guard message.from >= 0, message.from <= message.to, message.to - message.from <= most else {
      throw HTTPFailure(.badRequest, "The steps must be 0 to \(most), in order.")
    }
    let range = message.from..<min(message.to, timeline.steps.count)
    guard range.lowerBound < timeline.steps.count, !range.isEmpty else {
      return HTTPResponse(json: ["steps": [SentObject]()])
    }
    if let companion = try companion(message.app) {
      let steps = companion.steps(range, of: timeline.steps, isDrawn: message.isDrawn)
      return HTTPResponse(json: ["steps": steps])
    }
    var problem: String?
    if message.isDrawn, let last = range.last(where: { timeline.drawing(at: $0) == nil }) {
      do throws(HTTPFailure) {
        try await recall(message.branch, through: last)
      } catch {
        problem = error.message
      }
    }
    let steps = range.map { number in
      timeline.steps[number].sent(
        number, message.isDrawn ? drawing(at: number, of: message.branch, timeline) : nil)
    }
    return HTTPResponse(json: SentObject(["steps": steps, "problem": problem]))
  }

  /// Returns the drawing of a step, unless it needs a replay.
  func drawing(
    at step: Int, of branch: Int, _ timeline: SessionTimeline
  ) -> SessionDrawing? {
    timeline.drawing(at: step) ?? replays.drawing(at: step, of: branch)
  }

  /// Finds the steps and places that contain each word of a text, the latest first.
  func search(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    let message: SearchMessage = try HTTPResponse.decode(body)
    let timeline = try branch(message.branch).timeline
    let words = message.text.lowercased().split(separator: " ")
    let found = timeline.steps.enumerated().reversed().lazy.filter { _, step in
      let text = "\(step.action) \(step.place)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    let steps = found.prefix(SearchMessage.most).map { $1.sent($0) }
    return HTTPResponse(json: ["steps": Array(steps)])
  }
}
