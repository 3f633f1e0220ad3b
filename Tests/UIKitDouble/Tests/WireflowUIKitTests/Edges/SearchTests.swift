import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// A search that is active is a part of its page, although UIKit presents it.
@Suite @MainActor
struct SearchTests {
  private func beginSearch(in app: UIKitApp, definesContext: Bool) -> UISearchController? {
    guard let page = app.rig.controller(app.a) else { return nil }
    page.definesPresentationContext = definesContext
    let search = UISearchController(searchResultsController: nil)
    search.userBegins(on: page)
    app.rest()
    #expect(search.isActive)
    return search
  }

  @Test(arguments: [false, true])
  func aSheetAndAnAlertComeInFrontOfIt(definesContext: Bool) throws {
    let app = UIKitApp()
    let search = try #require(beginSearch(in: app, definesContext: definesContext))

    let m = app.present("M")
    app.wireframe.presentAlert(.init(title: "Sure?"), from: m)
    app.rest()
    app.expectSame()
    app.alert?.userTaps(0)
    app.rest()
    app.wireframe.dismiss(m)
    app.rest()

    app.expectSame()
    #expect(search.isActive)
    #expect(app.backend.modals.isEmpty)
  }

  @Test(arguments: [false, true])
  func itMayBeCancelledAndCostsTheStageNothing(definesContext: Bool) throws {
    let app = UIKitApp()
    let search = try #require(beginSearch(in: app, definesContext: definesContext))
    _ = app.newLog()

    app.push("One")
    search.userCancels()
    app.rest()
    app.present("M")

    app.expectSame()
    #expect(app.backend.modals.count == 1)
  }
}
