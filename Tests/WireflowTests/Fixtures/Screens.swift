import TestSupport
import Testing
import Wireflow

/// A player with controls.
@MainActor
final class Player: FullscreenMinimizable {
  let title: String
  let minimizedControls: any Screen
  var onMinimizedPlayerPressed: (() -> Void)?

  init(_ title: String = "Player", controls: (any Screen)? = nil) {
    self.title = title
    minimizedControls =
      controls ?? PageScreen(title == "Player" ? "Controls" : "\(title)'s controls")
  }
}

/// An error that apps show in an alert.
struct Offline: Error, ErrorDisplayable {
  let title = "Offline"
  let message = "Check your connection."
  var dismissButtonStyle: ModalDismissButtonStyle = .okay
}

/// A backend that shows nothing and hears announcements.
final class Listener: PresentationBackend {
  private(set) var heard: [Announcement] = []

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) { completion() }

  func announce(_ announcement: Announcement) { heard.append(announcement) }
}

extension Screen {
  /// The name by which logs and reasons know the screen.
  var name: ScreenName { ScreenName(typeName: String(describing: type(of: self)), title: title) }
}

extension StageChange {
  /// The change in words, with the screen's title.
  @MainActor
  var words: String {
    switch self {
    case .entered(let screen): "entered \(screen.title)"
    case .left(let screen): "left \(screen.title)"
    case .becameVisible(let screen): "saw \(screen.title)"
    case .hid(let screen): "hid \(screen.title)"
    case .started(let flow): "started \(type(of: flow))"
    case .ended(let flow): "ended \(type(of: flow))"
    }
  }
}
