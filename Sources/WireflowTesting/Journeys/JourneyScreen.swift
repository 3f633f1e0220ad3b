#if canImport(Testing) && canImport(XCTest)
import Wireflow

/// A screen of a journey, which can stand wherever a screen can.
///
/// One whose title begins with "Locked" may not be dismissed by the user, and one whose title
/// begins with "Popover" would like to be one.
@MainActor
final class JourneyScreen: RootLevelRepresentable, ModallyPresentable, FullscreenMinimizable {
  let title: String
  let minimizedControls: any Screen
  var onMinimizedPlayerPressed: (() -> Void)?

  init(_ title: String) {
    self.title = title
    minimizedControls = JourneyControls(title: "\(title) controls")
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? {
    title.hasPrefix("Locked") ? nil : .done
  }

  var preferredModalStyle: ModalStyle {
    title.hasPrefix("Popover") ? .popover(anchor: "Here") : .automatic
  }
}

/// The controls that stand for a minimized screen of a journey.
@MainActor
private final class JourneyControls: Screen {
  let title: String

  init(title: String) {
    self.title = title
  }
}
#endif
