import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// A wall has a window of its own, in front of everything.
@MainActor struct WallWindowTests {
  private let app = UIKitApp()

  private var walls: [UIWindow] { app.rig.scene.windows.filter { $0 !== app.rig.window } }

  private func raise(_ title: String = "Lock") -> WallFlow {
    let flow = WallFlow(app.flow.wireframe, title: title)
    app.rest(after: app.flow.start(flow, from: app.a))
    return flow
  }

  @Test func standsAboveAlertsAndTheSheetsOfOthers() {
    let share = UIViewController()
    app.rest(after: app.rig.container?.present(share, animated: false))
    app.rig.window.tintColor = .systemRed
    app.rig.window.overrideUserInterfaceStyle = .dark

    let flow = raise()

    // It looks like the window behind it.
    #expect(walls.first?.tintColor === UIColor.systemRed)
    #expect(walls.first?.overrideUserInterfaceStyle == .dark)

    #expect(walls.map(\.windowLevel) == [.alert + 1])
    #expect(walls.first?.isKeyWindow == true)
    #expect(app.rig.controller(flow.screen)?.viewIfLoaded?.window === walls.first)
    #expect(share.presentingViewController != nil)
    app.assertJourney()
  }

  @Test func hidesWhatIsBehindItFromVoiceOverAndTheKeyboard() {
    let field = UITextField(frame: .zero)
    app.rig.controller(app.a)?.view.addSubview(field)
    field.becomeFirstResponder()

    let flow = raise()
    #expect(!field.isFirstResponder)
    #expect(app.rig.window.accessibilityElementsHidden)
    app.rest(after: flow.finish(()))

    #expect(!app.rig.window.accessibilityElementsHidden)
    #expect(app.rig.window.isKeyWindow)
    #expect(walls.filter { !$0.isHidden }.isEmpty)
    app.assertJourney()
  }

  @Test func whatStandsOnItIsPresentedInItsWindow() {
    let flow = raise()
    let help = PlainScreen("Help")
    app.rest(after: flow.wireframe.presentModally(help, from: flow.screen))
    #expect(app.rig.controller(help)?.viewIfLoaded?.window === walls.first)

    app.rest(after: flow.wireframe.dismiss(help))

    app.assertJourney()
  }

  @Test func aModalBehindItGoesWithoutAGapInIt() {
    let m = app.present("M")
    _ = raise()
    let window = walls.first

    app.wireframe.dismiss(m)
    #expect(window?.isHidden == false)
    app.rest()

    #expect(walls.first === window)
    app.assertJourney()
  }

  @Test func aSheetThatTheFingerLetsGoBehindItLeavesItUp() {
    let m = app.present("M")
    #expect(app.presentation(of: m)?.userBeginsToDismiss() == true)
    app.flow.start(WallFlow(app.flow.wireframe), from: app.a)
    app.backend.raiseWalls()
    let wall = walls.first

    app.rest(after: app.double.endGesture(cancelled: false))

    #expect(wall != nil && walls.map(\.isHidden) == [false] && walls.first === wall)
  }

  @Test(arguments: ["rest", "push", "sheet", "swipe"])
  func theSystemsPictureShowsThePrivacyScreenAtOnce(what: String) {
    app.flow.privacy = PlainScreen("Logo")
    let one = app.push("One")[0]
    let life = SceneLife(app.controller, backend: app.backend)
    switch what {
    case "push": app.wireframe.push(PlainScreen("Two"), from: one)
    case "sheet": app.wireframe.presentModally(PlainScreen("M"), from: one)
    case "swipe": app.rig.stack?.userBeginsSwipe()
    default: break
    }

    app.double.leaves()
    life.wentToBackground()
    #expect(walls.map(\.isHidden) == [false])
    #expect(walls.first?.alpha == 1)
    app.rest(after: app.double.endGesture(cancelled: true))
    app.double.returns()
    app.rest(after: life.enteredForeground())

    #expect(walls.filter { !$0.isHidden }.isEmpty)
    app.assertJourney()
  }

  @Test func stackAndTakeTheKeyboardFromEachOther() {
    let flow = raise()
    let field = UITextField(frame: .zero)
    app.rig.controller(flow.screen)?.view.addSubview(field)
    field.becomeFirstResponder()
    let second = raise("Update")
    #expect(!field.isFirstResponder)
    #expect(walls.map(\.windowLevel) == [.alert + 1, .alert + 2])

    app.rest(after: second.finish(()))
    #expect(app.rig.window.accessibilityElementsHidden)
    app.rest(after: flow.finish(()))
    app.assertJourney()
  }
}
