import TestSupport
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct WireframeSwitchTests {
  private let stage: Stage
  private let wireframe: WireframeSwitch
  private let controller: ApplicationController

  init() {
    stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    wireframe = WireframeSwitch(
      stage: stage,
      variants: [
        .init("tabs", title: "Tabs") { TabBarWireframe(stage: $0) },
        .init("drawer", title: "Drawer") { HamburgerWireframe(stage: $0) },
        .init("columns", title: "Columns", formFactor: .regular) {
          SplitWireframe(stage: $0)
        },
      ], selected: "drawer")
    controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    controller.finishLaunching()
  }

  @Test func becomesAnotherWireframeAndKeepsAllThatIsOnStage() {
    #expect(stage.log.lines.contains("  install drawer: Shop"))
    controller.perform(.tap(.init("More")))

    #expect(wireframe.select("drawer") && !wireframe.select("cube"))
    wireframe.select("columns")
    wireframe.select("tabs")
    wireframe.select("drawer")

    #expect(
      stage.log.lines.suffix(6) == [
        "> wireframe columns", "  adapt to split: Shop", "> wireframe tabs",
        "  adapt to tab bar: Shop", "> wireframe drawer", "  adapt to drawer: Shop",
      ])
    #expect(stage.visibleScreens.map(\.title) == ["More"])
  }

  @Test func isFoundBehindAWireframeThatStandsOnIt() {
    let outer = PolicyWireframe(wireframe) { $0 }
    let controller = ApplicationController(wireframe: outer, mainFlow: ShopFlow(outer))
    controller.finishLaunching()

    controller.perform(.wireframe("tabs"))

    #expect(stage.log.lines.suffix(2) == ["> wireframe tabs", "  adapt to tab bar: Shop"])
  }
}

/// The user's possible actions while the drawer is in front of everything.
@MainActor
struct OpenDrawerTests {
  @Test func closesOrSelectsOverAModal() {
    let rig = FlowRig { HamburgerWireframe(stage: $0) }
    rig.stage.perform(.openDrawer)
    _ = rig.newLog()
    rig.wireframe.presentModally(PageScreen("Login"))
    rig.stage.perform(.closeDrawer)
    rig.wireframe.dismissAll()
    rig.stage.perform(.openDrawer)
    rig.wireframe.presentModally(PageScreen("Login"))
    rig.stage.perform(.select("Other"))

    assertSnapshot(of: rig.newLog())
  }
}

/// Pages that the user turns by swipes and dots.
@MainActor
struct PagesWireframeTests {
  private let backend = HeldBackend()
  private let rig: FlowRig
  private let third = PageScreen("Third")

  init() {
    backend.promptCompletions = 1
    rig = FlowRig(backend: backend) { PagesWireframe(stage: $0) }
    rig.wireframe.update(rootItems: [rig.main.root, rig.main.other, third])
    backend.forget()
    _ = rig.newLog()
  }

  private var isShown: [Bool] { backend.transitions.map { $0.isShown(by: backend) } }

  @Test func saysWhetherASwipeMayBegin() {
    let (root, other) = (rig.main.root, rig.main.other)
    var isAllowed = true
    rig.main.guardRequests { _, request in
      request.selects(other) && !isAllowed ? .refuse("not yet") : .allow
    }
    _ = rig.newLog()
    let allowed = [root, other, third, PageScreen("Stranger")].map(rig.stage.allowsUserSelection)
    isAllowed = false
    let refused = rig.stage.allowsUserSelection(of: other)
    rig.wireframe.presentModally(PageScreen("Modal"), from: root)
    let covered = rig.stage.allowsUserSelection(of: third)

    #expect(allowed == [false, true, true, false])
    #expect(!refused)
    #expect(!covered)
    #expect(!rig.newLog().contains("refused"))
  }
}
