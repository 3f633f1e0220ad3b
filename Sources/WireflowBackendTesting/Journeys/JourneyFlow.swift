import Observation
import Wireflow

/// The main flow of a journey, with the root items A, B and C.
@MainActor
final class JourneyMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  var detached: [String: DetachedRoots] = [:]
  /// The screens that it installs, and then releases.
  var roots: [JourneyScreen] = []

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    wireframe.install(rootItems: roots)
    roots = []
  }
}

/// A child flow of a journey, which begins with one screen.
@MainActor
final class JourneyFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Int>
  private let onStart: (FlowWireframe<Int>, any Screen) -> Void

  init(
    _ wireframe: any ApplicationWireframe,
    onStart: @escaping (FlowWireframe<Int>, any Screen) -> Void
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.onStart = onStart
  }

  func start(from sender: any Screen) { onStart(wireframe, sender) }
}

/// A screen of a journey that contains each kind of element and can appear in any place.
///
/// If its title begins with "Locked", the user cannot dismiss it. If its title begins with
/// "Popover", it prefers that style.
@Observable
@MainActor
class JourneyScreen: RootLevelRepresentable, ModallyPresentable, FullscreenMinimizable {
  let title: String
  let minimizedControls: any Screen
  var onMinimizedPlayerPressed: (() -> Void)?
  /// The text that changes without the user.
  var news = "no news"
  var badge: String?
  private var name = "Ada"
  private var isOn = false
  private var order = "up"

  init(_ title: String) {
    self.title = title
    minimizedControls = JourneyControls(title: "\(title) controls")
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title, badge: badge) }

  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? {
    title.hasPrefix("Locked") ? nil : .done
  }

  var preferredModalStyle: ModalStyle {
    title.hasPrefix("Popover") ? .popover(anchor: "Here") : .automatic
  }

  var content: ScreenContent {
    Text("\(title): \(news)")
    Row("Row of \(title)", subtitle: "Below it") {}
    Row("Not for you") {}.disabled()
    Button("Act on \(title)") {}
    Field("Name", text: name) { self.name = $0 }
    Field("Code", text: "12", privacy: .secure) { _ in }
    Toggle("Switch", isOn: isOn) { self.isOn = $0 }
    Choice("Order", options: ["up", "down"], selected: order) { self.order = $0 }
    Progress("Loading", fraction: 0.25)
  }
}

/// A screen of a journey whose modal the user can minimize.
@MainActor
final class JourneyDraft: JourneyScreen, ModallyMinimizable {}

/// The controls of a minimized screen of a journey.
@MainActor
private final class JourneyControls: Screen {
  let title: String

  init(title: String) { self.title = title }

  var content: ScreenContent { Text("Now: \(title)") }
}
