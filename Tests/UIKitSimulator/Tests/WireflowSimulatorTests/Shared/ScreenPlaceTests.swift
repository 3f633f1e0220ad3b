import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Screens that change their place, on a simulator as on the double.
@Suite @MainActor
struct ScreenPlaceTests {
  /// A screen that is its own view controller.
  final class CardViewController: UIViewController, ModallyPresentable {
    var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { .done }
    var preferredModalStyle: ModalStyle { .automatic }
  }

  @Test func embeddedScreensAreChildren() async {
    let app = await UIKitApp()
    let (banner, other) = (PlainScreen("Banner"), PlainScreen("Other"))

    app.wireframe.embed(banner, in: app.a)
    app.wireframe.embed(other, in: app.a)
    await app.rest()
    app.expectSame()
    let gone = app.rig.controller(banner)
    #expect(gone?.parent === app.rig.controller(app.a))
    app.wireframe.remove(banner)
    await app.rest()

    app.expectSame()
    #expect(gone?.parent == nil)
    #expect(app.rig.controller(other)?.view.superview != nil)
  }

  @Test func aViewControllerThatComesAgainHasNoButtonFromBefore() async {
    let app = await UIKitApp()
    let card = CardViewController()
    app.wireframe.presentModally(card, from: app.a)
    await app.rest()
    #expect(card.navigationItem.rightBarButtonItems?.map(\.title) == ["Done"])

    app.wireframe.dismiss(card)
    await app.rest()
    app.wireframe.push(card, from: app.a)
    await app.rest()

    app.expectSame()
    #expect(card.navigationItem.rightBarButtonItems?.isEmpty != false)
  }
}
