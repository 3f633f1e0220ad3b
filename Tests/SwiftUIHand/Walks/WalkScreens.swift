import Observation
import Wireflow

/// A plain screen, which counts how often something changed.
@Observable @MainActor
final class WalkScreen: ModallyPresentable, RootLevelRepresentable {
  let title: String
  var number = 0
  private var note = ""
  @ObservationIgnored var allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  @ObservationIgnored var preferredModalStyle = ModalStyle.automatic
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title, badge: number > 0 ? "\(number)" : nil)
  }
  var content: ScreenContent {
    Text("\(title) at \(number)")
    // The screen keeps less than the user types.
    Field("Note", text: note) { self.note = String($0.prefix(3)) }
    Button("More") { [weak self] in self?.number += 1 }
  }

  init(_ title: String) { self.title = title }
}

@MainActor
final class WalkPlayer: FullscreenMinimizable {
  let title = "Player"
  let minimizedControls: any Screen = WalkScreen("Controls")
  var onMinimizedPlayerPressed: (() -> Void)?
}

/// A modal that becomes the player's bar.
final class WalkDraft: ModallyMinimizable {
  let title = "Draft"
  let minimizedControls: any Screen = WalkScreen("Bar")
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
}

final class WalkMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() { wireframe.install(rootItems: ["A", "B", "C"].map(WalkScreen.init)) }
}

/// A flow of one screen.
final class WalkChildFlow: FlowCoordinator {
  enum Way {
    case push
    case present
    case wall
  }

  let wireframe: FlowWireframe<Void>
  let screen: WalkScreen
  private let way: Way

  init(_ wireframe: any ApplicationWireframe, _ screen: WalkScreen, _ way: Way) {
    self.wireframe = FlowWireframe(wireframe)
    self.screen = screen
    self.way = way
    if way == .wall { screen.preferredModalStyle = .wall }
  }

  func start(from sender: any Screen) {
    switch way {
    case .push: wireframe.push(screen, from: sender)
    case .present, .wall: wireframe.presentModally(screen, from: sender)
    }
  }
}

/// The wireframe of a walk.
package enum WalkShape: String, CaseIterable, Sendable {
  case tabs
  case drawer
  case columns
  case threeColumns
  case pages

  @MainActor
  func makeWireframe(_ stage: Stage) -> any ApplicationWireframe {
    switch self {
    case .tabs: AdaptiveWireframe(stage: stage)
    case .drawer: HamburgerWireframe(stage: stage)
    case .columns: SplitWireframe(stage: stage)
    case .threeColumns: ThreeColumnWireframe(stage: stage)
    case .pages: PagesWireframe(stage: stage)
    }
  }
}
