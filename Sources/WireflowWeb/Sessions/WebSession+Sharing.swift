import Foundation
import Wireflow
import WireflowInteraction

extension WebSession {
  /// Returns the session up to a step as one page that needs no app.
  func share(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let point: PointMessage = try HTTPResponse.decode(body)
    let (timeline, last, wireframe) = try reading(point)
    if point.app == nil,
      let missing = (0...point.step).last(where: { timeline.drawing(at: $0) == nil })
    {
      try await recall(point.branch, through: missing)
    }
    let shared = SharedSession(
      name, on: wireframe, Array(timeline.currentSteps[...last]), maps: maps
    ) {
      point.app == nil ? drawing(at: $0, of: point.branch, timeline) : timeline.drawing(at: $0)
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

  /// Creates the page of some steps, with the map of the places that they have visited.
  @MainActor
  fileprivate init(
    _ name: String, on wireframe: String, _ steps: [SessionStep], maps: SessionMaps?,
    drawing: (Int) -> SessionDrawing?
  ) {
    let visits = steps.indices.compactMap { number -> WebVisit? in
      guard let location = steps[number].location, let drawing = drawing(number) else { return nil }
      return WebVisit(
        action: steps[number].action, location: location, picture: drawing.picture)
    }
    self.init(
      name, on: wireframe, steps, sheet: maps?.draw(wireframe, visits), drawing: drawing)
  }
}
