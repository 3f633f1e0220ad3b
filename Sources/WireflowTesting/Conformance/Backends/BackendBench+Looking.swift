import Wireflow
import WireflowInteraction

/// The comparison of a backend's content with the stage.
extension BackendUnderTest {
  /// Returns the law that the backend currently breaks, with details, or nil if it breaks none.
  func breach(_ app: JourneyApp) -> (law: BackendLaw, details: String)? {
    if picture == nil, drawing == nil, text == nil {
      return (.showsTheStage, "its description has no picture, drawing or text")
    }
    let expected = app.picture
    if let shown = picture?(), !shown.matches(expected) {
      return (.showsTheStage, Self.difference(expected.text, shown.text))
    }
    guard drawing != nil || text != nil else { return nil }
    let picture = app.stage.picture
    let wanted = BackendDrawing(picture)
    if let drawn = drawing?(), !drawn.matches(wanted) {
      return (.drawsTheContent, Self.difference(wanted.text, drawn.text))
    }
    guard let lines = text?() else { return nil }
    let missing = picture.wordsInFront.filter { !$0.isEmpty && !lines.contains($0) }
    guard !missing.isEmpty else { return nil }
    return (
      .drawsTheContent, "not to be read: \(missing.joined(separator: ", "))\n\(lines.indented)"
    )
  }

  private static func difference(_ expected: String, _ shown: String) -> String {
    "on stage:\n\(expected.indented)\nshown:\n\(shown.indented)"
  }
}

extension BackendBench {
  /// The views that a backend has used for the screens on stage.
  @MainActor
  struct Views {
    private struct View {
      let title: String
      weak var object: AnyObject?
    }

    private var views: [ObjectIdentifier: View] = [:]

    mutating func forget(_ screen: any Screen) {
      views[ObjectIdentifier(screen)] = nil
    }

    /// Records the views of all screens on stage, and describes the first one that the backend did
    /// not keep.
    mutating func fault(
      on stage: Stage, _ screens: [any Screen], _ view: (any Screen) -> AnyObject?
    ) -> String? {
      for screen in screens where stage.isOnStage(screen) {
        let id = ObjectIdentifier(screen)
        let object = view(screen)
        if let old = views[id] {
          guard let object else { return "the view of \(old.title) is gone" }
          guard object === old.object else { return "the view of \(old.title) is another one" }
        } else if let object {
          views[id] = View(title: screen.title, object: object)
        }
      }
      return nil
    }
  }
}
