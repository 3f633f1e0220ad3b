import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Screens without a view controller of their own, and the bars around them.
@Suite @MainActor
struct GenericScreenTests {
  private func page(_ app: UIKitApp) -> GenericViewController? {
    app.rig.controller(app.a) as? GenericViewController
  }

  @Test func barsFollowTheList() async {
    let page = page(await UIKitApp())

    #expect(page != nil)
    #expect(page?.contentScrollView(for: .top) === page?.elements.tableView)
    #expect(page?.contentScrollView(for: .bottom) === page?.elements.tableView)
  }

  @Test func aBarAtTheBottomFollowsNoListThatEndsAboveAnotherScreen() async {
    let app = await UIKitApp()
    let page = page(app)
    let list: UIScrollView? = page?.elements.tableView
    let banner = PlainScreen("Banner")

    app.wireframe.embed(banner, in: app.a)
    await app.rest()
    #expect(page?.contentScrollView(for: .top) === list)
    #expect(page?.contentScrollView(for: .bottom) == nil)

    app.wireframe.remove(banner)
    await app.rest()
    app.rig.window.layoutIfNeeded()
    #expect(page?.contentScrollView(for: .bottom) === list)
  }

  /// Text follows the size that the user has chosen in the settings, and its row grows with it.
  @Test func textHasTheSizeThatTheUserHasChosen() async {
    let rows = await formRows()
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

  /// The user can take the keyboard away.
  ///
  /// A table view controller makes room for it by itself: Apple's page of `UITableViewController`.
  @Test func aPullOnTheListTakesTheKeyboardAway() async {
    let elements: UIViewController? = page(await UIKitApp())?.elements

    #expect(elements is UITableViewController)
    #expect((elements as? UITableViewController)?.tableView.keyboardDismissMode == .interactive)
  }

  private func formRows() async -> [UITableViewCell] {
    let app = await UIKitApp()
    let form = FormScreen()
    app.wireframe.push(form, from: app.a)
    await app.rest()
    let page = app.rig.controller(form) as? GenericViewController
    return (0..<6).compactMap {
      page?.elements.tableView.cellForRow(at: IndexPath(row: $0, section: 0))
    }
  }
}
