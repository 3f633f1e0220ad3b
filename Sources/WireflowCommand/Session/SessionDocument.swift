import Foundation
import Wireflow
import WireflowInteraction

/// A session as one JSON object, which the article on the output for programs describes.
struct SessionDocument: Encodable {
  /// An action that was refused, and where it is in the script.
  struct Refusal: Encodable {
    let file: String
    let line: Int
    let action: String
    let reason: String
    let possible: [String]

    init(_ refusal: Script.Refusal) {
      (file, line) = (refusal.script, refusal.step.line)
      action = refusal.step.action.description
      reason = "\(refusal.refusal)"
      possible = refusal.refusal.alternatives.map(\.description)
    }
  }

  let format = 1
  let app: String
  let wireframe: String
  let log: [String]
  let refusals: [Refusal]
  let tree: NavigationTree
  let status: Int32

  @MainActor
  init(_ app: String, wireframe: String, _ stage: Stage, _ refusals: [Script.Refusal]) {
    (self.app, self.wireframe) = (app, wireframe)
    log = stage.log.lines
    self.refusals = refusals.map(Refusal.init)
    tree = NavigationTree(stage)
    status = refusals.isEmpty ? 0 : 1
  }
}

extension Encodable {
  /// The value as JSON, with its members in the order of their names, and a line feed.
  var jsonText: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
