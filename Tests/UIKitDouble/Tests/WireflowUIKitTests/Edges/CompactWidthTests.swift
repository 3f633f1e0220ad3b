import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Columns in a window that is too narrow for them, on the oldest and the newest system.
@Suite @MainActor
struct CompactWidthTests {
  @Test(arguments: [17, 26])
  func anotherRootItemIsShownOnOneStack(system: Int) {
    let app = UIKitApp(sizeClass: .compact, system: system) { SplitWireframe(stage: $0) }
    app.push("One")

    app.wireframe.select(app.b)
    app.rest()

    app.expectSame()
    #expect(app.titles == ["B"])
    #expect(app.rig.stack?.viewIfLoaded?.window != nil)
  }

  @Test(arguments: [17, 26])
  func columnsComeAndGoAsOftenAsTheWindowChanges(system: Int) {
    let app = UIKitApp(sizeClass: .regular, system: system) { SplitWireframe(stage: $0) }
    app.push("One", "Two")

    for _ in 0..<3 {
      app.double.resize(to: .compact)
      app.rest()
      #expect(app.titles == ["A", "One", "Two"])
      app.expectSame()
      app.double.resize(to: .regular)
      app.rest()
      #expect(app.rig.columnTitles == [["A"], ["One", "Two"]])
      app.expectSame()
    }
  }

  @Test func noSplitIsShownInACompactWidth() {
    let app = UIKitApp(sizeClass: .compact) { SplitWireframe(stage: $0) }

    #expect(!(app.rig.container is UISplitViewController))
  }

  @Test func columnsInAModalFollowTheWidth() {
    let app = UIKitApp(sizeClass: .regular, system: 17)
    let (c, d) = (PlainScreen("C"), PlainScreen("D"))
    app.wireframe.presentModally(
      rootItems: [c, d], in: SplitWireframe(stage: app.stage), from: app.a)
    app.rest()
    app.push("One", from: c)

    app.double.resize(to: .compact)
    app.rest()
    app.expectSame()
    app.wireframe.select(d)
    app.rest()
    app.double.resize(to: .regular)
    app.rest()

    app.expectSame()
    #expect(app.titles == ["D"])
  }
}
