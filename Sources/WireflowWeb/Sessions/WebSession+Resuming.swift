import Foundation
import Wireflow
import WireflowInteraction

extension WebSession {
  /// Plays the actions of an earlier run, up to the first one that no longer works.
  func resume(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let message: ResumeMessage = try HTTPResponse.decode(body)
    guard (timeline?.last ?? 0) == 0, current == 0 else {
      throw HTTPFailure(.conflict, "The session has gone on already.")
    }
    guard !replays.isBusy else {
      throw HTTPFailure(.conflict, "The session is being played again. Try it once more.")
    }
    replays.begin()
    defer { replays.end() }
    var actions: [UserAction] = []
    for text in message.actions {
      guard let action = try? UserAction(parsing: text) else {
        throw HTTPFailure(.badRequest, "“\(text)” is no action.")
      }
      if action != .launch || !actions.isEmpty { actions.append(action) }
    }
    let (safe, failure) = await rehearsed(actions)
    let answer = await playing { await play(actions.prefix(safe), of: actions, failure) }
    return HTTPResponse(json: answer)
  }

  /// Plays actions, and returns whether all of them were possible, how many were, and the notice about
  /// that.
  private func play(
    _ safe: ArraySlice<UserAction>, of actions: [UserAction], _ failure: RehearsalFailure?
  ) async -> SentObject {
    let total = actions.stepCount
    for (number, action) in safe.enumerated() {
      guard let stage = backend.stage else { break }
      guard case .refused(let refusal) = await stage.play(action) else { continue }
      let step = actions[...number].stepCount
      return answer(
        step - 1,
        "Step \(step + 1) no longer works: \(action): \(refusal.reason)." + unplayed(total - step))
    }
    guard let failure else { return answer(total, "The app is where it was.", isWhole: true) }
    let step = safe.stepCount
    return answer(
      step, "Step \(step + 2) no longer works: \(actions[safe.count]). \(failure.reason).")
  }

  private func answer(_ played: Int, _ text: String, isWhole: Bool = false) -> SentObject {
    SentObject(["isWhole": isWhole, "played": played, "text": text])
  }

  /// Returns the sentence about the steps after the one that no longer works.
  private func unplayed(_ count: Int) -> String {
    switch count {
    case 0: ""
    case 1: " The step after it was not played."
    default: " The \(count) steps after it were not played."
    }
  }

  /// Plays actions in another process, and returns how many of them leave the app alive, and what
  /// the next one does to it.
  private func rehearsed(
    _ actions: [UserAction]
  ) async -> (count: Int, failure: RehearsalFailure?) {
    guard let means else { return (actions.count, nil) }
    var failure = await means.rehearse(.init(playing: actions), nil)
    guard failure != nil else { return (actions.count, nil) }
    // The app lives after `safe` actions, and it does not after `deadly` ones.
    var (safe, deadly) = (0, actions.count)
    while deadly - safe > 1 {
      let middle = (safe + deadly) / 2
      if let found = await means.rehearse(.init(playing: actions.prefix(middle)), nil) {
        (deadly, failure) = (middle, found)
      } else {
        safe = middle
      }
    }
    return (safe, failure)
  }
}

extension Collection<UserAction> {
  /// The number of actions that are no waits.
  fileprivate var stepCount: Int {
    count { action in if case .wait = action { false } else { true } }
  }
}
