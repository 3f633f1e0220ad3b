import Foundation
import Wireflow
import WireflowInteraction

/// One course of a session: the first one, or one that left another at some step.
@MainActor
struct SessionBranch {
  /// The number of the branch, from 0 for the first one.
  let id: Int
  /// The branch that it left, and the last step that both have.
  let origin: (branch: Int, step: Int)?
  var timeline: SessionTimeline
  /// The last comparison with its origin, and the numbers of steps that it compares.
  var comparison: (counts: [Int], text: String)?
}

extension WebSession {
  /// The branches, with the current timeline of the running app.
  func updatedBranches() -> [SessionBranch] {
    guard let timeline else { return branches }
    if branches.isEmpty {
      branches = [SessionBranch(id: 0, origin: nil, timeline: timeline)]
    }
    return branches
  }

  /// Returns a branch, or throws the refusal for a number that is none.
  func branch(_ id: Int) throws(HTTPFailure) -> SessionBranch {
    guard let branch = updatedBranches().first(where: { $0.id == id }) else {
      throw HTTPFailure(
        .conflict, "There is no branch \(id). The session keeps the last \(Self.mostBranches).")
    }
    return branch
  }

  /// Returns a branch, or throws the refusal for a step that it does not have.
  func branch(_ id: Int, at step: Int) throws(HTTPFailure) -> SessionBranch {
    let branch = try branch(id)
    guard branch.timeline.steps.indices.contains(step) else {
      throw HTTPFailure(
        .conflict,
        "There is no step \(step) in branch \(id). It has \(branch.timeline.steps.count) steps.")
    }
    return branch
  }

  /// Makes the app again at a step of a branch, so that the user goes on from there.
  ///
  /// The end of a branch goes on in that branch. Every other step begins a new one.
  func goOn(from id: Int, at step: Int) async throws(HTTPFailure) {
    let timeline = try branch(id, at: step).timeline
    if step == timeline.last, id == current { return }
    try await goOn(with: replay(Array(timeline.steps[...step])), from: id, at: step)
  }

  /// Goes on with an app that has played a branch up to a step, and perhaps more.
  func goOn(with app: WebApp, from id: Int, at step: Int) async throws(HTTPFailure) {
    let old = try branch(id, at: step).timeline
    guard let timeline = app.backend.timeline else { return }
    self.timeline?.close()
    change(to: app)
    if step == old.last, let place = branches.firstIndex(where: { $0.id == id }) {
      branches[place].timeline = timeline
      current = id
    } else {
      current = (branches.map(\.id).max() ?? 0) + 1
      branches.append(SessionBranch(id: current, origin: (id, step), timeline: timeline))
      forgetOldBranches()
    }
    if !companions.isEmpty { try await showAll() }
  }

  private func forgetOldBranches() {
    while branches.count > Self.mostBranches,
      let place = branches.firstIndex(where: { $0.id != current && $0.id != 0 })
    {
      branches.remove(at: place)
    }
  }
}

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
