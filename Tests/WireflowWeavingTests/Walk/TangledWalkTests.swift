import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting
import WireflowWeaving

/// Random sessions of a woven app, played again from their logs.
@MainActor
struct TangledWalkTests {
  /// The sessions: 300 with `WIREFLOW_STRENGTH=100`.
  private static let sessionCount = max(20, Strength.share(of: 300))

  @Test func runsTheSameFromItsLogAtOtherAddresses() async throws {
    var random = SplitMix64(seed: 3)
    var ballast: [[TangledService]] = []
    var differing: [UInt64] = []
    for seed in 1...UInt64(Self.sessionCount) {
      let session = await walk(seed)
      ballast.append((0..<(1 + random.below(200))).map(TangledService.init))
      if random.chance(40) { ballast.removeFirst() }

      let replay = TangledApp(on: makeWireframe(seed), seed: seed)
      await replay.controller.play(try Script(parsing: session.log.script, name: "session"))

      if replay.controller.stage.log.text != session.log.text {
        differing.append(seed)
        if differing.count == 1 {
          expectText(replay.controller.stage.log.text, matches: session.log.text)
        }
      }
    }
    #expect(differing == [])
  }

  /// Does 50 things at random in a fresh app, and returns its stage.
  private func walk(_ seed: UInt64) async -> Stage {
    var random = SplitMix64(seed: seed)
    let app = TangledApp(on: makeWireframe(seed), seed: seed)
    let stage = app.controller.stage
    await stage.play(.launch)
    for _ in 0..<50 {
      guard let action = random.pick(stage.possibleActions) else { break }
      await stage.play(action)
    }
    return stage
  }

  private func makeWireframe(_ seed: UInt64) -> any ApplicationWireframe {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    return seed.isMultiple(of: 2) ? TabBarWireframe(stage: stage) : SplitWireframe(stage: stage)
  }
}

/// A woven app that does everything a loom allows, driven by its buttons alone.
///
/// Screens come and go, several weftables speak for one screen, and many stitches lead to screens
/// that nobody presents. The result of a button depends only on the buttons pressed before.
@MainActor
final class TangledApp {
  let controller: ApplicationController
  private let wireframe: any ApplicationWireframe
  private var random: SplitMix64
  private var madeCount = 0
  /// The services that screens listen to beside themselves, which send for hidden screens, too.
  private var services: [TangledService] = []

  init(on wireframe: any ApplicationWireframe, seed: UInt64) {
    self.wireframe = wireframe
    random = SplitMix64(seed: seed)
    let loom = Loom(wireframe: wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: loom)
    let top = TopWarp(wireframe) { _, _ in [] }
    top.onKnit = { [unowned self] top, fact in
      fact == "launched" ? [root(), root()] : answer(fact, in: top)
    }
    loom.weave(fromWarp: top, andWeftable: SingleWeftable("launched"))
    controller.stage.log.limit = nil
  }

  private func makeScreen() -> TangledScreen {
    madeCount += 1
    let service = TangledService(services.count)
    services.append(service)
    if services.count > 12 { services.removeFirst(6) }
    return TangledScreen("Screen \(madeCount)") { [unowned self] in random.pick(services) }
  }

  private func makeWarp() -> TangledWarp {
    TangledWarp(wireframe, makeScreen()) { [unowned self] in answer($1, in: $0) }
  }

  private func root() -> Stitch {
    Stitch(.root, nextPresentable: makeWarp(), nextWeftable: SingleWeftable("begin"))
  }

  private func answer(_ fact: Fact, in warp: any Warp) -> [Stitch] {
    // Most wefts that follow from others lead nowhere, so that each button's chain ends.
    if fact == "begin" || fact == "follow" || fact == "initial", !random.chance(15) { return [] }
    return (0..<(1 + random.below(4))).map { _ in stitch(random.below(100)) }
  }

  private func stitch(_ number: Int) -> Stitch {
    switch number {
    case 0..<35: nowhere()
    case 35..<50: screen(.push)
    case 50..<56: screen(.popup)
    case 56..<60: screen(.popupInFront)
    case 60..<65: screen(.replace)
    case 65..<70: screen(.embed)
    case 70..<76: .forwardToThisWarp(Fact("follow"))
    case 76..<80: .forwardToParent(Fact("follow"))
    case 80..<87:
      Stitch(.push, nextPresentable: makeWarp(), nextWeftable: SingleWeftable("begin"))
    case 87..<90:
      Stitch(.popup, nextPresentable: makeWarp(), nextWeftable: SingleWeftable("begin"))
    case 90..<92:
      Stitch(nextPresentable: makeWarp(), nextWeftable: SingleWeftable("begin"))
    case 92..<95: root()
    case 95..<97: .popup([root(), root()], in: TabBarWireframe(stage: wireframe.stage))
    default: .end(forwardingToParent: random.chance(50) ? Fact("follow") : nil)
    }
  }

  /// A stitch to a screen that nobody presents, which is gone at once.
  private func nowhere() -> Stitch {
    madeCount += 1
    return Stitch(next: PlainScreen("Nowhere \(madeCount)"))
  }

  private func screen(_ style: Stitch.PresentationStyle) -> Stitch {
    let screen = makeScreen()
    let modes: [Stitch.Listening] = [
      .droppingWhileHidden, .keepingWhileHidden, .whileOnStage, .whileWarpLives,
    ]
    let service = services[services.count - 1]
    return Stitch(
      style, nextPresentable: screen, nextWeftable: CompositeWeftable(screen, service),
      listening: modes[random.below(modes.count)])
  }
}

/// A service that expresses wefts beside a screen, and has one to begin with.
@MainActor
final class TangledService: Weftable {
  let weftSubject: WeftSubject

  init(_ number: Int) {
    weftSubject = number.isMultiple(of: 2) ? WeftSubject(Fact("initial")) : WeftSubject()
  }
}

/// A screen whose buttons send wefts, of its own and of services of other screens.
@MainActor
final class TangledScreen: RootLevelRepresentable, ModallyPresentable, Weftable {
  let title: String
  let weftSubject = WeftSubject()
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  private let pickService: () -> TangledService?

  init(_ title: String, pickService: @escaping () -> TangledService?) {
    self.title = title
    self.pickService = pickService
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Button("Speak") { self.weftSubject.send(Fact("spoken")) }
    Button("Speak twice") {
      self.weftSubject.send(Fact("spoken"))
      self.weftSubject.send(Fact("spoken again"))
    }
    Button("Call") { self.pickService()?.weftSubject.send(Fact("called")) }
  }
}

/// A warp with such a screen as its head.
@MainActor
final class TangledWarp: Warp {
  let thread: WarpThread<TangledScreen>
  private let answer: (TangledWarp, Fact) -> [Stitch]

  init(
    _ wireframe: any ApplicationWireframe, _ head: TangledScreen,
    answer: @escaping (TangledWarp, Fact) -> [Stitch]
  ) {
    thread = WarpThread(wireframe, head: head)
    self.answer = answer
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    guard let fact = weft as? Fact else { return [] }
    return (fact == "begin" ? [Stitch(next: head)] : []) + answer(self, fact)
  }
}

/// Wefts behind a wall: the loom carries out their stitches unseen, or they wait.
@MainActor
struct WeaveWallTests {
  private static let steps = WalkSteps.wanted ?? 300

  private func knit(_ fact: Fact, in warp: PageWarp) -> [Stitch] {
    switch fact {
    case "warp":
      let sheet = PageWarp(warp.wireframe, "Sheet")
      return [Stitch(.popup, nextPresentable: sheet, nextWeftable: SingleWeftable("begin"))]
    case "inFront":
      let sheet = PageWarp(warp.wireframe, "Sheet")
      return [Stitch(.popupInFront, nextPresentable: sheet, nextWeftable: SingleWeftable("begin"))]
    case "popup": return [Stitch(.popup, next: PageScreen("Popup"))]
    case "popupInFront": return [Stitch(.popupInFront, next: PageScreen("Front"))]
    case "detail": return [Stitch(.showDetail, next: PageScreen("Detail"))]
    case "two":
      return [Stitch(.push, next: PageScreen("One")), Stitch(.popup, next: PageScreen("Two"))]
    default: return [Stitch(.push, next: PageScreen("Page"))]
    }
  }

  @Test func aWarpWithoutAHeadPresentsBehindTheWall() {
    let rig = LoomRig()
    let popup = PageScreen("Popup")
    rig.top.onKnit = { _, fact in fact == "notify" ? [Stitch(.popup, next: popup)] : .empty }
    let wall = WallFlow(rig.loom.wireframe)
    rig.loom.start(wall)
    _ = rig.newLog()

    rig.loom.send(Fact("notify"), to: TopWarp.self)
    #expect(rig.stage.frontScreen === wall.screen)
    wall.finish()

    #expect(rig.stage.frontScreen === popup)
    rig.expectLog(
      matches: """
          knit notify in TopWarp
          knitted notify in TopWarp: popup PageScreen "Popup"
          hold present PageScreen "Popup": WallScreen "Log in" is a wall
          dismiss WallScreen "Log in"
          finish WallFlow
          present PageScreen "Popup" over PageScreen "A" as sheet, dismiss button Done
        """)
  }

  @Test(arguments: Shape.allCases)
  func randomWeftsStayBehindTheWall(_ shape: Shape) {
    var random = SplitMix64(seed: 5)
    var (steps, behind) = (0, 0)
    let facts: [Fact] = ["push", "popup", "popupInFront", "detail", "two", "warp", "inFront"]
    while steps < Self.steps {
      let rig = LoomRig(wireframe: shape.makeWireframe)
      for warp in [rig.a, rig.b] { warp.onKnit = { warp, fact in knit(fact, in: warp) } }
      var walls: [WallFlow] = []
      for _ in 0..<30 {
        switch random.below(8) {
        case 0 where walls.count < 3:
          walls.append(WallFlow(rig.loom.wireframe))
          rig.loom.start(walls[walls.count - 1])
        case 1: walls.popLast()?.finish()
        default:
          let pages = rig.stage.rootScreens.flatMap { root in
            rig.stage.stack(of: root) + rig.stage.detail(beside: root)
          }
          let page = random.pick(pages.compactMap { $0 as? PageScreen })
          page?.send(random.pick(facts) ?? "push")
        }
        let areUp = walls.allSatisfy { rig.stage.isOnStage($0.screen) }
        let isInFront = walls.last.map { rig.stage.frontScreen === $0.screen } ?? true
        #expect(
          areUp && isInFront && rig.stage.picture.isBlankBehindWalls, "\(rig.stage.log.text)")
        if !areUp || !isInFront { return }
        behind += walls.isEmpty ? 0 : 1
      }
      steps += 30
    }
    #expect(behind * 3 > steps)
  }
}
