import Wireflow
import WireflowInteraction

/// Steps of a branch, with or without their drawings.
struct StepsAnswer: Encodable, Hashable, Sendable {
  /// A step.
  struct Step: Encodable, Hashable, Sendable {
    var number: Int
    var action: String
    var lines: [String]
    var place: String
    var drawing: Drawing?
  }

  /// Everything the user sees at the end of a step, with the screens and flows behind it.
  struct Drawing: Encodable, Hashable, Sendable {
    var picture: StagePicture
    var tree: String
    var flows: String
  }

  var steps: [Step]
  /// The reason why a drawing is missing.
  var problem: String?
}

extension StepsAnswer.Step {
  init(_ number: Int, _ step: SessionStep) {
    self.init(
      number: number, action: "\(step.action)", lines: step.lines, place: step.place)
  }

  mutating func add(_ drawing: SessionDrawing?) {
    guard let drawing else { return }
    place = drawing.place
    self.drawing = .init(
      picture: drawing.picture, tree: "\(drawing.tree)",
      flows: drawing.tree.flowLines)
  }
}

extension NavigationTree {
  /// The flows as lines, each indented by two more columns than its parent.
  var flowLines: String { mainFlow.map { "\($0)" } ?? "" }
}
