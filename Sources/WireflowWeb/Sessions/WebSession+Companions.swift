import Foundation
import Wireflow
import WireflowInteraction

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

  /// Returns the lines to compare with those of the companions, which have no step for a change of
  /// the wireframe.
  func comparedEffects(of step: Int, in steps: [SessionStep]) -> [String] {
    Array(steps.prefix(step + 1).last { !$0.action.isWireframe }?.lines.dropFirst() ?? [])
  }

  /// Returns the drawings of a step on the other wireframes.
  func drawingsBeside(_ step: Int) -> [String: StepsAnswer.Drawing]? {
    guard !companions.isEmpty, let steps = timeline?.steps else { return nil }
    // Companions have no step for a change of the wireframe.
    let number = steps[...step].count { !$0.action.isWireframe } - 1
    let drawings = companions.compactMap { companion in
      companion.app.backend.timeline?.drawing(at: number).map { drawing in
        (companion.name, StepsAnswer.Drawing(drawing, effects: companion.effects(of: number)))
      }
    }
    return Dictionary(drawings) { first, _ in first }
  }
}

extension WebCompanion {
  /// The lines below the action of a step.
  func effects(of step: Int) -> [String] {
    guard let steps = app.backend.timeline?.steps, steps.indices.contains(step) else { return [] }
    return Array(steps[step].lines.dropFirst())
  }
}

extension UserAction {
  /// True for a change of the wireframe, which concerns no other wireframe.
  var isWireframe: Bool {
    if case .wireframe = self { true } else { false }
  }
}
