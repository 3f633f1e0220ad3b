import TestSupport
import Testing
import Wireflow
import WireflowExploration

/// The place of a stage is the first of the rules that applies.
@MainActor
struct PlaceRulesTests {
  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
  private let flow: RulesFlow
  private let controller: ApplicationController

  init() {
    let wireframe = SplitWireframe(stage: stage)
    flow = RulesFlow(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
    controller.finishLaunching()
  }

  private var place: String? {
    NavigationMap.place(of: stage).map { "\($0.lane.description): \($0)" }
  }

  @Test func isTheSelectedRootItem() {
    #expect(place == #"root "RuleScreen": RuleScreen "one""#)

    flow.wireframe.select(flow.roots[1])

    #expect(place == #"root "RuleScreen 2": RuleScreen "two""#)
  }

  @Test func isTheDetailBesideItsList() {
    flow.wireframe.showDetail(RuleScreen("detail"), from: flow.roots[0])

    #expect(place == #"root "RuleScreen": RuleScreen "detail""#)
  }

  @Test func isTheLastModalInFrontOfAPlayer() {
    flow.wireframe.installMinimizable(RuleScreen("player"), animated: false)
    #expect(place == #"root "RuleScreen": RuleScreen "one""#)

    flow.wireframe.maximizeMinimizableView(animated: false)
    #expect(place == #"player: RuleScreen "player""#)

    flow.wireframe.presentModally(
      rootItems: [RuleScreen("first"), RuleScreen("second")],
      in: TabBarWireframe(stage: stage))
    #expect(place == #"modal RuleScreen: RuleScreen "first""#)

    flow.wireframe.presentAlert(
      AlertContent(title: "Alert", actions: [.init("OK")]), from: flow.roots[0])
    #expect(place == #"modal RuleScreen: RuleScreen "first""#)
  }
}

@MainActor
private final class RulesFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let roots = [RuleScreen("one"), RuleScreen("two")]

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() { wireframe.install(rootItems: roots) }
}

@MainActor
private final class RuleScreen: RootLevelRepresentable, ModallyPresentable, FullscreenMinimizable {
  let title = "Rule"
  let placeID: String?
  let preferredModalStyle = ModalStyle.automatic
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  var onMinimizedPlayerPressed: (() -> Void)?
  lazy var minimizedControls: any Screen = RuleScreen("controls")
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ placeID: String) { self.placeID = placeID }
}
