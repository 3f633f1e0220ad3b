import TestSupport
import Testing
import Wireflow
import WireflowTesting

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
  func standInColumnsOfTheirOwn(_ shape: Shape) {
    let app = App(shape) { SplitWireframe(stage: $0) }
    let rig = app.rig

    app.goDeep()
    rig.perform(.adapt(.compact))
    expectText(
      "\(rig.tree)",
      matches: """
        \(shape.container)
          Home, selected
              PageScreen "Home" in RegionFlow
          Profile
              PageScreen "Profile" in RegionFlow
          \(shape.sheet), dismiss button Done, split
            Settings, selected
              * PageScreen "Settings" in ChildFlow
              detail
                PageScreen "General" in ChildFlow
              * PageScreen "About" in ChildFlow
        """)
    expectText(rig.actions, matches: #"back, dismiss, select "Settings""#)
    app.flow.wireframe.showDetail(app.network, from: app.settings)
    rig.perform(.back, .back)

    let compact =
      shape == .adaptive ? "adapt to" : "ignored adapt compact: already in"
    let titles = shape == .adaptive ? ": Home, Profile" : ""
    rig.expectLog(
      matches: """
        \(beginning(shape))
        > adapt compact
          \(compact) \(shape.container)\(titles)
        > (app)
          show detail PageScreen "Network" beside Settings
        > back
          pop PageScreen "Network"
        > back
          dismiss PageScreen "Settings"
          cancel ChildFlow
        """)
    #expect(rig.main.notes == ["settings cancelled"])
  }

  @Test(arguments: Shape.allCases)
  func collapseWithAWireframeThatAdapts(_ shape: Shape) {
    let app = App(shape) { AdaptiveWireframe(stage: $0) }
    let rig = app.rig

    app.goDeep()
    rig.perform(.adapt(.compact))
    expectText(
      "\(rig.tree)",
      matches: """
        \(shape.container)
          Home, selected
              PageScreen "Home" in RegionFlow
          Profile
              PageScreen "Profile" in RegionFlow
          \(shape.sheet), dismiss button Done, tab bar
            Settings, selected
                PageScreen "Settings" in ChildFlow
              detail
                PageScreen "General" in ChildFlow
              * PageScreen "About" in ChildFlow
        """)
    app.flow.wireframe.showDetail(app.network, from: app.settings)
    rig.perform(.back, .adapt(.regular))
    app.flow.wireframe.showDetail(app.network, from: app.settings)
    rig.perform(.back, .back)

    rig.expectLog(
      matches: """
        \(beginning(shape))
        > adapt compact
          adapt to \(shape.container): Home, Profile
        > (app)
          ignored show detail PageScreen "Network": PageScreen "Settings" is covered
        > back
          pop PageScreen "About"
        > adapt regular
          adapt to \(shape.wideContainer): Home, Profile
        > (app)
          show detail PageScreen "Network" beside Settings
        > back
          pop PageScreen "Network"
        > back
          dismiss PageScreen "Settings"
          cancel ChildFlow
        """)
    #expect(rig.main.notes == ["settings cancelled"])
  }

  @Test func leaveNothingBehind() {
    expectNoLeaks { tracker in
      let app = App(.adaptive) { AdaptiveWireframe(stage: $0) }
      app.goDeep()
      app.rig.perform(.adapt(.compact))
      tracker.track(app.rig.controller)
      tracker.track(app.rig.stage)
      tracker.track(app.flow)
      tracker.track(app.settings)
    }
  }

  /// The log until the settings are two deep.
  private func beginning(_ shape: Shape) -> String {
    let over = #"over PageScreen "Home" as \#(shape.wideSheet), dismiss button Done"#
    return """
      > launch
        start RegionFlow
        install \(shape.container): Home, Profile
      > adapt regular
        \(shape.adaptingLine("Home, Profile"))
      > (app)
        start ChildFlow
        present PageScreen "Settings" \(over), split: Settings
        show detail PageScreen "General" beside Settings
        push PageScreen "About" onto Settings
      """
  }
}
