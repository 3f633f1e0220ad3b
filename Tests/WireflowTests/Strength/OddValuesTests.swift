import TestSupport
import Testing
import Wireflow

/// Values without sense, which an app may have read, count as the nearest ones with sense.
@MainActor
struct OddValuesTests {
  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())

  @Test func aLogOfLessThanNothingKeepsNothing() {
    let controller = ApplicationController(
      wireframe: TabBarWireframe(stage: stage),
      mainFlow: MainFlow(TabBarWireframe(stage: stage)))
    stage.log.limit = -5
    controller.finishLaunching()

    #expect(stage.log.limit == 0)
    #expect(stage.log.lines == [])
    #expect(stage.log.lastLines(-1) == [])
  }

  @Test(arguments: [0, -1, .min])
  func aContainerHasAColumn(columns: Int) {
    let container = WireframeContainer(
      name: "odd", rootNavigation: .tabs, columns: columns,
      modalStyle: WireframeContainer.compactModalStyle)
    #expect(container.columns == 1)
  }

  @Test func aSwitchWithoutVariantsIsABarOfTabs() {
    let wireframe = WireframeSwitch(stage: stage, variants: [], selected: "kiosk")
    ApplicationController(wireframe: wireframe, mainFlow: MainFlow(wireframe)).finishLaunching()

    #expect(wireframe.selected == "tab-bar")
    #expect(stage.log.lines.last?.hasPrefix("  install tab bar: ") == true)
  }
}
