import TestSupport
import Testing
import Wireflow

@testable import WireflowWeb

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
        "> adapt regular", "  adapt to split: Shop", "> adapt compact",
        "  adapt to tab bar: Shop", "> adapt compact", "  adapt to drawer: Shop",
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
    #expect(stage.log.lines.count == count)
    #expect(wireframe.selected == "drawer")
  }
}
