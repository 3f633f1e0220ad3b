import UIKit
import Wireflow

/// A screen that can stand anywhere, with a button.
@MainActor
final class PlainScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  var style = ModalStyle.automatic
  var dismissButton: ModalDismissButtonStyle? = .done
  var badge: String?
  var imageName = "star"
  var onPress: (() -> Void)?
  /// The elements below the button.
  var more: [ScreenContent.Element] = []
  private(set) var attempts = 0

  init(_ title: String) { self.title = title }

  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title, imageName: imageName, badge: badge)
  }
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { dismissButton }
  var preferredModalStyle: ModalStyle { style }
  var content: ScreenContent {
    ScreenContent(elements: [.button(Button("Press") { self.onPress?() })] + more)
  }
  func dismissWasAttempted() { attempts += 1 }
}

/// A player with controls.
@MainActor
final class PlainPlayer: FullscreenMinimizable {
  let title = "Player"
  let minimizedControls: any Screen
  var onMinimizedPlayerPressed: (() -> Void)?

  init(controls: any Screen = PlainScreen("Controls")) { minimizedControls = controls }
}

@MainActor
final class PlainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let roots: [any RootLevelRepresentable]
  var privacy: (any Screen)?
  var privacyScreen: (any Screen)? { privacy }

  init(_ wireframe: any ApplicationWireframe, roots: [any RootLevelRepresentable]) {
    self.wireframe = FlowWireframe(wireframe)
    self.roots = roots
  }

  func installUI() { wireframe.install(rootItems: roots) }
}

/// A form with all kinds of elements that the user works with.
@MainActor
final class FormScreen: Screen {
  let title = "Form"
  var name = ""
  var isOn = false
  var colour = "Red"

  var content: ScreenContent {
    Text("Hello")
    Button("Send") {}
    Field("Name", text: name) { self.name = $0 }
    Toggle("Loud", isOn: isOn) { self.isOn = $0 }
    Choice("Colour", options: ["Red", "Blue"], selected: colour) { self.colour = $0 }
    Progress("Sent", fraction: 0.5)
  }
}

/// A transition of modals.
final class Slide: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
