import Foundation
import Wireflow
import WireflowInteraction

/// The state of a session: its branches, and the app on other wireframes.
struct SessionMessage: Encodable, Hashable, Sendable {
  /// A branch.
  struct Branch: Encodable, Hashable, Sendable {
    var id: Int
    var count: Int
    /// The branch that it left, and the last step that both have.
    var origin: Int?
    var step: Int?
    /// The comparison with the branch that it left.
    var difference: String?
  }

  /// The app on another wireframe.
  struct Companion: Encodable, Hashable, Sendable {
    var name: String
    var title: String
    var picture: StagePicture
    /// The lines of its last step.
    var lines: [String]
    /// The title of the page in front.
    var place: String
  }

  /// A random word of this run of the app.
  var run: String
  /// The reason why the past is only for reading, or nil if it is not.
  var problem: String?
  var canSave: Bool
  /// The number of drawings that the session keeps.
  var kept: Int
  /// The number of the branch on which the app runs.
  var current: Int
  var branches: [Branch]
  var companions: [Companion]
  /// The title of the page in front.
  var place: String
  /// The state of the map on the current wireframe, if there is one.
  var map: MapState?
  /// The lines of the last step.
  var lines: [String]
}

extension WebSession {
  /// The message about the session.
  var message: SessionMessage {
    let all = updatedBranches()
    for place in all.indices { compare(place) }
    return SessionMessage(
      run: Self.run, problem: means == nil ? Self.readOnly : nil, canSave: makeTest != nil,
      kept: backend.mostDrawings, current: current,
      branches: branches.map { branch in
        SessionMessage.Branch(
          id: branch.id, count: branch.timeline.steps.count, origin: branch.origin?.branch,
          step: branch.origin?.step, difference: branch.comparison?.text)
      },
      companions: companions.map { companion in
        let picture = companion.app.backend.shown
        return .init(
          name: companion.name, title: companion.title, picture: picture,
          lines: companion.app.backend.timeline?.lastStep?.lines ?? [], place: picture.place)
      },
      place: backend.shown.place, map: maps?.state(on: wireframe),
      lines: timeline?.lastStep?.lines ?? [])
  }

  /// Compares a branch with the one that it left, unless neither has changed.
  private func compare(_ place: Int) {
    guard let origin = branches[place].origin,
      let other = branches.first(where: { $0.id == origin.branch })
    else { return }
    let steps = (other.timeline.steps, branches[place].timeline.steps)
    let counts = [steps.0, steps.1].flatMap { [$0.count, $0.last?.lines.count ?? 0] }
    guard branches[place].comparison?.counts != counts else { return }
    branches[place].comparison = (counts, "\(SessionComparison(steps.0, steps.1))")
  }
}

extension SessionStep {
  /// Returns the step as a page reads it, with what the user sees at its end and the screens and
  /// flows behind that, if they are known.
  func sent(_ number: Int, _ drawing: SessionDrawing? = nil) -> SentObject {
    SentObject([
      "number": number, "action": "\(action)", "lines": lines, "place": drawing?.place ?? place,
      "drawing": drawing.map {
        SentObject([
          "picture": $0.picture, "tree": "\($0.tree)", "flows": $0.tree.flowLines,
        ])
      },
    ])
  }
}

extension NavigationTree {
  /// The flows as lines, each indented by two more columns than its parent.
  var flowLines: String { mainFlow.map { "\($0)" } ?? "" }
}
