import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Root items that come, go and change.
@MainActor
struct RootItemsTests {
  /// A root item whose title changes.
  final class TitledScreen: Screen, RootLevelRepresentable {
    var title = "Old"
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  }

  private let rig = RegionRig(.tabBar, roots: ["Home", "Profile"])

  init() { _ = rig.newLog() }

  @Test func areKnownByTheirNewTitlesInTheDetailToo() {
    let (root, detail) = (TitledScreen(), PageScreen("Detail"))
    rig.wireframe.install(rootItems: [root])
    rig.wireframe.showDetail(detail, from: root)
    _ = rig.newLog()

    root.title = "New"
    rig.wireframe.update(rootItems: [root])
    rig.wireframe.push(PageScreen("Deep"), from: detail)

    rig.expectLog(
      matches: """
          update tab bar: New
          push PageScreen "Deep" onto New
        """)
  }

  @Test func keepTheirWireframeAmongSeveralRequests() {
    let rig = RegionRig(.tabBar, roots: ["Home"])
    let (a, b) = (PageScreen("A"), PageScreen("B"))
    let drawer = HamburgerWireframe(stage: rig.stage)
    let present = NavigationRequest.presentRootItems(
      [a, b], through: drawer, from: nil, style: .automatic, dismissButton: .close)
    let several = PolicyWireframe(
      stage: rig.stage,
      policy: SeveralPolicy(requests: [.push(PageScreen("Page"), from: rig[0]), present]))
    _ = rig.newLog()

    several.flush()
    rig.perform(.openDrawer, .select("B"))

    assertSnapshot(of: rig.newLog())
  }

  @Test func takeTheirSheetsAlong() {
    let child = ChildFlow.modal(rig.wireframe)
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig[1])
    rig.main.begin(child, from: page, as: "sheet")
    rig.wireframe.presentModally(PageScreen("Upper"), from: child.page)
    rig.wireframe.presentModally(PageScreen("Session"))
    rig.wireframe.presentModally(PageScreen("Help"), from: rig[0])
    _ = rig.newLog()

    rig.wireframe.update(rootItems: [rig[0]])
    rig.expectSound()

    #expect(rig.main.notes == ["sheet cancelled"])
    assertSnapshot(of: rig.newLog())
  }

  /// A policy that requests the same, whatever the request.
  private struct SeveralPolicy: WireframePolicy {
    nonisolated(unsafe) let requests: [NavigationRequest]

    func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
      .requests(requests)
    }
  }
}

/// Settings as columns in a modal.
@MainActor
struct SettingsTests {
  @MainActor
  final class App {
    let rig: RegionRig
    let settings = PageScreen("Settings")
    let network = PageScreen("Network")
    let flow: ChildFlow

    init(_ shape: Shape, in makeWireframe: @escaping (Stage) -> any ApplicationWireframe) {
      rig = RegionRig(shape, roots: ["Home", "Profile"])
      rig.perform(.adapt(.regular))
      flow = ChildFlow(rig.wireframe, page: "General") { [settings] flow, sender in
        flow.wireframe.presentModally(
          rootItems: [settings], in: makeWireframe(flow.wireframe.stage), from: sender,
          style: .formSheet, dismissButton: .done)
      }
      rig.main.begin(flow, from: rig[0], as: "settings")
    }

    func goDeep() {
      flow.wireframe.showDetail(flow.page, from: settings)
      flow.wireframe.push(PageScreen("About"), from: flow.page)
    }
  }

  @Test(arguments: Shape.allCases)
  func collapseWithAWireframeThatAdapts(_ shape: Shape) {
    let app = App(shape) { AdaptiveWireframe(stage: $0) }
    let rig = app.rig

    app.goDeep()
    rig.perform(.adapt(.compact))
    let tree = "\(rig.tree)"
    app.flow.wireframe.showDetail(app.network, from: app.settings)
    rig.perform(.back, .adapt(.regular))
    app.flow.wireframe.showDetail(app.network, from: app.settings)
    rig.perform(.back, .back)

    assertSnapshot(of: "\(tree)\n\n\(rig.newLog())")
    #expect(rig.main.notes == ["settings cancelled"])
  }
}
