import AudiobooksApp
import EncyclopediaApp
import FitnessApp
import MediaApp
import MoviesApp
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTerminal
import WireflowTesting
import WireflowWeb

/// A sample, by the name of its folder.
enum Sample: String, CaseIterable, Sendable {
  case audiobooks = "Audiobooks"
  case encyclopedia = "Encyclopedia"
  case fitness = "Fitness"
  case media = "Media"
  case movies = "Movies"

  /// The sessions that the sample comes with.
  var scripts: [ScriptFile] { WireflowTesting.scripts(in: "../../Samples/\(rawValue)/Scripts") }
  /// The sessions that only tests play.
  var obstacles: [ScriptFile] {
    self == .media ? [] : WireflowTesting.scripts(in: "Sessions/\(rawValue)")
  }

  @MainActor
  func makeController(_ stage: Stage, _ wireframe: WireframeMaker) -> ApplicationController {
    switch self {
    case .audiobooks: ApplicationController(audiobooksOn: stage, wireframe: wireframe)
    case .encyclopedia: ApplicationController(encyclopediaOn: stage, wireframe: wireframe)
    case .fitness: ApplicationController(fitnessOn: stage, wireframe: wireframe)
    case .media: ApplicationController(mediaOn: stage, wireframe: wireframe)
    case .movies: ApplicationController(moviesOn: stage, wireframe: wireframe)
    }
  }
}

/// A script of a sample from its beginning to its end.
struct SampleJourney: Sendable, CustomTestStringConvertible {
  static let all = Sample.allCases.flatMap { sample in
    sample.scripts.map { SampleJourney(sample: sample, script: $0) }
  }

  /// One of each sample.
  static let one = Sample.allCases.flatMap { sample in
    sample.scripts.prefix(1).map { SampleJourney(sample: sample, script: $0) }
  }

  /// Sessions whose users meet obstacles.
  static let obstacles = Sample.allCases.flatMap { sample in
    sample.obstacles.map { SampleJourney(sample: sample, script: $0) }
  }

  let sample: Sample
  let script: ScriptFile

  var testDescription: String { "\(sample.rawValue)-\(script.name)" }

  /// The wireframes on which the journey means the same.
  ///
  /// Three columns show an article beside the one that led to it. While a reader reads, `tap "More"`
  /// therefore names a button of each. Columns show a list beside the draft that it takes away.
  var wireframes: [WireframeVariant] {
    WireframeVariant.standard.filter { wireframe in
      switch script.name {
      case "read": wireframe.name != "three-columns"
      case "columns-draft": ["split", "three-columns"].contains(wireframe.name)
      default: true
      }
    }
  }
}

/// The scripts of all samples have one log, on all wireframes, whatever shows them.
@MainActor
struct SampleJourneyTests {
  @Test(arguments: SampleJourney.all + SampleJourney.obstacles)
  func comesToTheSameOnEveryWireframe(_ journey: SampleJourney) async {
    await expectEquivalent(
      journey.script, on: journey.wireframes, makeController: journey.sample.makeController)
  }

  @Test(
    arguments: Strength.isLong ? SampleJourney.all : SampleJourney.one,
    Strength.some(of: [WireframeVariant.split, .hamburger, .tabBar]))
  func hasTheSameLogEverywhere(
    _ journey: SampleJourney, on wireframe: WireframeVariant
  ) async throws {
    let script = try journey.script.script()
    let backends: [any PresentationBackend] = [
      TextRecorder(), TerminalBackend(size: TerminalSize(columns: 100, rows: 30)),
      WebBackend(journey.sample.rawValue),
    ]
    var logs: [String] = []
    for backend in backends {
      let stage = Stage(backend: backend, scheduler: ManualScheduler())
      let app = journey.sample.makeController(stage, wireframe.makeWireframe)
      await app.play(script)
      logs.append(stage.log.text)
    }

    for log in logs { expectText(log, matches: logs[0]) }
  }

  @Test(arguments: [
    (Sample.encyclopedia, "encyclopedia://nowhere"), (.encyclopedia, "encyclopedia://wiki/Nothing"),
    (.encyclopedia, "encyclopedia://history/of/amber"), (.encyclopedia, "other://history"),
    (.encyclopedia, "https://other.example/wiki/Amber"), (.movies, "movies://elsewhere/1"),
    (.movies, "movies://watched"), (.movies, "movies://watched/one"), (.movies, "http://a"),
  ])
  func refusesALinkThatLeadsNowhere(in sample: Sample, _ link: String) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = sample.makeController(stage) { TabBarWireframe(stage: $0) }
    app.finishLaunching()
    app.perform(.tap("Skip"))
    let front = stage.state.frontScreen?.title

    #expect(app.perform(.open(link)) != .performed)
    #expect(stage.state.frontScreen?.title == front)
  }
}

/// An A/B test of the fitness club's tutorial: two factories of screens in one flow.
@MainActor
struct FitnessExperimentTests {
  @Test func acceptsEachRule() {
    let app = AppDriver {
      ApplicationController(fitnessOn: $0, wireframe: $1, onboarding: .checklist)
    }

    app.tap("Next")
    app.perform(.next)
    for rule in ["I bring a towel", "I put the weights back", "I cancel in time"] {
      app.toggle(rule)
    }
    app.tap("Next")
    app.tap("Begin")

    app.assertSnapshot()
    app.finish()
  }
}
