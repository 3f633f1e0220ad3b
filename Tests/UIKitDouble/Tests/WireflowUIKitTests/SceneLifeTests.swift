import Foundation
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The life of an app in a scene.
@Suite @MainActor
struct SceneLifeTests {
  @Test func launchesAdaptsAndFollowsLinks() throws {
    let app = UIKitApp(.synchronous, sizeClass: .regular, launches: false)
    var links: [String] = []
    app.controller.onOpen = { link in
      links.append(link)
      return true
    }
    let url = try #require(URL(string: "shop://books/1"))
    let life = SceneLife(app.controller, backend: app.backend)

    life.connect(UISceneSession(), .init(urlContexts: [UIOpenURLContext(url: url)]))
    life.wentToBackground()
    life.enteredForeground()

    #expect(links == ["shop://books/1"])
    app.expectSame()
    app.expectLog(
      matches: """
        > launch
          start PlainFlow
          install split: A, B
        > open "shop://books/1"
        > background
        > foreground
        """)
  }

  @Test func adaptsAnAppThatHasLaunchedBefore() {
    let app = UIKitApp(.synchronous, sizeClass: .regular) {
      AdaptiveWireframe(stage: $0, formFactor: .compact)
    }
    let life = SceneLife(app.controller, backend: app.backend)
    app.stage.perform(.adapt(.compact))
    _ = app.newLog()

    life.connect(UISceneSession(), .init())

    app.expectSame()
    #expect(app.rig.container is UISplitViewController)
  }

  @Test func keepsWhatItIsGivenForTheNextLaunch() {
    let app = UIKitApp(.synchronous, launches: false)
    let life = SceneLife(app.controller, backend: app.backend)
    life.activityType = "shop.state"
    var restored: [Data] = []
    life.onSave = { _ in Data([1, 2]) }
    life.onRestore = { _, data in restored.append(data) }

    let session = UISceneSession()
    session.stateRestorationActivity = life.restorationActivity
    life.connect(session, .init())

    #expect(session.stateRestorationActivity?.activityType == "shop.state")
    #expect(restored == [Data([1, 2])])
  }
}
