/// A screen as it is drawn.
struct ScenePage: Hashable, Sendable {
  /// The identity of the screen.
  let id: ObjectIdentifier
  var title: String
  /// The title of what lies below it on its stack.
  var backTitle: String?
  /// The button that dismisses the modal that it stands in.
  var dismissTitle: String?
  var elements: [SceneElement] = []
}
