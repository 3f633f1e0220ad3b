import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// View controllers made for screens.
@MainActor struct ScreenTests {
  /// A view names elements by their properties, and the log has a line for each.
  @Test func aViewActsOnTheElementsOfItsScreen() {
    let app = UIKitApp(.synchronous)
    let form = FormScreen()
    app.wireframe.push(form, from: app.a)
    let user = ScreenUser(form, app.backend)
    var elements: [ScreenContent.Element] { form.content.elements }

    for element in elements {
      switch element {
      case .button(let button): user.perform(.tap(button))
      case .row(let row): user.perform(.tap(row))
      case .field(let field): user.perform(.type("Ada", into: field))
      case .toggle(let toggle): user.perform(.toggle(toggle))
      case .choice(let choice): user.perform(.choose("Blue", in: choice))
      case .text, .image, .rows, .refresh, .progress: continue
      }
    }

    #expect(form.name == "Ada")
    app.assertJourney()
  }

  /// An embedded screen may have an element of the same name, and so may the same screen.
  @Test func anElementOfTheScreenItselfIsMeant() throws {
    let app = UIKitApp(.synchronous)
    var taps: [String] = []
    func button(_ name: String) -> ScreenContent.Button {
      ScreenContent.Button("Send") { taps.append(name) }
    }
    let inner = PlainScreen("Inner")
    inner.more = [.button(button("inner"))]
    app.a.more = [.button(button("one").id("1")), .button(button("plain"))]
    app.wireframe.embed(inner, in: app.a)

    ScreenUser(app.a, app.backend).perform(.tap(button("").id("1")))
    ScreenUser(app.a, app.backend).perform(.tap(button("")))
    ScreenUser(inner, app.backend).perform(.tap(button("")))

    #expect(taps == ["one", "plain", "inner"])
  }

  @Test func aScreenWithoutDesignIsDrawnFromItsContent() {
    let app = UIKitApp(.synchronous)
    let form = FormScreen()
    app.wireframe.push(form, from: app.a)
    let generic = app.rig.controller(form) as? GenericViewController
    let table = generic?.elements.tableView
    func cell(_ row: Int) -> UITableViewCell? {
      table?.cellForRow(at: IndexPath(row: row, section: 0))
    }

    table?.userTaps(0)
    table?.userTaps(1)
    (cell(2)?.contentView.subviews.first as? UITextField)?.userTypes("Ada")
    (cell(3)?.accessoryView as? UISwitch)?.sendActions(for: .valueChanged)
    ((cell(4)?.accessoryView as? UIButton)?.menu?.children[1] as? UIAction)?.run()

    #expect(generic?.anchorView(for: "Send") === cell(1))
    #expect(cell(0)?.accessibilityLabel == "Hello")
    #expect(form.name == "Ada")
    app.assertJourney()
  }

  @Test func whatIsDisabledLooksAndSoundsLikeIt() {
    final class Closed: Screen {
      let title = "Closed"
      var content: ScreenContent {
        Button("Send") {}.disabled()
        Choice("Colour", options: ["Red"], selected: "Red") { _ in }.disabled()
      }
    }
    let (app, closed) = (UIKitApp(.synchronous), Closed())
    app.wireframe.push(closed, from: app.a)
    let table = (app.rig.controller(closed) as? GenericViewController)?.elements.tableView
    let cells = (0..<2).map { table?.cellForRow(at: IndexPath(row: $0, section: 0)) }

    #expect(cells[0]?.accessibilityTraits == [.button, .notEnabled])
    #expect((cells[1]?.accessoryView as? UIButton)?.isEnabled == false)
  }

  /// A cell cannot be reconfigured as one of another kind.
  @Test func aTextThatBecomesAHeaderGetsAnotherCell() {
    final class Search: Screen {
      let title = "Search"
      var isDone = false
      var content: ScreenContent {
        if isDone {
          Section("Results") { Text("Emma") }
        } else {
          Text("Searching")
          Text("…")
        }
      }
    }
    let (app, search) = (UIKitApp(), Search())
    app.rest(after: app.wireframe.push(search, from: app.a))
    let table = (app.rig.controller(search) as? GenericViewController)?.elements.tableView
    let cell = { table?.cellForRow(at: IndexPath(row: 0, section: 0)) }
    #expect(cell()?.accessibilityLabel == "Searching")

    search.isDone = true
    app.stage.contentChanged(of: search)

    #expect(app.double.messages == [])
    #expect(cell()?.accessibilityTraits == .header)
  }

  @Test func modalsHaveTheirStyle() {
    let app = UIKitApp(sizeClass: .regular) { AdaptiveWireframe(stage: $0, formFactor: .regular) }
    let styles: [(ModalStyle, UIModalPresentationStyle)] = [
      (.fullScreen, .fullScreen), (.formSheet, .formSheet), (.sheet([.medium]), .formSheet),
      (.popover(anchor: "Press", preferredSize: .init(width: 200, height: 300)), .popover),
    ]
    for (style, shown) in styles {
      let m = PlainScreen("M")
      m.style = style
      app.rest(after: app.wireframe.presentModally(m, from: app.a))
      #expect(app.backend.presentedControllers.map(\.modalPresentationStyle) == [shown])
      if case .popover = style {
        let popover = app.presentation(of: m) as? UIPopoverPresentationController
        let generic = app.rig.controller(app.a) as? GenericViewController
        #expect(popover?.sourceView === generic?.anchorView(for: "Press"))
        let adapted = popover.flatMap {
          $0.delegate?.adaptivePresentationStyle(for: $0, traitCollection: UITraitCollection())
        }
        #expect(adapted == UIModalPresentationStyle.none)
        #expect(app.backend.presentedControllers[0].preferredContentSize.width == 200)
        #expect(popover?.userBeginsToDismiss() == true)
        app.rest(after: app.double.endGesture(cancelled: false))
        #expect(!app.stage.state.isOnStage(m))
      }
      app.rest(after: app.wireframe.dismiss(m))
    }
    app.assertJourney()

    let sheet = PlainScreen("Sheet")
    sheet.style = .sheet([.medium, .height(320)])
    let phone = UIKitApp()
    phone.rest(after: phone.wireframe.presentModally(sheet, from: phone.a))
    let detents = (phone.presentation(of: sheet) as? UISheetPresentationController)?.detents
    #expect(detents?.map { $0.height(in: 900) } == [nil, 320])
    #expect(detents?.first?.identifier == .medium)
  }
}
