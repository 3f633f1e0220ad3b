import SwiftUI
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowSwiftUI

/// The parts of the backend for SwiftUI that UIKit carries out.
@MainActor struct SwiftUIViewTests {
  private let model = StageModel()
  private let scene = UIWindowScene()
  private let window: UIWindow
  private let app: ApplicationController
  private let root = PlainScreen("A")

  init() {
    window = UIWindow(windowScene: scene)
    let wireframe = TabBarWireframe(stage: Stage(backend: model, scheduler: ManualScheduler()))
    app = ApplicationController(
      wireframe: wireframe, mainFlow: PlainFlow(wireframe, roots: [root]))
    app.finishLaunching()
  }

  private var mainFlow: PlainFlow? { app.mainFlow as? PlainFlow }

  /// A cover takes the views behind it out of the window.
  ///
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  @Test func aWallRisesWhileACoverHidesTheRoot() {
    let anchor = WallAnchor(model, nil)
    window.addSubview(anchor)
    anchor.removeFromSuperview()

    mainFlow?.start(WallFlow(app.wireframe), from: root)

    #expect(scene.windows.count == 2)
    #expect(scene.windows.last?.windowLevel == .alert + 1)
    #expect(window.accessibilityElementsHidden)
  }

  /// A recognizer that receives no touch keeps nothing from scrolling, and learns of every touch.
  @Test func aTouchAsksTheGuards() {
    let anchor = WallAnchor(model, nil)
    window.addSubview(anchor)
    let mood = Mood()
    app.wireframe.push(PlainScreen("Page"), from: root)
    mainFlow?.guardRequests { _, _ in mood.minds ? .refuse("not now") : .allow }
    model.touched()
    let before = model.base?.selectedRoot?.list.allowsBack

    mood.minds = true
    let receives = window.recognizers.map { recognizer in
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: UITouch(window)) ?? true
    }

    #expect(before == true)
    #expect(receives == [false])
    #expect(model.base?.selectedRoot?.list.allowsBack == false)
    #expect(window.recognizers.allSatisfy { !$0.cancelsTouchesInView })
  }

  /// Only an announcement of low priority waits for other speech.
  ///
  /// https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes/announcementpriorityattribute
  @Test func aPoliteAnnouncementWaits() {
    let hearing = UIAccessibility.Hearing()

    UIAccessibility.$hearing.withValue(hearing) {
      model.speak(Announcement("3 results"))
      model.speak(Announcement("No connection", urgency: .now))
    }

    let priorities = hearing.take().map {
      $0.text?.attribute(.accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil)
        as? UIAccessibilityPriority
    }
    #expect(priorities == [.low, .high])
  }

  /// An image that no asset has is a symbol, as in the backend for UIKit.
  @Test func anImageIsAnAssetOrASymbol() {
    let images = ["assetCover", "person"].map { Image(named: $0) }

    #expect(images.map(\.name) == ["assetCover", "person"])
    #expect(images.map(\.isSymbol) == [false, true])
  }

  @Test func theBarOfAPlayerIsNamedAfterItsControls() throws {
    let host = HostDouble()
    app.wireframe.installMinimizable(PlainPlayer(), animated: false)
    let player = try #require(model.player)

    PlayerDock(player: player, model: model).bar(player).apply(to: host)

    #expect(host.namedActions == ["Controls"])
  }

  /// Only the app removes a row.
  @Test func aSwipeLeavesTheRow() throws {
    let (host, inbox) = (HostDouble(), MailboxScreen())
    app.wireframe.push(inbox, from: root)
    let row = try #require(app.stage.picture.frontPage?.elements.first)

    let swipes = RowActions(actions: row.rowActions) { _ in }.swipes(.trailing)
    swipes.apply(to: host)

    #expect(host.buttons.keys.sorted() == ["Archive", "Delete"])
    #expect(host.destructiveButtons == [])
  }

  /// The user may turn animations off while the app runs.
  @Test func followsTheWishForLessMotion() {
    let (host, view) = (HostDouble(), StageView(model))
    func isAnimated() -> Bool {
      var isAnimated = false
      model.publisher(true) { isAnimated = Transaction.current?.animation != nil }
      return isAnimated
    }
    view.apply(to: host)
    host.hasAppeared = true
    let before = isAnimated()

    EnvironmentValues.$reducesMotion.withValue(true) { view.apply(to: host) }

    #expect(before)
    #expect(!isAnimated())
  }
}

/// A value that a guard reads and nobody observes.
@MainActor
private final class Mood {
  var minds = false
}
