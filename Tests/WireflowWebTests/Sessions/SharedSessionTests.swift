import Foundation
import Observation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

/// A shared session holds everything the user saw, and nothing else.
@MainActor
struct SharedSessionTests {
  private static let steps = WalkSteps.wanted ?? 400

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

  /// The policy forbids each request, and the scripts try none.
  @Test func asksNobody() async {
    let page = await SessionRig().ask(.share, ["step": 0])

    #expect(page.contains("default-src 'none'"))
    for word in ["fetch(", "EventSource", "XMLHttpRequest", "src=", "connect-src", "@import"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func textsCannotEndTheScript() async {
    let rig = SessionRig { wireframe, _ in
      OneScreenFlow(wireframe, showing: StudioScreen("</script><b>"))
    }

    let page = await rig.ask(.share, ["step": 0])

    #expect(page.contains("\\u003c/script>"))
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test(arguments: Shape.allCases)
  func holdsNothingFromBehindAWall(_ shape: Shape) {
    var (count, seed) = (0, UInt64(0))
    while count < Self.steps {
      seed += 1
      var timeline: SessionTimeline?
      let app = SecretApp(shape, seed: seed, isAlwaysBehindWall: true) { stage in
        timeline = SessionTimeline(following: stage) { stage.picture }
      }
      for _ in 1...30 { app.act() }
      guard let timeline else { return }
      let shared = SharedSession("App", on: "", timeline.currentSteps, maps: nil) {
        timeline.drawing(at: $0)
      }

      #expect(timeline.currentSteps.flatMap(\.lines).contains { $0.contains("Secret") })
      #expect(shared.markup.contains("… behind a wall"))
      guard shared.markup.contains("Secret") else {
        count += 30
        continue
      }
      let lines = shared.steps.flatMap { $0.lines + [$0.tree, $0.flows, $0.place] }
      Issue.record("\(shape), seed \(seed): \(lines.filter { $0.contains("Secret") })")
      return
    }
  }

  @Test func holdsOnlyActionsWhileAWallIsUp() {
    var timeline: SessionTimeline?
    let app = SecretApp(.tabBar, seed: 1) { stage in
      timeline = SessionTimeline(following: stage) { stage.picture }
    }
    app.stage.perform(.background)
    app.stage.perform(.foreground)
    let steps = timeline?.currentSteps ?? []
    let shared = SharedSession("App", on: "", steps, maps: nil) { timeline?.drawing(at: $0) }

    #expect(
      shared.steps.map(\.lines) == [
        steps[0].lines, ["> background", "  … behind a wall"],
        ["> foreground", "  … behind a wall"],
      ])
    withExtendedLifetime(app) {}
  }

  @Test func holdsNoSecret() async {
    let rig = SessionRig { wireframe, _ in OneScreenFlow(wireframe, showing: VaultScreen()) }
    await rig.act(.type("hunter2", into: "Password"))
    await rig.act(.type("Ada", into: "Name"))

    let page = await rig.ask(.share, ["step": 2])

    #expect(!page.contains("hunter2"))
    #expect(page.contains("Ada"))
    #expect(page.contains(#"\"length\":8"#))
    #expect(!page.contains(#"\"length\":7"#))
  }
}

/// A screen with a secret.
@Observable @MainActor
private final class VaultScreen: RootLevelRepresentable {
  let title = "Vault"
  private var password = ""
  private var name = ""
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Field("Name", text: name) { self.name = $0 }
    Field("Password", text: password, privacy: .secure) { self.password = $0 }
  }
}
