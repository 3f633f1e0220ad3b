import TestSupport
import Testing
import WireflowBackendTesting
import WireflowInteraction

@testable import Wireflow

/// Random apps on prompt and late backends that raise walls.
///
/// Nobody sees or reaches screens behind a wall, only its own flow takes it away, and afterwards
/// everything returns. Observers and backends know what is on stage.
@MainActor
struct WallWalkTests {
  nonisolated enum Kind: String, CaseIterable { case tabs, drawer, split, adaptive }

  private static let steps = WalkSteps.wanted ?? 120

  private func walk(_ kind: Kind, seed: UInt64) -> WallWalk {
    WallWalk(seed: seed) { stage in
      switch kind {
      case .tabs: TabBarWireframe(stage: stage)
      case .drawer: HamburgerWireframe(stage: stage)
      case .split: SplitWireframe(stage: stage)
      case .adaptive: AdaptiveWireframe(stage: stage)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func nobodyGetsPastAWall(on kind: Kind) {
    var (steps, behind, seed): (Int, Int, UInt64) = (0, 0, 0)
    while steps < Self.steps {
      seed += 1
      weak var stage: Stage?
      do {
        let walk = walk(kind, seed: seed)
        stage = walk.stage
        for step in 1...60 {
          guard let fault = walk.step() else { continue }
          Issue.record("\(kind), seed \(seed), step \(step): \(fault)\n\(walk.stage.log.text)")
          return
        }
        if let fault = walk.end() {
          Issue.record("\(kind), seed \(seed), end: \(fault)\n\(walk.stage.log.text)")
          return
        }
        steps += 60
        behind += walk.stepsBehindWalls
      }
      #expect(stage == nil, "\(kind), seed \(seed): the app is kept")
    }
    #expect(behind * 3 > steps, "\(behind) of \(steps) steps behind a wall")
  }
}

/// A random app that raises walls, with the invariants while one is up.
///
/// Each screen has a mark in all its texts, by which a picture reveals a leak.
@MainActor
final class WallWalk {
  let stage: Stage
  let scheduler = ManualScheduler()
  let backend: PictureBackend
  let controller: ApplicationController
  let main: MainFlow
  var random: SplitMix64
  /// All screens so far, of which some are on stage.
  var pages: [MarkedScreen] = []
  /// The flows that live, walls' and others.
  var flows: [MarkedFlow] = []
  /// The alerts so far, each with the number of answers that it has heard.
  var alerts: [(handle: PresentedAlert, hears: AlertHearing)] = []
  /// The flow that has acted in the present step, and whether the user has.
  var actor: MarkedFlow?
  var isUsers = false
  var links: (asked: [String], opened: [String]) = ([], [])
  private(set) var stepsBehindWalls = 0
  /// The last picture that the observers received, and the watch.
  private var told = StagePicture()
  private var watch: PictureWatch?
  private let balance: Balance

  init(seed: UInt64, _ make: (Stage) -> any ApplicationWireframe) {
    random = SplitMix64(seed: seed)
    backend = PictureBackend(
      scheduler: scheduler, delay: random.chance(40) ? .zero : .milliseconds(100))
    stage = Stage(backend: backend, scheduler: scheduler)
    balance = Balance(stage)
    let wireframe = make(stage)
    main = MainFlow(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    stage.log.limit = 400
    controller.onOpen = { [unowned self] url in
      links.opened.append(url)
      return true
    }
    main.makePrivacyScreen = { MarkedScreen(-1) }
    controller.finishLaunching()
    main.wireframe.install(rootItems: [page(), page(), page()])
    watch = stage.watch { [weak self] picture, _ in self?.told = picture }
  }

  func page() -> MarkedScreen {
    let page = MarkedScreen(pages.count)
    page.preferredModalStyle = style(of: page)
    pages.append(page)
    return page
  }

  private func style(of page: MarkedScreen) -> ModalStyle {
    switch random.below(5) {
    case 0: .sheet([.medium])
    case 1: .fullScreen
    case 2: .popover(anchor: page.mark)
    case 3: .formSheet
    default: .automatic
    }
  }

  /// Takes a step, and returns the mistakes after it.
  func step() -> String? {
    let before = walls
    (actor, isUsers) = (nil, false)
    let privacy = takeStep()
    if random.chance(60) { scheduler.advance(by: .milliseconds(250)) }
    flows.removeAll { $0.wireframe.flow.hasEnded }
    return fault(after: before, mayLose: privacy)
  }

  // MARK: - The invariants

  /// A wall by the number of its presentation, with the flow that keeps it, if it is an app's.
  private struct Wall: Equatable {
    let number: UInt32
    let keeper: ObjectIdentifier?
  }

  /// The walls, from the lowest to the one in front.
  private var walls: [Wall] {
    stage.places.walls.map { wall in
      let keeper = wall.modal?.keeper.flatMap(stage.places.flow)?.coordinator
      return Wall(number: wall.number, keeper: keeper.map { ObjectIdentifier($0) })
    }
  }

  private func fault(after before: [Wall], mayLose privacy: Bool) -> String? {
    #if DEBUG
    if let violation = stage.violations().first { return violation }
    #endif
    if let fault = balance.faults(on: stage).first { return fault }
    if !backend.isBusy, !backend.picture.matches(BackendPicture(stage.snapshot)) {
      return "the backend shows \(backend.picture), and not \(NavigationTree(stage))"
    }
    let after = walls
    let kept = before.filter { after.contains($0) }
    if Array(after.prefix(kept.count)) != kept { return "walls \(before) are \(after) now" }
    for lost in before where !after.contains(lost) && !mayGo(lost, before, privacy) {
      return "a wall is gone: \(lost)"
    }
    let tree = NavigationTree(stage)
    guard let wall = tree.modals.lastIndex(where: { $0.style == "wall" }) else { return nil }
    stepsBehindWalls += 1
    return secret(of: tree, behind: wall)
  }

  /// Returns true if a wall may be gone: its flow has acted, the user has done so on it, or it is
  /// the privacy screen of an app that has come back.
  private func mayGo(_ wall: Wall, _ before: [Wall], _ privacy: Bool) -> Bool {
    guard let keeper = wall.keeper else { return privacy }
    if isUsers { return before.last == wall }
    return actor.map { ObjectIdentifier($0) } == keeper
  }

  /// The mark of something behind a wall that the user can read or reach.
  private func secret(of tree: NavigationTree, behind wall: Int) -> String? {
    let behind = tree.roots.flatMap(\.marks) + tree.modals[..<wall].flatMap(\.marks)
    let player = tree.player.map { [$0.screen.name.title, $0.controls.name.title] } ?? []
    let picture = String(reflecting: stepsBehindWalls.isMultiple(of: 4) ? stage.picture : told)
    let actions = stage.possibleActions.map(\.description).joined(separator: " ")
    for mark in (behind + player).map(\.mark) {
      if picture.contains(mark) { return "the picture shows \(mark)" }
      if actions.contains(mark) { return "\(mark) is possible" }
    }
    return nil
  }

  /// Takes all walls away, answers every question, and returns lost screens.
  func end() -> String? {
    controller.enteredForeground()
    for flow in flows.reversed() where flow.wall != nil { flow.finish() }
    for _ in 0..<2_000 where stage.shownAlert != nil {
      guard let answer = stage.possibleActions.first else { break }
      stage.perform(answer)
    }
    if let url = links.asked.last, links.opened.last != url { return "\(url) was never opened" }
    if stage.hasRequestsWaiting { return "something waits for ever" }
    main.wireframe.install(rootItems: [MarkedScreen(-2)])
    for (place, alert) in alerts.enumerated() where alert.hears.count != 1 {
      if case .ignored = alert.handle.outcome, alert.hears.count == 0 { continue }
      return "alert \(place) was answered \(alert.hears.count) times"
    }
    return nil
  }
}

/// The number of answers that an alert has heard.
@MainActor
final class AlertHearing {
  var count = 0
}

/// A screen whose texts contain its mark.
@MainActor
final class MarkedScreen: RootLevelRepresentable, ModallyMinimizable, FullscreenMinimizable {
  let mark: String
  var title: String { "T\(mark)" }
  var preferredModalStyle = ModalStyle.automatic
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  var onMinimizedPlayerPressed: (() -> Void)?
  var onGo: (() -> Void)?
  lazy var minimizedControls: any Screen = PlainScreen("C\(mark)")
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: "I\(mark)", badge: mark) }

  init(_ number: Int) { mark = "‹\(number)›" }

  var content: ScreenContent {
    Text("X\(mark)")
    Row("R\(mark)") { [weak self] in self?.onGo?() }
  }
}

/// A flow of the walk, which may keep a wall.
@MainActor
final class MarkedFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  /// The first screen of the wall that it raises, or nil if it raises none.
  let wall: MarkedScreen?
  private let onStart: (MarkedFlow, any Screen) -> Void

  init(
    _ wireframe: any ApplicationWireframe, wall: MarkedScreen? = nil,
    onStart: @escaping (MarkedFlow, any Screen) -> Void
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.wall = wall
    self.onStart = onStart
  }

  func start(from sender: any Screen) { onStart(self, sender) }
}

extension String {
  /// The mark in a title.
  fileprivate var mark: String { firstIndex(of: "‹").map { String(self[$0...]) } ?? self }
}

extension NavigationTree.Modal {
  fileprivate var marks: [String] { roots.flatMap(\.marks) }
}

extension NavigationTree.Root {
  fileprivate var marks: [String] { (screens + detail).flatMap(\.marks) }
}

extension NavigationTree.Node {
  fileprivate var marks: [String] { [name.title] + embedded.flatMap(\.marks) }
}
