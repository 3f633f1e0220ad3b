import TestSupport
import Testing
import Wireflow

@MainActor
struct EmbeddedScreenTests {
  let controller: ApplicationController
  let main: EmbeddingFlow
  let embedded = PageScreen("Embedded")

  init() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    main = EmbeddingFlow(TabBarWireframe(stage: stage))
    controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
  }

  private var stage: Stage { controller.stage }
  private var wireframe: FlowWireframe<Void> { main.wireframe }

  @Test func pushesWhereThePlayerDoesThatItStandsIn() {
    let (player, page) = (Player(), PageScreen("Page"))
    wireframe.installMinimizable(player, animated: true)
    wireframe.embed(embedded, in: player)
    wireframe.maximizeMinimizableView(animated: true)

    let outcome = wireframe.push(page, from: embedded)

    #expect(outcome == .committed)
    #expect(!stage.isMaximized)
    #expect(stage.stack(of: page).map(\.title) == ["Root", "Page"])
  }

  @Test func leavesWithThePlayerOfItsFlow() {
    let player = Player()
    let flow = EmbeddingFlow(wireframe) { [embedded] flow in
      flow.wireframe.installMinimizable(player, animated: true)
      flow.wireframe.embed(embedded, in: player)
    }
    main.start(flow, from: main.root)

    flow.finish()

    #expect(!stage.isOnStage(player))
    #expect(!stage.isOnStage(embedded))
  }

  @Test func isShownToABackendThatIsToldAllAnew() {
    let player = Player()
    wireframe.installMinimizable(player, animated: true)

    wireframe.embed(embedded, in: player)

    #expect(stage.snapshot.player?.embeddings.map(\.screen.title) == ["Embedded"])
  }

  @Test func keepsItsFlowWhereItsHostStays() {
    let flow = EmbeddingFlow(wireframe) { [embedded, main] flow in
      flow.wireframe.embed(embedded, in: main.root)
    }
    main.start(flow, from: main.root)

    wireframe.install(rootItems: [main.root, PageScreen("Other")])

    #expect(stage.isOnStage(embedded))
    #expect(stage.coordinator(of: embedded) === flow)
  }

  @Test func becomesARootItemFromAnyDepth() {
    wireframe.embed(PageScreen("Outer"), in: main.root)
    wireframe.embed(embedded, in: stage.embedded(in: main.root)[0])

    wireframe.install(rootItems: [main.root, embedded])

    #expect(stage.host(of: embedded) == nil)
    #expect(stage.embedded(in: stage.embedded(in: main.root)[0]).isEmpty)
  }

  @Test func replacesTheDetailBesideTheListThatItStandsIn() {
    let split = SplitWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let (list, old, new) = (PageScreen("List"), PageScreen("Old"), PageScreen("New"))
    split.install(rootItems: [list])
    split.embed(embedded, in: list)
    split.push(old, from: embedded)

    split.push(new, from: embedded)

    #expect(split.stage.stack(of: list).map(\.title) == ["List", "New"])
  }
}

/// A flow that runs a closure as its start, and installs one root item as the main flow.
@MainActor
final class EmbeddingFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let root = PageScreen("Root")
  private let onStart: (EmbeddingFlow) -> Void

  init(
    _ wireframe: any ApplicationWireframe, onStart: @escaping (EmbeddingFlow) -> Void = { _ in }
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.onStart = onStart
  }

  func installUI() { wireframe.install(rootItems: [root]) }

  func start(from sender: any Screen) { onStart(self) }
}
