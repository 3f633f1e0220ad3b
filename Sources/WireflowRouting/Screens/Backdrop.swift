import Wireflow

/// The sender of the first scene, when no other screen is on stage.
@MainActor
final class Backdrop: Screen {
  let title = ""
}
