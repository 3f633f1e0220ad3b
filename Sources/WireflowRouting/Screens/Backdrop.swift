import Wireflow

/// The screen that the first scene of all starts from, when nothing is on stage.
@MainActor
final class Backdrop: Screen {
  let title = ""
}
