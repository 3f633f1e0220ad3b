import Wireflow
import WireflowInteraction

extension WebSession {
  /// The branches, with the current timeline of the running app.
  func updatedBranches() -> [SessionBranch] {
    guard let timeline else { return branches }
    if branches.isEmpty {
      branches = [SessionBranch(id: 0, origin: nil, past: .init([]), timeline: timeline)]
    }
    return branches
  }

  /// Returns a branch, or throws the refusal for a number that is none.
  func branch(_ id: Int) throws(HTTPFailure) -> SessionBranch {
    guard let branch = updatedBranches().first(where: { $0.id == id }) else {
      throw HTTPFailure(
        .badRequest, "There is no branch \(id). The session keeps the last \(Self.mostBranches).")
    }
    return branch
  }

  /// Returns a branch, or throws the refusal for a step that it does not have.
  func branch(_ id: Int, at step: Int) throws(HTTPFailure) -> SessionBranch {
    let branch = try branch(id)
    guard branch.timeline.steps.indices.contains(step) else {
      throw HTTPFailure(
        .badRequest,
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
      // The last common step goes on in both.
      branches.append(
        SessionBranch(
          id: current, origin: (id, step), past: .init(old.steps.prefix(step)),
          timeline: timeline))
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
