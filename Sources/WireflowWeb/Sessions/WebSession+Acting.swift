import Foundation
import Wireflow
import WireflowInteraction

extension WebSession {
  /// Performs the user's action from a page, in the past if the user looks at the past.
  func perform(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let message: UserMessage = try HTTPResponse.decode(body)
    let action = try message.userAction()
    let target = try message.target()
    if let point = message.past {
      try await goOn(from: point.branch, at: point.step)
      // The new app has other screens than those the user looked at.
      return HTTPResponse(reason: refusal(of: perform(action, on: nil)))
    }
    if let name = message.app { return try perform(action, on: target, in: name) }
    return HTTPResponse(reason: refusal(of: perform(action, on: target)))
  }

  /// Performs an action in the app and in its companions.
  func perform(_ action: UserAction, on target: StagePicture.Target?) -> ActionOutcome? {
    catchUp()
    guard let stage = backend.stage else { return nil }
    let outcome = target.map { stage.perform(action, on: $0) } ?? stage.perform(action)
    if case .wireframe = action { return outcome }
    for companion in companions { _ = companion.perform(action) }
    noteCompanions()
    return outcome
  }

  /// Performs an action that the user chose in a companion there and in all other apps.
  private func perform(
    _ action: UserAction, on target: StagePicture.Target?, in name: String
  ) throws(HTTPFailure) -> HTTPResponse {
    guard let companion = try companion(name) else { return HTTPResponse(reason: nil) }
    let outcome = companion.perform(action, on: target)
    if let reason = refusal(of: outcome) { return HTTPResponse(reason: reason) }
    catchUp()
    let own = backend.stage?.perform(action)
    for other in companions where other.name != name { _ = other.perform(action) }
    noteCompanions()
    return HTTPResponse(reason: refusal(of: own).map { "only on \(companion.title): \($0)" })
  }

  private func refusal(of outcome: ActionOutcome?) -> String? {
    switch outcome {
    case .refused(let refusal): "\(refusal.reason)"
    case nil: "the app has ended"
    default: nil
    }
  }

  /// Continues the session at a step of a branch.
  func branchOff(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let point: PointMessage = try HTTPResponse.decode(body)
    try await goOn(from: point.branch, at: point.step)
    return HTTPResponse(reason: nil)
  }
}
