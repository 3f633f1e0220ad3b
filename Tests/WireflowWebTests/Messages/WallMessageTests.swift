import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

/// The JSON that goes to a browser holds no word from behind a wall.
@MainActor
struct WallMessageTests {
  private static let steps = WalkSteps.wanted ?? 400

  @Test(arguments: Shape.allCases)
  func findsNoTextFromBehindAWallInTheJSON(_ shape: Shape) throws {
    var (steps, behind, seed) = (0, 0, UInt64(0))
    while steps < Self.steps {
      seed += 1
      let app = SecretApp(shape, seed: seed)
      for step in 1...40 {
        app.act()
        let json = try json(of: app.stage)
        guard app.isBehindWall else {
          #expect(json.contains("Secret"), "\(shape), seed \(seed), step \(step)")
          continue
        }
        behind += 1
        guard json.contains("Secret") else { continue }
        Issue.record("\(shape), seed \(seed), step \(step):\n\(json)\n\(app.stage.log.text)")
        return
      }
      steps += 40
    }
    #expect(behind * 3 > steps, "\(behind) of \(steps) steps behind a wall")
  }

  private func json(of stage: Stage) throws -> String {
    String(decoding: try JSONEncoder().encode(stage.picture), as: UTF8.self)
  }
}
