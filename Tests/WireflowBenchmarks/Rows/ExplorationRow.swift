import AudiobooksApp
import FitnessApp
import MediaApp
import MoviesApp
import Wireflow
import WireflowExploration

/// A row of the table of explorations: the whole navigation of a sample, breadth first.
@MainActor
struct ExplorationRow {
  let name: String
  let make: SampleSession.Make
  var options = ExplorationOptions()

  static let all: [ExplorationRow] = [
    ExplorationRow("Audiobooks") { ApplicationController(audiobooksOn: $0, wireframe: $1) },
    ExplorationRow("Fitness") { ApplicationController(fitnessOn: $0, wireframe: $1) },
    ExplorationRow("Media", links: MediaLinks.samples) {
      ApplicationController(mediaOn: $0, wireframe: $1)
    },
    ExplorationRow("Movies", links: ["movies://wishlist/1", "movies://watched/4"]) {
      ApplicationController(moviesOn: $0, wireframe: $1)
    },
  ]

  private init(_ name: String, links: [String] = [], _ make: @escaping SampleSession.Make) {
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
