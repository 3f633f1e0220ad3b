import AudiobooksApp
import FitnessApp
import MediaApp
import MoviesApp
import Wireflow
import WireflowExploration
import WireflowInteraction

/// A row of the table of explorations: the whole navigation of a sample, breadth first.
@MainActor
struct ExplorationRow {
  let name: String
  let make: SampleSession.Make
  var options = ExplorationOptions()

  static let all = samples.map { ExplorationRow($0, links: $1, $2) }

  /// The samples, with their links.
  fileprivate static let samples: [(String, [String], SampleSession.Make)] = [
    ("Audiobooks", [], { ApplicationController(audiobooksOn: $0, wireframe: $1) }),
    ("Fitness", [], { ApplicationController(fitnessOn: $0, wireframe: $1) }),
    ("Media", MediaLinks.samples, { ApplicationController(mediaOn: $0, wireframe: $1) }),
    (
      "Movies", ["movies://wishlist/1", "movies://watched/4"],
      { ApplicationController(moviesOn: $0, wireframe: $1) }
    ),
  ]

  private init(_ name: String, links: [String], _ make: @escaping SampleSession.Make) {
    self.name = "\(name): exploration"
    self.make = make
    options.includesBackground = true
    options.links = links
    options.huntLength = .zero
  }

  /// Explores the app, and plays as many actions of a random user again, which is the floor.
  func measure() async -> Exploration {
    let start = ThreadClock.ofAllThreads
    let map = await explore(on: .tabBar, options: options, makeController: make)
    let seconds = ThreadClock.ofAllThreads - start
    let facts = map.statistics
    return Exploration(
      name: name, seconds: seconds, states: facts.states, steps: facts.transitions,
      actions: facts.actions, ratio: seconds / (floor * Double(facts.actions)))
  }

  /// The seconds that an action of a session takes when it is played again.
  private var floor: Double {
    let count = 500
    let session = SampleSession(make)
    session.walk(count)
    let script = session.script
    let rounds = (0..<11).map { _ in
      let start = ThreadClock.now
      SampleSession(make).play(script)
      return ThreadClock.now - start
    }
    return rounds.sorted()[rounds.count / 2] / Double(count)
  }
}

/// A session of a random user of a sample.
@MainActor
final class SampleSession {
  typealias Make = @MainActor (Stage, WireframeMaker) -> ApplicationController

  private let controller: ApplicationController
  private var random = Random(state: 7)

  init(_ make: Make) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    stage.log.limit = nil
    controller = make(stage) { TabBarWireframe(stage: $0) }
    controller.finishLaunching()
  }

  /// Does some of the possible actions.
  func walk(_ count: Int) { for _ in 0..<count { step() } }

  private func step() {
    if random.below(8) == 0 {
      controller.stage.perform(.wait(.milliseconds(random.below(800))))
    } else if let action = random.pick(controller.stage.possibleActions) {
      controller.stage.perform(action)
    }
  }

  /// The actions so far, to be played again.
  var script: Script {
    do {
      return try Script(parsing: controller.stage.log.text, name: "session")
    } catch {
      preconditionFailure("the log must be a script (was not: \(error))")
    }
  }

  /// Does the actions of a session.
  func play(_ script: Script) {
    for step in script.steps.dropFirst() { controller.stage.perform(step.action) }
  }
}

/// Numbers that are the same in each run.
private struct Random {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}

extension BenchmarkRow {
  /// Random users of the samples, and their sessions played again.
  static let samples = ExplorationRow.samples.flatMap { rows($0, $2) }

  private static func rows(_ name: String, _ make: @escaping SampleSession.Make) -> [BenchmarkRow] {
    let count = 500
    return [
      BenchmarkRow(
        "\(name): action of a random user, with choosing",
        .init(count) {
          { SampleSession(make).walk(count) }
        }),
      BenchmarkRow(
        "\(name): action of a session played again",
        .init(count) {
          let session = SampleSession(make)
          session.walk(count)
          let script = session.script
          return { SampleSession(make).play(script) }
        }),
    ]
  }
}
