import MediaApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

/// All links from all states that a random walk comes to, in processes beside the other tests.
@MainActor
@Suite(.serialized, .long)
struct MediaLinkTests {
  @Test(arguments: WireframeVariant.standard)
  func eachLinkLeadsFromEachStateToWhereAColdStartLeads(wireframe: WireframeVariant) async {
    await #expect(processExitsWith: .success) { [name = wireframe.name as String] in
      try await MediaLinkTests.check(on: name)
    }
  }

  private static func check(on name: String) throws {
    let wireframe = try #require(WireframeVariant.standard(named: name))
    let steps = MediaWalk.steps(on: wireframe)
    let walk = MediaWalk(steps: steps, wireframe: wireframe, seed: 11)
    var expected: [String: NavigationTree] = [:]

    for way in walk.ways {
      for link in MediaLinks.samples {
        let app = MediaWalk.go(way, wireframe: wireframe)
        app.controller.perform(.open(link))
        let account = app.services.accountName
        let key = "\(app.tree.container) \(account ?? "-") \(link)"
        let cold = expected[key] ?? coldStart(link, account, like: app, wireframe)
        expected[key] = cold
        let tree = app.tree
        if tree != cold || tree.mainFlow != cold.mainFlow {
          Issue.record("\(link) after \(way):\n\(tree)\ninstead of\n\(cold)")
          return
        }
        app.stage.log.limit = nil
        let before = app.stage.log.entries.count
        app.controller.perform(.open(link))
        let lines = app.stage.log.entries.dropFirst(before)
        if app.tree != tree || lines.contains(where: \.isMove) {
          Issue.record("\(link) moves again after \(way):\n\(lines)")
          return
        }
      }
    }

    #expect(walk.actionCount >= steps)
    #expect(walk.ways.count > steps / 20)
  }

  private static func coldStart(
    _ link: String, _ account: String?, like app: HeadlessMedia, _ wireframe: WireframeVariant
  ) -> NavigationTree {
    let cold = HeadlessMedia(wireframe: wireframe, services: MediaServices(signedIn: account))
    cold.controller.perform(.open(link))
    cold.controller.perform(.launch)
    if app.tree.container == "split" { cold.controller.perform(.adapt(.regular)) }
    return cold.tree
  }
}

extension PresentationLog.Entry {
  /// Whether it tells of something that changed on stage.
  fileprivate var isMove: Bool {
    switch self {
    case .action, .app, .note: false
    default: true
    }
  }
}
