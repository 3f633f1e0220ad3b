import SwiftUI
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The bar of a player whose controls are a SwiftUI view.
@Suite @MainActor
struct HostedPlayerTests {
  @MainActor
  private final class Counter {
    var pauses = 0
  }

  private let counter = Counter()

  private func makeHost(
    usesBottomAccessory: Bool = false, decorates: Bool = false
  ) throws -> (UIKitApp, UIHostingController<AnyView>) {
    let app = UIKitApp(usesBottomAccessory: usesBottomAccessory, system: 26)
    if decorates { app.backend.decorate { $0.environmentDouble("account") } }
    app.backend.register(PlainScreen.self) { [counter] _ in
      AnyView(SwiftUI.Button("Pause") { counter.pauses += 1 })
    }
    app.wireframe.installMinimizable(PlainPlayer(), animated: true)
    app.rest()
    app.rig.window.layOutForTest()
    _ = app.newLog()
    let controls = app.backend.root.player.shown?.controls
    return (app, try #require(controls as? UIHostingController<AnyView>))
  }

  @Test(arguments: [false, true])
  func aTapOnAButtonOnlyPressesIt(decorates: Bool) throws {
    let (app, host) = try makeHost(decorates: decorates)

    host.userTaps("Pause")
    app.rest()

    #expect(counter.pauses == 1)
    #expect(app.newLog() == "")
  }

  @Test func aTapBesideTheButtonsOpensThePlayerOnce() throws {
    let (app, host) = try makeHost()

    host.userTaps()
    app.rest()

    app.expectLog(
      matches: """
        > maximize
          maximize PlainPlayer "Player"
        """)
  }

  @Test func controlsThatAreDrawnAfterwardsOpenThePlayerThemselves() throws {
    let (app, _) = try makeHost()
    app.wireframe.installMinimizable(DrawnPlayer(), animated: true)
    app.rest()
    app.rig.window.layOutForTest()
    _ = app.newLog()
    let bar = try #require(app.rig.playerBar)
    let frame = bar.convert(bar.bounds, to: nil)

    app.double.userTouches(frame.minX + 4, frame.midY)
    app.rest()

    app.expectLog(
      matches: """
        > maximize
          maximize DrawnPlayer "Drawn"
        """)
  }

  /// Neither the bar nor the hosted view hides the glass of the system behind it.
  @Test(arguments: [false, true])
  func onlyABarOutsideTheAccessoryIsOpaque(usesBottomAccessory: Bool) throws {
    let (app, host) = try makeHost(usesBottomAccessory: usesBottomAccessory)
    let bar = try #require(app.rig.playerBar)

    let color: UIColor = usesBottomAccessory ? .clear : .secondarySystemBackground
    #expect(bar.backgroundColor === color)
    #expect(host.view.backgroundColor === UIColor.clear)
    #expect(bar.intrinsicContentSize == CGSize(width: 360, height: 64))
  }
}

/// A player whose controls are drawn from their content.
@MainActor
private final class DrawnPlayer: FullscreenMinimizable {
  final class Controls: Screen {
    let title = "Controls"
  }

  let title = "Drawn"
  let minimizedControls: any Screen = Controls()
  var onMinimizedPlayerPressed: (() -> Void)?
}
