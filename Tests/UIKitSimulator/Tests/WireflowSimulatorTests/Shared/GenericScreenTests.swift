import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// Screens without a view controller of their own, and the bars around them.
@MainActor struct GenericScreenTests {
  /// The user can take the keyboard away.
  ///
  /// A table view controller makes room for it by itself: Apple's page of `UITableViewController`.
  @Test func barsAndTheKeyboardFollowTheListUnlessItEndsAboveAnotherScreen() async throws {
    let app = await UIKitApp()
    let page = try #require(app.rig.controller(app.a) as? GenericViewController)
    let list: UIScrollView = try #require(page.elements.tableView)
    let banner = PlainScreen("Banner")
    #expect(list.keyboardDismissMode == .interactive)
    #expect(page.contentScrollView(for: .top) === list)
    #expect(page.contentScrollView(for: .bottom) === list)

    await app.rest(after: app.wireframe.embed(banner, in: app.a))
    #expect(page.contentScrollView(for: .top) === list)
    #expect(page.contentScrollView(for: .bottom) == nil)

    await app.rest(after: app.wireframe.remove(banner))
    app.rig.window.layoutIfNeeded()
    #expect(page.contentScrollView(for: .bottom) === list)
  }

  /// Text follows the size that the user has chosen in the settings, and its row grows with it.
  @Test func textHasTheSizeThatTheUserHasChosen() async {
    let app = await UIKitApp()
    let form = FormScreen()
    await app.rest(after: app.wireframe.push(form, from: app.a))
    let page = app.rig.controller(form) as? GenericViewController
    let rows = (0..<6).compactMap {
      page?.elements.tableView.cellForRow(at: IndexPath(row: $0, section: 0))
    }
    let texts = rows.compactMap { $0.contentConfiguration as? UIListContentConfiguration }
    let fields = rows.flatMap(\.contentView.subviews).compactMap { $0 as? UITextField }
    let labels = rows.compactMap { ($0.accessoryView as? UIButton)?.titleLabel }

    #expect(texts.count >= 5)
    for text in texts {
      #expect(text.textProperties.adjustsFontForContentSizeCategory)
      #expect(text.secondaryTextProperties.adjustsFontForContentSizeCategory)
    }
    #expect(fields.map(\.adjustsFontForContentSizeCategory) == [true])
    #expect(fields.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(labels.map(\.adjustsFontForContentSizeCategory) == [true])
  }
}

/// Screens that change their place, on a simulator as on the double.
@MainActor struct ScreenPlaceTests {
  /// A screen that is its own view controller.
  final class CardViewController: UIViewController, ModallyPresentable {
    var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { .done }
    var preferredModalStyle: ModalStyle { .automatic }
  }

  @Test func embeddedScreensAreChildren() async {
    let app = await UIKitApp()
    let (banner, other) = (PlainScreen("Banner"), PlainScreen("Other"))

    app.wireframe.embed(banner, in: app.a)
    await app.rest(after: app.wireframe.embed(other, in: app.a))
    app.expectSame()
    let gone = app.rig.controller(banner)
    #expect(gone?.parent === app.rig.controller(app.a))
    await app.rest(after: app.wireframe.remove(banner))

    app.expectSame()
    #expect(gone?.parent == nil)
    #expect(app.rig.controller(other)?.view.superview != nil)
  }

  @Test func aViewControllerThatComesAgainHasNoButtonFromBefore() async {
    let app = await UIKitApp()
    let card = CardViewController()
    await app.rest(after: app.wireframe.presentModally(card, from: app.a))
    #expect(card.navigationItem.rightBarButtonItems?.map(\.title) == ["Done"])

    await app.rest(after: app.wireframe.dismiss(card))
    await app.rest(after: app.wireframe.push(card, from: app.a))

    app.expectSame()
    #expect(card.navigationItem.rightBarButtonItems?.isEmpty != false)
  }
}
