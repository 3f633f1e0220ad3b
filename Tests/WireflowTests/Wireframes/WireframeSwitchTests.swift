import TestSupport
import Testing
import Wireflow

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
        .init(name: "tabs", title: "Tabs") { TabBarWireframe(stage: $0) },
        .init(name: "drawer", title: "Drawer") { HamburgerWireframe(stage: $0) },
        .init(name: "columns", title: "Columns", formFactor: .regular) {
          SplitWireframe(stage: $0)
        },
      ], selected: "drawer")
    controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    controller.finishLaunching()
  }

  @Test func becomesAnotherWireframeAndKeepsAllThatIsOnStage() {
    controller.perform(.tap(.init("More")))

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

  @Test func asksTheVariantThatIsSelected() {
    #expect(stage.log.lines.contains("  install drawer: Shop"))
    #expect(wireframe.selected == "drawer")
  }

  @Test func changesNothingForTheSameOrForAnUnknownOne() {
    let count = stage.log.lines.count

    #expect(wireframe.select("drawer"))
    #expect(!wireframe.select("cube"))
    #expect(stage.log.lines[count...].first == "> wireframe cube")
    #expect(
      stage.log.lines.last?.hasPrefix(
        "  refused: there is no wireframe \"cube\", but tabs, drawer, columns;") == true)
    #expect(wireframe.selected == "drawer")
  }

  @Test func refusesToBecomeWhatItIs() {
    let outcome = controller.perform(.wireframe("drawer"))

    #expect(outcome != .performed)
    #expect(stage.log.lines.last?.hasPrefix("  refused: already there") == true)
  }

  @Test func isFoundBehindAWireframeThatStandsOnIt() {
    let outer = PolicyWireframe(wireframe) { $0 }
    let controller = ApplicationController(wireframe: outer, mainFlow: ShopFlow(outer))
    controller.finishLaunching()

    controller.perform(.wireframe("tabs"))

    #expect(stage.log.lines.suffix(2) == ["> wireframe tabs", "  adapt to tab bar: Shop"])
  }
}

@MainActor
struct TabBarWireframeTests {
  let rig = FlowRig()

  @Test func endsFlowsOnRetap() {
    rig.main.start(ChildFlow(rig.wireframe), from: rig.main.root) { $0.note($1) }
    _ = rig.newLog()

    rig.stage.perform(.select("Root"))

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > select "Root"
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func doesNotPopForACoordinatorThatSelectsTheSameRoot() {
    rig.wireframe.push(PageScreen("Page"), from: rig.main.root)
    _ = rig.newLog()

    let outcome = rig.wireframe.select(rig.main.root)

    #expect(outcome == .ignored(.alreadyThere))
    rig.expectLog(matches: "  ignored select Root: already there")
  }
}

/// The user's possible actions while the drawer is in front of everything.
@MainActor
struct OpenDrawerTests {
  private let rig = FlowRig { HamburgerWireframe(stage: $0) }

  init() {
    rig.wireframe.installMinimizable(Player(), animated: true)
    rig.stage.perform(.openDrawer)
    _ = rig.newLog()
  }

  @Test func closesOverAModal() {
    rig.wireframe.presentModally(PageScreen("Login"))

    rig.stage.perform(.closeDrawer)

    rig.expectLog(
      matches: """
        > (app)
          present PageScreen "Login" over PageScreen "Root" as sheet, dismiss button Done
        > close drawer
          close drawer
        """)
  }

  @Test func offersRootItemsOverAModal() {
    rig.wireframe.presentModally(PageScreen("Login"))
    _ = rig.newLog()

    rig.stage.perform(.select("Other"))

    rig.expectLog(
      matches: """
        > select "Other"
          close drawer
          + select Other
        """)
  }

  @Test func keepsThePlayerOutOfReach() {
    rig.stage.perform(.maximize)

    let possible = #"select "Root", select "Other", close drawer"#
    rig.expectLog(
      matches: """
        > maximize
          refused: the drawer is in front; possible: \(possible)
        """)
  }
}
