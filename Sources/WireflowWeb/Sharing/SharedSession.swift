import Foundation
import Wireflow
import WireflowInteraction

/// A session as one page that plays it without the app, a server or a network.
///
/// The page holds everything the user saw. It holds no line, place or title that was only behind a
/// wall, and no text of a secure field.
package struct SharedSession: Encodable {
  /// A step, whose picture and tree are numbers in the lists of the session.
  struct Step: Encodable {
    let number: Int
    let action: String
    let lines: [String]
    let place: String
    let location: String?
    let picture: Int?
    let tree: String
    let flows: String
  }

  let name: String
  let wireframe: String
  let steps: [Step]
  let pictures: [String]
  let images: [String]
  /// The poster of the session's map as JSON, if the program has drawn one.
  let sheet: String?

  /// The line in the place of lines from behind a wall.
  static let hidden = "  … behind a wall"

  /// Creates the page of some steps.
  /// - Parameters:
  ///   - name: the name of the app.
  ///   - wireframe: the title of the wireframe.
  ///   - steps: the steps, from the launch on.
  ///   - sheet: the poster of the session's map as JSON.
  ///   - drawing: returns the drawing at the end of a step, if the session keeps it.
  init(
    _ name: String, on wireframe: String, _ steps: [SessionStep], sheet: String?,
    drawing: (Int) -> SessionDrawing?
  ) {
    (self.name, self.wireframe, self.sheet) = (name, wireframe, sheet)
    let drawings = steps.indices.map(drawing)
    let seen = SeenWords(steps, drawings)
    var pages = PicturePages()
    self.steps = zip(steps, drawings).enumerated().map { number, pair in
      let (step, drawing) = pair
      let tree = drawing?.tree.inFrontOfWalls
      return Step(
        number: number, action: "\(step.action)", lines: Self.lines(of: step, seen),
        place: step.place, location: step.location,
        picture: drawing.map { pages.add($0.picture) }, tree: tree.map { "\($0)" } ?? "",
        flows: tree?.flowLines ?? "")
    }
    (pictures, images) = (pages.pictures, pages.images)
  }

  /// Returns the lines of a step, without those from behind a wall.
  private static func lines(of step: SessionStep, _ seen: SeenWords) -> [String] {
    guard step.isBehindWall else { return step.lines }
    var lines: [String] = []
    for line in step.lines {
      let isOwn = line == "> \(step.action)" || line == "> (app)" || line.hasPrefix("> wait ")
      if isOwn || seen.show(line) {
        lines.append(line)
      } else if lines.last != hidden {
        lines.append(hidden)
      }
    }
    return lines
  }

  /// The session as JSON in which no text can end the script.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
  }
}
