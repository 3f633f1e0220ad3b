import Foundation
import Wireflow
package import WireflowInteraction

/// A session as one page that plays it without the app, a server or a network.
///
/// The page holds everything the user saw, except for the log's lines about effects while a wall was
/// up, and for the tree at its end. It holds no place or title that was only behind a wall, and no text
/// of a secure field.
package struct SharedSession: Encodable {
  let name: String
  let wireframe: String
  /// The steps, each with the number of its picture in the list.
  let steps: [SentObject]
  let pictures: [String]
  let images: [String]
  /// The poster of the session's map as JSON, if the program has drawn one.
  let sheet: String?

  /// The line in the place of lines from behind a wall.
  private static let hidden = "  … behind a wall"

  /// Creates the page of some steps.
  /// - Parameters:
  ///   - name: the name of the app.
  ///   - wireframe: the title of the wireframe.
  ///   - steps: the steps, from the launch on.
  ///   - maps: draws the map of the places that the session has visited.
  ///   - drawing: returns the drawing at the end of a step, if the session keeps it.
  @MainActor
  init(
    _ name: String, on wireframe: String, _ steps: [SessionStep], maps: SessionMaps?,
    drawing: (Int) -> SessionDrawing?
  ) {
    (self.name, self.wireframe) = (name, wireframe)
    let drawings = steps.indices.map(drawing)
    let visits = zip(steps, drawings).compactMap { step, drawing in
      step.location.flatMap { location in
        drawing.map { (step.action, location, $0.picture) }
      }
    }
    sheet = maps?.draw(wireframe, visits)
    var pages = PicturePages()
    self.steps = zip(steps, drawings).enumerated().map { number, pair in
      let (step, drawing) = pair
      let tree = drawing.flatMap { $0.isBehindWall ? nil : $0.tree }
      return [
        "number": number, "action": "\(step.action)", "lines": Self.lines(of: step),
        "place": step.place, "location": step.location,
        "picture": drawing.map { pages.add($0.picture) },
        "tree": tree.map { "\($0)" } ?? Self.hidden, "flows": tree?.flowLines ?? "",
      ]
    }
    (pictures, images) = (pages.pictures, pages.images)
  }

  /// Returns the lines of a step, without its effects if a wall was up.
  private static func lines(of step: SessionStep) -> [String] {
    guard step.isBehindWall else { return step.lines }
    return step.lines.reduce(into: []) { lines, line in
      let isOwn = line == "> \(step.action)" || line == "> (app)" || line.hasPrefix("> wait ")
      if isOwn || lines.last != hidden { lines.append(isOwn ? line : hidden) }
    }
  }

  /// The session as JSON in which no text can end the script.
  var markup: String {
    let parts = json.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return String(decoding: Data(parts.joined(separator: Data("\\u003c".utf8))), as: UTF8.self)
  }
}

extension SharedSession {
  /// Returns the page as one text that loads nothing and sends nothing.
  package func html() throws(PageFilesError) -> String {
    // The policy forbids each request, whatever a script tries.
    let nonce = PageFiles.randomWord()
    let policy = [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      "img-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    .joined(separator: "; ")
    return try PageFiles().page(
      "studio.html", nonce: nonce,
      [
        "title": name.escapedForHTML, "kind": "shared",
        "policy": "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
        "session": "<script type=\"application/json\" id=\"session\">\(markup)</script>",
      ])
  }
}

extension WebSession {
  /// Returns the session up to a step as one page that needs no app.
  func share(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    let steps = try steps(through: HTTPResponse.decode("step", of: body))
    let shared = SharedSession(name, on: wireframe, Array(steps), maps: maps) {
      timeline?.drawing(at: $0)
    }
    do throws(PageFilesError) {
      let text = try shared.html()
      return HTTPResponse(.okay, type: "text/html; charset=utf-8", body: Array(text.utf8))
    } catch {
      throw HTTPFailure(.unavailable, "\(error)")
    }
  }
}

extension SharedSession {
  /// Creates the page of everything that an app has done since its launch.
  /// - Parameters:
  ///   - app: the app.
  ///   - wireframe: the name of its wireframe.
  ///   - maps: draws the map of the places that the session has visited.
  @MainActor
  package init(of app: WebApp, on wireframe: String, maps: SessionMaps) {
    let timeline = app.backend.timeline
    self.init(app.backend.name, on: wireframe, timeline?.currentSteps ?? [], maps: maps) {
      timeline?.drawing(at: $0)
    }
  }
}

extension SessionDrawing {
  /// True while a wall is in front of the screens of the tree.
  fileprivate var isBehindWall: Bool { picture.modals.contains { $0.style == .wall } }
}

/// The pictures of a page without a running app, such as a map.
package struct PicturePages {
  /// The pictures, each as JSON.
  package private(set) var pictures: [String] = []
  /// The distinct images in them: the red, green, blue and opacity of each pixel as base64.
  package var images: [String] { imageNumbers.sorted { $0.value < $1.value }.map(\.key.base64) }
  private var numbers: [String: Int] = [:]
  private var imageNumbers: [ScreenContent.PixelImage: Int] = [:]

  /// Creates a list without pictures.
  package init() {}

  /// Adds a picture, unless there is an equal one, and returns its number.
  package mutating func add(_ picture: StagePicture) -> Int {
    for page in picture.pages {
      for image in page.elements.prefix(StagePicture.mostStillElements).compactMap(\.pixels) {
        imageNumbers[image] = imageNumbers[image] ?? imageNumbers.count
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let key = CodingUserInfoKey.stillImages { encoder.userInfo[key] = imageNumbers }
    let data = (try? encoder.encode(picture)) ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    if let known = numbers[text] { return known }
    numbers[text] = pictures.count
    pictures.append(text)
    return pictures.count - 1
  }
}
