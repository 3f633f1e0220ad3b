import TestSupport
import Testing
import UIKit
import Wireflow

@testable import WireflowUIKit

/// The buttons that containers put on the bars of screens, beside those of the screens.
@Suite @MainActor
struct ContainerButtonTests {
  /// A screen with buttons in its bar, of which one comes and goes.
  final class ToolScreen: RootLevelRepresentable, ModallyPresentable {
    let title = "Tools"
    var sorts = true

    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { .done }
    var preferredModalStyle: ModalStyle { .automatic }
    var content: ScreenContent {
      Button("Edit") {}.inBar(.leading)
      if sorts { Button("Sort") {}.inBar(.trailing) }
    }
  }

  private let tools = ToolScreen()

  private func leading(_ app: UIKitApp) -> [String] {
    names(app.rig.controller(tools)?.navigationItem.leftBarButtonItems)
  }

  private func trailing(_ app: UIKitApp) -> [String] {
    names(app.rig.controller(tools)?.navigationItem.rightBarButtonItems)
  }

  private func names(_ items: [UIBarButtonItem]?) -> [String] {
    (items ?? []).map { $0.accessibilityLabel ?? $0.title ?? "" }
  }

  private func changeTools(_ app: UIKitApp) {
    tools.sorts.toggle()
    app.stage.contentChanged(of: tools)
  }

  @Test func theDrawerHasItsButtonBesideThoseOfAScreen() {
    let app = UIKitApp { HamburgerWireframe(stage: $0) }
    app.rest(after: app.wireframe.update(rootItems: [tools, app.b]))

    #expect(leading(app) == ["Menu", "Edit"])
    changeTools(app)
    #expect(leading(app) == ["Menu", "Edit"])
    #expect(trailing(app).isEmpty)
    app.rest(after: app.rig.controller(tools)?.navigationItem.leftBarButtonItem?.userTaps())

    app.expectSame()
    #expect(app.stage.isDrawerOpen)
  }

  @Test func columnsHaveTheirButtonWhileTheyAreCollapsed() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    app.rest(after: app.wireframe.update(rootItems: [tools, app.b]))
    #expect(leading(app) == ["Edit"])

    app.rest(after: app.double.resize(to: .compact))
    #expect(leading(app) == ["Menu", "Edit"])
    changeTools(app)
    #expect(leading(app) == ["Menu", "Edit"])
    let menu = app.rig.controller(tools)?.navigationItem.leftBarButtonItem?.menu
    app.rest(after: (menu?.children.last as? UIAction)?.run())
    app.expectSame()
    #expect(app.titles == ["B"])
    app.rest(after: app.double.resize(to: .regular))

    app.expectSame()
    #expect(leading(app) == ["Edit"])
  }

  @Test func aModalHasItsButtonBesideThoseOfAScreen() {
    let app = UIKitApp()
    app.rest(after: app.wireframe.presentModally(tools, from: app.a))

    #expect(trailing(app) == ["Done", "Sort"])
    changeTools(app)
    #expect(trailing(app) == ["Done"])
    changeTools(app)
    #expect(trailing(app) == ["Done", "Sort"])
    app.rest(after: app.rig.controller(tools)?.navigationItem.rightBarButtonItem?.userTaps())

    app.expectSame()
    #expect(app.stage.modalScreens.isEmpty)
  }

  @Test func aButtonGoesWithItsContainer() {
    let app = UIKitApp {
      let stage = $0
      return AdaptiveWireframe(stage: stage) { formFactor in
        switch formFactor {
        case .compact: HamburgerWireframe(stage: stage)
        case .regular: TabBarWireframe(stage: stage)
        }
      }
    }
    app.rest(after: app.wireframe.update(rootItems: [tools, app.b]))
    #expect(leading(app) == ["Menu", "Edit"])

    app.rest(after: app.double.resize(to: .regular))
    #expect(app.rig.tabs != nil)
    #expect(leading(app) == ["Edit"])
    app.rest(after: app.double.resize(to: .compact))

    app.expectSame()
    #expect(leading(app) == ["Menu", "Edit"])
  }

  @Test func aViewControllerOfOnesOwnKeepsItsButtons() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    app.backend.register(ToolScreen.self) { _ in
      let controller = UIViewController()
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Own")
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save")
      return controller
    }
    app.rest(after: app.wireframe.update(rootItems: [tools, app.b]))

    app.rest(after: app.double.resize(to: .compact))
    #expect(leading(app) == ["Menu", "Own"])
    app.rest(after: app.double.resize(to: .regular))

    app.expectSame()
    #expect(leading(app) == ["Own"])
    #expect(trailing(app) == ["Save"])
  }
}
