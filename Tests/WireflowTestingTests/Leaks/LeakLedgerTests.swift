import Testing
import Wireflow
import WireflowTesting

@MainActor
struct LeakLedgerTests {
  private final class Page: RootLevelRepresentable, ModallyPresentable {
    let title: String
    var onBack: (() -> Void)?
    let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    init(_ title: String) {
      self.title = title
    }
  }

  private final class Flow: FlowCoordinator {
    let wireframe: FlowWireframe<Void>
    let page = Page("Page")

    init(_ wireframe: any ApplicationWireframe) {
      self.wireframe = FlowWireframe(wireframe)
    }

    func start(from sender: any Screen) {
      wireframe.push(page, from: sender)
    }
  }

  private final class Main: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    let root = Page("Root")

    init(_ wireframe: any ApplicationWireframe) {
      self.wireframe = FlowWireframe(wireframe)
    }

    func installUI() {
      wireframe.install(rootItems: [root])
    }
  }

  private let main: Main
  private let controller: ApplicationController
  private let ledger: LeakLedger

  init() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    main = Main(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    ledger = LeakLedger(stage)
    controller.finishLaunching()
  }

  @Test func isEmptyWhenAllIsGone() {
    main.start(Flow(main.wireframe), from: main.root)

    controller.perform(.back)

    #expect(ledger.leaks == [])
  }

  @Test func namesAScreenThatKeepsItself() {
    weak var page: Page?
    do {
      let flow = Flow(main.wireframe)
      page = flow.page
      main.start(flow, from: main.root)
      flow.page.onBack = { [page = flow.page] in _ = page }
    }

    controller.perform(.back)

    #expect(
      ledger.leaks.map(\.description) == [
        """
        Page "Page" of Flow is gone from the stage and not from memory; it came by: \
        push Page "Page" onto Root
        """
      ])
    page?.onBack = nil
    #expect(ledger.leaks == [])
  }

  @Test func namesACoordinatorThatSomebodyKeeps() {
    let flow = Flow(main.wireframe)
    main.start(flow, from: main.root)

    controller.perform(.back)

    #expect(ledger.leaks.map(\.name) == ["Flow"])
    #expect(ledger.leaks.map(\.hanging) == [[#"Page "Page""#]])
    withExtendedLifetime(flow) {}
  }

  @Test func saysNothingOfWhatIsOnStage() {
    let flow = Flow(main.wireframe)

    main.start(flow, from: main.root)

    #expect(ledger.leaks == [])
  }
}
