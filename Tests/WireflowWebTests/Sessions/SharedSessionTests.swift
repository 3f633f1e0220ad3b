import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

/// A shared session holds everything the user saw, and nothing else.
@MainActor
struct SharedSessionTests {
  @Test func holdsEachStepAndTheMapOfItsVisits() async {
    var drawn: [[String]] = []
    let maps = SessionMaps(explore: nil) { _, visits in
      drawn.append(visits.map { "\($0.action) \($0.location)" })
      return #"{"cards": []}"#
    }
    let rig = SessionRig(maps: maps)
    for action in [UserAction.tap("More"), .back] { await rig.act(action) }

    let page = await rig.ask(.share, ["step": 2])

    #expect(page.hasPrefix("<!doctype html>"))
    for line in rig.lines {
      #expect(page.contains(line.replacing("\"", with: "\\\"")), "\(line)")
    }
    #expect(drawn == [["launch Shop", "tap \"More\" More", "back Shop"]])
    #expect(page.contains(#""sheet":"{\"cards\": []}""#))
    #expect(!(await rig.ask(.share, ["step": 0])).contains("tap \\\"More\\\"\","))
  }

  @Test func holdsNoSecretAndNoTextThatEndsTheScript() async {
    let rig = SessionRig { wireframe, _ in
      OneScreenFlow(wireframe, showing: StudioScreen("\u{6DD}</script><b>"))
    }
    await rig.act(.type("hunter2", into: "Password"))

    let page = await rig.ask(.share, ["step": 1])

    #expect(page.contains("\\u003c/script>"))
    #expect(page.unicodeScalars.ranges(of: "</script>".unicodeScalars).count == 2)
    #expect(page.contains("the right password") && !page.contains("hunter2"))
    #expect(page.contains(#"\"length\":8"#) && !page.contains(#"\"length\":7"#))
  }

  @Test func holdsOnlyActionsAndTheWallWhileOneIsUp() async {
    var flow: LockedFlow?
    let rig = SessionRig { wireframe, _ in
      let locked = LockedFlow(wireframe)
      flow = locked
      return locked
    }
    await rig.act(.tap("More"))
    flow?.wireframe.push(PageScreen("Secret page"), from: flow?.root ?? PageScreen(""))

    #expect(rig.lines.contains { $0.contains("Secret page") })
    let page = await rig.ask(.share, ["step": 1])

    #expect(!page.contains("Secret") && page.contains("Log in"))
    let hidden = #""  … behind a wall""#
    #expect(page.contains(#"["> tap \"More\"",\#(hidden),"> (app)",\#(hidden)]"#))
    #expect(page.contains(#""tree":"# + hidden))
  }
}

/// An app behind a login.
@MainActor
private final class LockedFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let root = PageScreen("Secret")

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    wireframe.install(rootItems: [root, PageScreen("Secret, too")])
    start(WallFlow(wireframe))
  }
}
