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

  /// The last step as pages read it.
  var message: SentObject {
    let picture = app.backend.shown
    return SentObject([
      "name": name, "title": title, "picture": picture, "place": picture.place,
      "lines": app.backend.timeline?.lastStep?.lines ?? [],
    ])
  }

  /// Returns the steps of the app that belong to some steps of the first one.
  ///
  /// A change of the wireframe there is no step here.
  func drawnSteps(_ range: Range<Int>, beside own: [SessionStep]) -> [SentObject] {
    guard let timeline = app.backend.timeline else { return [] }
    return range.compactMap { place in
      let number = own[...place].count { !$0.action.isWireframe } - 1
      guard timeline.steps.indices.contains(number) else { return nil }
      return timeline.steps[number].sent(place, timeline.drawing(at: number))
    }
  }
}

extension WebSession {
  /// Shows or hides the same app on all other wireframes.
  func changeCompanions(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let isOn: Bool = try HTTPResponse.decode("isOn", of: body)
    companions = []
    if isOn { try await showAll() }
    backend.notifyPages()
    return HTTPResponse(reason: nil)
  }

  /// Makes the app on each other wireframe, where it does everything that the user has done.
  func showAll() async throws(HTTPFailure) {
    guard let switching = backend.wireframes, let steps = timeline?.steps else { return }
    let played = steps.filter { !$0.action.isWireframe }
    var made: [WebCompanion] = []
    for variant in switching.variants where variant.name != switching.selected {
      let app = try await replay(played, on: variant.name)
      app.backend.onChange = { [weak self] in self?.backend.notifyPages() }
      made.append(
        WebCompanion(
          name: variant.name, title: variant.title, app: app, time: PacedTime(of: app.backend)))
    }
    companions = made
    backend.notifyPages()
  }

  /// Has the other wireframes repeat an action, or ends the comparison if the app changes its own.
  func follow(_ action: UserAction) {
    if action.isWireframe { companions = [] }
    for companion in companions {
      companion.time?.catchUp()
      companion.app.backend.stage?.perform(action)
    }
  }
}

extension UserAction {
  /// True for a change of the wireframe, which concerns no other wireframe.
  fileprivate var isWireframe: Bool { if case .wireframe = self { true } else { false } }
}
