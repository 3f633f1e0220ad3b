import Foundation
import Wireflow
import WireflowInteraction

extension WebSession {
  /// Plays the actions of an earlier run, up to the first one that no longer works.
  ///
  /// Nothing is played if the actions would end the app.
  func resume(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let texts: [String] = try HTTPResponse.decode("actions", of: body)
    guard (timeline?.last ?? 0) == 0 else {
      throw HTTPFailure(.conflict, "The session has gone on already.")
    }
    var actions: [UserAction] = []
    for text in texts {
      guard let action = try? UserAction(parsing: text) else {
        throw HTTPFailure(.badRequest, "“\(text)” is no action.")
      }
      if action != .launch || !actions.isEmpty { actions.append(action) }
    }
    let problem = try await exclusively { () throws(HTTPFailure) -> String? in
      if let failure = await means?.rehearse(.init(playing: actions), nil) { return "\(failure)" }
      return await stoppingTime { await self.play(actions) }
    }
    return HTTPResponse(
      json: SentObject([
        "isWhole": problem == nil, "text": problem ?? "The app is where it was.",
      ]))
  }

  /// Plays actions, and returns the notice about the first one that is not possible.
  private func play(_ actions: [UserAction]) async -> String? {
    for (number, action) in actions.enumerated() {
      guard case .refused(let refusal) = await backend.stage?.play(action) else { continue }
      let step = actions[...number].count { if case .wait = $0 { false } else { true } } + 1
      return "Step \(step) no longer works: \(action): \(refusal.reason)."
    }
    return nil
  }
}
