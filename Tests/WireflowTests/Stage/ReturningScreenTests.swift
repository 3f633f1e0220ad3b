import TestSupport
import Testing
import Wireflow

@MainActor
struct ReturningScreenTests {
  @Test func hidesAndShowsAScreenThatLeavesAndReturnsInOneBatch() {
    let rig = Rig()
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.a)
    var changes: [String] = []
    let observation = rig.stage.observe { change in
      switch change {
      case .entered(let screen): changes.append("entered \(screen.title)")
      case .left(let screen): changes.append("left \(screen.title)")
      case .becameVisible(let screen): changes.append("became visible \(screen.title)")
      case .hid(let screen): changes.append("hid \(screen.title)")
      case .started, .ended: break
      }
    }

    rig.wireframe.batch {
      rig.wireframe.pop(page)
      rig.wireframe.presentModally(page, from: rig.a)
    }

    #expect(changes == ["hid Page", "left Page", "entered Page", "became visible Page"])
    observation.cancel()
  }
}
