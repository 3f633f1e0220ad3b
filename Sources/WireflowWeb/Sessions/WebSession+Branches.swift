import Wireflow
import WireflowInteraction

extension WebSession {
  /// The branches, with the current timeline of the running app.
  func updatedBranches() -> [SessionBranch] {
    guard let timeline else { return branches }
    if branches.isEmpty { branches = [SessionBranch(id: 0, origin: nil, timeline: timeline)] }
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
    let branch = try branch(id, at: step)
    let isEnd = step == branch.timeline.last
    if isEnd, id == current { return }
    let steps = Array(branch.timeline.steps[...step])
    let app = try await replay(steps)
    guard let timeline = app.backend.timeline else { return }
    self.timeline?.close()
    change(to: app)
    if isEnd, let place = branches.firstIndex(where: { $0.id == id }) {
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

  /// Plays steps on a new app, after another process has tried them.
  func replay(_ steps: [SessionStep], on wireframe: String? = nil) async throws(HTTPFailure)
    -> WebApp
  {
    guard let means else { throw HTTPFailure(.conflict, Self.readOnly) }
    guard !isBusy else {
      throw HTTPFailure(.conflict, "The session is being played again. Try it once more.")
    }
    isBusy = true
    defer { isBusy = false }
    if let failure = await means.rehearse(steps, wireframe) {
      throw HTTPFailure(.conflict, failure)
    }
    let app = means.remake(ManualScheduler(), wireframe)
    guard let timeline = app.backend.timeline, let stage = app.backend.stage else {
      throw HTTPFailure(.unavailable, "The app has ended.")
    }
    // On another wireframe the same actions have other effects.
    guard wireframe == nil else {
      for action in steps.flatMap(\.actions) { _ = await stage.play(action) }
      return app
    }
    do throws(ReplayFailure) {
      try await timeline.play(steps, on: stage)
    } catch {
      throw HTTPFailure(.conflict, "The past of this app cannot be changed: \(error)")
    }
    return app
  }

  static let readOnly = """
    The past is only for reading, because this app cannot be made again. Pass isReplayable to its \
    CommandApplication, and leave out --log.
    """
}
