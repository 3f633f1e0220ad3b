import Wireflow

/// Everything the user sees at the end of a step, and the screens and flows behind it.
package struct SessionDrawing: Sendable, Hashable {
  /// The picture.
  package let picture: StagePicture
  /// The screens on stage, and the flows.
  package let tree: NavigationTree

  /// The title of the page in front.
  package var place: String { picture.place }
}

extension StagePicture {
  /// The title of the front: the alert, or else a page.
  package var place: String { alert?.content.title ?? frontPage?.title ?? "" }
}
