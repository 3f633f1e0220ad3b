import Foundation
import Wireflow
import WireflowInteraction

/// The same app on another wireframe, which repeats the user's actions in the first one.
@MainActor
struct WebCompanion {
  let name: String
  let title: String
  let app: WebApp
  /// The pacer of the app's time.
  let time: PacedTime?

  /// Performs an action, on a target if the user acted here.
  func perform(_ action: UserAction, on target: StagePicture.Target? = nil) -> ActionOutcome? {
    time?.catchUp()
    guard let stage = app.backend.stage else { return nil }
    return target.map { stage.perform(action, on: $0) } ?? stage.perform(action)
  }
}

extension WebSession {
  /// Shows or hides the same app on all other wireframes.
  func changeCompanions(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let message: CompanionsMessage = try HTTPResponse.decode(body)
    companions = []
    if message.isOn { try await showAll() }
    backend.noteSession()
    return HTTPResponse(reason: nil)
  }

  /// Makes the app on each other wireframe, where it does everything that the user has done.
  func showAll() async throws(HTTPFailure) {
    guard let switching = backend.wireframes, let steps = timeline?.steps else { return }
    let own = switching.selected
    let played = steps.filter { !$0.action.isWireframe }
    var made: [WebCompanion] = []
    for variant in switching.variants where variant.name != own {
      let app = try await replay(played, on: variant.name)
      let time = (app.backend.stage?.scheduler as? ManualScheduler).map {
        PacedTime($0, after: LiveScheduler())
      }
      made.append(WebCompanion(name: variant.name, title: variant.title, app: app, time: time))
    }
    companions = made
    noteCompanions()
  }

  /// Tells the pages about changes of the companions.
  func noteCompanions() {
    guard !companions.isEmpty else { return }
    for companion in companions {
      companion.app.backend.onChange = { [weak self] in self?.backend.noteSession() }
    }
    backend.noteSession()
  }

  /// Returns the app on another wireframe, nil without a name, or throws the refusal for a name
  /// that is none.
  func companion(_ name: String?) throws(HTTPFailure) -> WebCompanion? {
    guard let name else { return nil }
    guard let companion = companions.first(where: { $0.name == name }) else {
      throw HTTPFailure(.conflict, "There is no app on a wireframe of that name here.")
    }
    return companion
  }
}

extension WebSession {
  /// Returns the timeline that a page means, the last step that it means there, and the name of the
  /// wireframe.
  func reading(
    _ point: PointMessage
  ) throws(HTTPFailure) -> (timeline: SessionTimeline, last: Int, wireframe: String) {
    let timeline = try branch(point.branch, at: point.step).timeline
    guard let companion = try companion(point.app), let other = companion.app.backend.timeline
    else { return (timeline, point.step, wireframe) }
    let last = min(companion.count(of: timeline.steps[...point.step]), other.steps.count) - 1
    return (other, last, companion.name)
  }
}

extension WebCompanion {
  /// Returns the steps of the app that belong to some steps of the first one.
  func steps(_ range: Range<Int>, of branch: [SessionStep], isDrawn: Bool) -> [SentObject] {
    guard let timeline = app.backend.timeline else { return [] }
    var number = count(of: branch[..<range.lowerBound]) - 1
    return range.compactMap { place in
      number += count(of: branch[place...place])
      guard timeline.steps.indices.contains(number) else { return nil }
      return timeline.steps[number].sent(place, isDrawn ? timeline.drawing(at: number) : nil)
    }
  }

  /// Returns the number of steps that the app has for some of the first one.
  ///
  /// A change of the wireframe there is none here.
  func count(of steps: ArraySlice<SessionStep>) -> Int { steps.count { !$0.action.isWireframe } }
}

extension UserAction {
  /// True for a change of the wireframe, which concerns no other wireframe.
  var isWireframe: Bool { if case .wireframe = self { true } else { false } }
}
