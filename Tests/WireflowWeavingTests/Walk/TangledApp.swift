import TestSupport
import Wireflow
import WireflowWeaving

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
