import Testing
import UIKit
import Wireflow
import WireflowBackendTesting
import WireflowTesting

@testable import WireflowUIKit

extension UIKitApp {
  /// Expects that stage and UIKit show the same, and that UIKit has nothing to complain of.
  func expectSame(_ location: SourceLocation = #_sourceLocation) {
    rig.expectNoMessages(location)
    let (shown, expected) = (rig.picture, BackendPicture(stage.snapshot))
    #expect(
      shown.matches(expected), "on stage:\n\(expected.text)\nshown:\n\(shown.text)",
      sourceLocation: location)
  }

  /// The titles in the stack in front, from its root.
  var titles: [String] {
    rig.stack?.viewControllers.map { $0.navigationItem.title ?? "" } ?? []
  }

  /// The alert in front of all.
  var alert: UIAlertController? {
    backend.presentedControllers.last as? UIAlertController
  }

  /// What UIKit presents a screen by.
  func presentation(of screen: any Screen) -> UIPresentationController? {
    rig.controller(screen)?.topmost.presentationController
  }

  /// Pushes screens, one after the other has come.
  @discardableResult
  func push(_ titles: String..., from root: (any Screen)? = nil) async -> [PlainScreen] {
    var screens: [PlainScreen] = []
    for title in titles {
      let screen = PlainScreen(title)
      wireframe.push(screen, from: screens.last ?? root ?? a)
      await rest()
      screens.append(screen)
    }
    return screens
  }

  /// Presents a modal.
  @discardableResult
  func present(_ title: String, from sender: (any Screen)? = nil) async -> PlainScreen {
    let screen = PlainScreen(title)
    wireframe.presentModally(screen, from: sender ?? a)
    await rest()
    return screen
  }
}
