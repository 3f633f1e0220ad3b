import TestSupport
import Testing
import Wireflow

@MainActor
struct ModalRegionTests {
  let controller: ApplicationController
  let main: EmbeddingFlow
  let m = PageScreen("M")
  let n = PageScreen("N")

  init() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    main = EmbeddingFlow(AdaptiveWireframe(stage: stage, formFactor: .regular))
    controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
  }

  private var stage: Stage { controller.stage }

  @Test func leavesTheFormFactorToTheApp() {
    main.wireframe.presentModally(rootItems: [m, n], in: AdaptiveWireframe(stage: stage))

    #expect(stage.formFactor == .regular)
    #expect(stage.snapshot.modals[0].region.container.name == "split")
  }

  @Test func isNoWireframeForWhatTakesThePlaceOfEverything() {
    main.wireframe.presentModally(rootItems: [m, n], in: HamburgerWireframe(stage: stage))

    main.wireframe.install(rootItems: [m])

    #expect(stage.snapshot.container.name == "split")
  }

  @Test func isNeededForOtherRootItemsAroundAScreen() {
    main.wireframe.presentModally(m, from: main.root)

    let outcome = main.wireframe.update(rootItems: [m, n], around: m)

    #expect(outcome == .ignored(.notOnStage(stage.name(of: m))))
  }
}
