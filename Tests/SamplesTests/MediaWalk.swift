import Foundation
import MediaApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

/// Ways to all states that a random walk on the media app comes to, so that each can be gone again.
///
/// The walk is one of many lives: the app is ended and started again now and then, so that the way
/// to a state is short.
@MainActor
struct MediaWalk {
  /// The steps in one life of the app, from its launch.
  enum Step {
    case action(UserAction)
    /// The user takes the top screen off the backend.
    case swipe
  }

  /// A way from the launch to a state.
  struct Way {
    let account: String?
    let steps: [Step]
  }

  static let lifeLength = 50

  /// How many actions a walk has: 150 on the tab bar and 60 elsewhere, and 2,000 on all wireframes
  /// if the environment asks for a number, whatever it is.
  static func steps(on wireframe: WireframeVariant) -> Int {
    if WalkSteps.wanted != nil { return 2_000 }
    return wireframe.name == "tab-bar" ? 150 : 60
  }

  /// The ways to all states that differ.
  private(set) var ways: [Way] = []
  /// How many actions were done.
  private(set) var actionCount = 0
  private var random: SplitMix64
  private var seen: Set<String> = []

  init(steps: Int, wireframe: WireframeVariant, seed: UInt64) {
    random = SplitMix64(seed: seed)
    var account: String?
    while actionCount < steps { account = live(as: account, wireframe) }
  }

  /// Goes a way again, in an app of its own.
  static func go(_ way: Way, wireframe: WireframeVariant) -> HeadlessMedia {
    let app = HeadlessMedia(wireframe: wireframe, services: MediaServices(signedIn: way.account))
    app.stage.log.limit = 0
    app.controller.perform(.launch)
    for step in way.steps { app.take(step) }
    return app
  }

  /// Lives one life of the app, and says who is signed in at its end.
  private mutating func live(as account: String?, _ wireframe: WireframeVariant) -> String? {
    let app = Self.go(Way(account: account, steps: []), wireframe: wireframe)
    var steps: [Step] = []
    for _ in 0..<Self.lifeLength {
      note(app, Way(account: account, steps: steps))
      guard let step = nextStep(in: app) else { break }
      app.take(step)
      steps.append(step)
      actionCount += 1
    }
    return app.services.accountName
  }

  private mutating func note(_ app: HeadlessMedia, _ way: Way) {
    let tree = app.tree
    let flows = tree.mainFlow?.description ?? ""
    let isNew = seen.insert("\(app.services.accountName ?? "-")\n\(tree)\n\(flows)").inserted
    if isNew { ways.append(way) }
  }

  private mutating func nextStep(in app: HeadlessMedia) -> Step? {
    switch random.next() % 20 {
    case 0, 1: return .action(.wait(.milliseconds(500)))
    case 2: return .action(.background)
    case 3: return .action(.open(MediaLinks.samples.randomElement(using: &random) ?? ""))
    case 4: return .action(random.next() % 2 == 0 ? .adapt(.regular) : .adapt(.compact))
    case 5: return .swipe
    default: break
    }
    let possible = app.stage.possibleActions
    let deeper = possible.filter(Self.leadingDeeper.contains)
    let choice = deeper.isEmpty || random.next() % 2 == 0 ? possible : deeper
    return choice.randomElement(using: &random).map(Step.action)
  }

  private static let leadingDeeper: Set<UserAction> = [
    .type("Evey", into: "Name"), .typeSample("the right password", into: "Password"),
    .tap("Sign in"),
    .tap("Watch"), .maximize, .tap("Settings"), .tap("Write a review"), .tap("Cast"),
  ]
}

extension HeadlessMedia {
  func take(_ step: MediaWalk.Step) {
    switch step {
    case .action(let action): controller.perform(action)
    case .swipe:
      guard let root = stage.modalScreens.last ?? stage.selectedRoot,
        let top = stage.stack(of: root).last, top !== stage.selectedRoot,
        stage.modalScreens.last === top ? stage.allowsUserDismissal : stage.allowsUserPop
      else { return }
      stage.userDid(.removed([top]), in: backend)
    }
  }
}

/// Damaged input from outside.
@MainActor
struct MediaMutationTests {
  @Test func followsNoMutatedArchiveToWhereTheAppCannotBe() throws {
    var random = SplitMix64(seed: 5)
    let app = HeadlessMedia(services: MediaServices(signedIn: "Evey"))
    try app.play("launch\nopen \"media://settings/quality\"\nbackground")
    let original = Array(try #require(app.services.archive))

    for _ in 0..<1000 {
      var bytes = original
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      let services = MediaServices(signedIn: "Evey")
      services.archive = Data(bytes)
      let again = HeadlessMedia(services: services)
      again.controller.perform(.launch)
      #expect([app.tree, home].contains(again.tree), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private let home: NavigationTree = {
    let app = HeadlessMedia(services: MediaServices(signedIn: "Evey"))
    app.controller.perform(.launch)
    return app.tree
  }()
}
