package import Wireflow
import WireflowInteraction

/// A flow that raises a wall, such as a login.
@MainActor
package final class WallFlow: FlowCoordinator {
  package let wireframe: FlowWireframe<Void>
  /// The first screen of the wall.
  package let screen: WallScreen

  package init(_ wireframe: any ApplicationWireframe, title: String = "Log in") {
    self.wireframe = FlowWireframe(wireframe)
    screen = WallScreen(title, style: .wall)
  }

  package func start(from sender: any Screen) { wireframe.presentModally(screen, from: sender) }

  /// Presents a sheet on the wall.
  @discardableResult
  package func showHelp() -> WallScreen {
    let help = WallScreen("Help", style: .automatic)
    wireframe.presentModally(help, from: screen)
    return help
  }
}

/// A screen on a wall.
@MainActor
package final class WallScreen: ModallyPresentable {
  package let title: String
  package let preferredModalStyle: ModalStyle
  package let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done

  init(_ title: String, style: ModalStyle) {
    self.title = title
    preferredModalStyle = style
  }
}

extension StagePicture {
  /// True if every screen behind the last wall is blank.
  package var isBlankBehindWalls: Bool {
    guard let wall = modals.lastIndex(where: { $0.style == .wall }) else { return true }
    let behind = [base] + modals[..<wall].map(\.region)
    return player == nil
      && behind.allSatisfy { region in
        region.isBehindWall && region.rootItems.isEmpty
          && region.pages.allSatisfy {
            $0.title.isEmpty && $0.backTitle == nil && $0.elements.isEmpty
          }
      }
  }
}
