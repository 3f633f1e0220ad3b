import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Size classes that change behind the user's back, and under the user's eyes.
@Suite @MainActor
struct BackgroundTests {
  @Test(arguments: [17, 26], [UIUserInterfaceSizeClass.compact, .regular])
  func thePicturesOfTheSystemChangeNothing(system: Int, sizeClass: UIUserInterfaceSizeClass) {
    let app = UIKitApp(sizeClass: sizeClass, system: system)
    app.rest(after: app.backend.followFormFactor())
    let one = app.push("One")[0]
    let stack = app.rig.controller(one)?.navigationController
    _ = app.newLog()

    app.rest(after: app.double.entersBackground())
    app.rest(after: app.double.entersForeground())

    #expect(app.newLog() == "")
    #expect(app.rig.controller(one)?.navigationController === stack)
    app.expectSame()
  }

  @Test(arguments: [17, 26])
  func columnsStayAsTheyAreInTheBackground(system: Int) {
    let app = UIKitApp(sizeClass: .regular, system: system) { SplitWireframe(stage: $0) }
    app.backend.followFormFactor()
    app.push("One")
    _ = app.newLog()

    app.rest(after: app.double.entersBackground())
    app.rest(after: app.double.entersForeground())

    #expect(app.newLog() == "")
    #expect(app.rig.columnTitles == [["A"], ["One"]])
    app.expectSame()
  }

  @Test func aWindowThatHasChangedMeanwhileIsAskedOnTheWayBack() {
    let app = UIKitApp()
    app.rest(after: app.double.entersBackground())
    _ = app.newLog()

    app.rest(after: app.double.entersForeground(as: .regular))

    app.expectSame()
    app.expectLog(
      matches: """
        > adapt regular
          adapt to split: A, B
        """)
  }

  @Test func theAppAdaptsAtOnceAndNotAfterTheRotation() {
    let app = UIKitApp()
    app.push("One")

    app.double.resize(to: .regular)

    #expect(app.rig.container is UISplitViewController)
    app.rest()
    app.expectSame()
  }

  @Test(arguments: DoubleMode.allCases)
  func pagesAreLetGoBeforeTheyStandElsewhere(_ mode: DoubleMode) {
    let app = UIKitApp(mode)
    let one = app.push("One", "Two")[0]
    let view = app.rig.controller(one)

    app.double.resize(to: .regular)
    app.rest(after: app.double.resize(to: .compact))

    app.expectSame()
    #expect(app.rig.controller(one) === view)
    #expect(view?.parent === app.rig.stack)
  }
}
