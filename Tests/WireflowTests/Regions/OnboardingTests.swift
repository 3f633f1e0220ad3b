import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// An onboarding as tabs in a modal.
@MainActor
struct OnboardingTests {
  @MainActor
  final class App {
    let rig: RegionRig
    let welcome = PageScreen("Welcome")
    let privacy = PageScreen("Privacy")
    let flow: ChildFlow

    init(
      _ shape: Shape, in inner: Shape = .tabBar, dismissButton: ModalDismissButtonStyle? = .close
    ) {
      rig = RegionRig(shape, roots: ["Home", "Settings"])
      flow = ChildFlow(rig.wireframe, page: "Policy") { [welcome, privacy] flow, sender in
        flow.wireframe.presentModally(
          rootItems: [welcome, privacy], in: inner.makeWireframe(flow.wireframe.stage),
          from: sender, dismissButton: dismissButton)
      }
      rig.main.begin(flow, from: rig[0], as: "onboarding")
    }
  }

  @Test(arguments: Shape.allCases)
  func goesBackToItsRootAndOut(_ shape: Shape) {
    let app = App(shape)
    let rig = app.rig

    rig.perform(.select("Privacy"))
    app.flow.wireframe.push(app.flow.page, from: app.privacy)
    rig.perform(.adapt(.regular))
    expectText(
      "\(rig.tree)",
      matches: """
        \(shape.wideContainer)
          Home, selected
              PageScreen "Home" in RegionFlow
          Settings
              PageScreen "Settings" in RegionFlow
          \(shape.wideSheet), dismiss button Close, tab bar
            Welcome
                PageScreen "Welcome" in ChildFlow
            Privacy, selected
                PageScreen "Privacy" in ChildFlow
              * PageScreen "Policy" in ChildFlow
        """)
    expectText(rig.actions, matches: #"back, dismiss, select "Welcome", select "Privacy""#)
    rig.perform(.select("Settings"), .select("Welcome"), .select("Privacy"), .back, .back)

    rig.expectLog(
      matches: """
        > launch
          start RegionFlow
          install \(shape.container): Home, Settings
        > (app)
          start ChildFlow
          \(presenting(shape.sheet)), tab bar: Welcome, Privacy
        > select "Privacy"
          select Privacy
        > (app)
          push PageScreen "Policy" onto Privacy
        > adapt regular
          \(shape.adaptingLine("Home, Settings"))
        > select "Settings"
          refused: no element "Settings" is on screen; possible: select "Welcome", select "Privacy"
        > select "Welcome"
          select Welcome
        > select "Privacy"
          select Privacy
        > back
          pop PageScreen "Policy"
        > back
          dismiss PageScreen "Welcome"
          cancel ChildFlow
        """)
    #expect(rig.main.notes == ["onboarding cancelled"])
    expectText(
      "\(rig.tree)",
      matches: """
        \(shape.wideContainer)
          Home, selected
            * PageScreen "Home" in RegionFlow
          Settings
              PageScreen "Settings" in RegionFlow
        """)
  }

  @Test func opensADrawerOfItsOwn() {
    let app = App(.tabBar, in: .drawer)
    let rig = app.rig

    rig.perform(.openDrawer)
    expectText(rig.actions, matches: #"select "Welcome", select "Privacy", close drawer"#)
    rig.perform(.back, .select("Privacy"), .openDrawer, .select("Privacy"), .dismiss)

    rig.expectLog(
      matches: """
        > launch
          start RegionFlow
          install tab bar: Home, Settings
        > (app)
          start ChildFlow
          \(presenting("sheet")), drawer: Welcome, Privacy
        > open drawer
          open drawer
        > back
          refused: the drawer is in front; possible: \(rootActions), close drawer
        > select "Privacy"
          close drawer
          + select Privacy
        > open drawer
          open drawer
        > select "Privacy"
          close drawer
          ignored pop to root of PageScreen "Privacy": already there
        > dismiss
          dismiss PageScreen "Welcome"
          cancel ChildFlow
        """)
  }

  @Test func staysWithoutADismissButton() {
    let app = App(.tabBar, dismissButton: nil)
    let rig = app.rig

    rig.perform(.select("Privacy"), .back, .dismiss)
    app.flow.finish(1)
    rig.expectSound()

    rig.expectLog(
      matches: """
        > launch
          start RegionFlow
          install tab bar: Home, Settings
        > (app)
          start ChildFlow
          \(presenting("sheet", ", no dismiss button")), tab bar: Welcome, Privacy
        > select "Privacy"
          select Privacy
        > back
          ignored dismiss PageScreen "Welcome": PageScreen "Welcome" may not be dismissed
        > dismiss
          ignored dismiss PageScreen "Welcome": PageScreen "Welcome" may not be dismissed
        > (app)
          dismiss PageScreen "Welcome"
          finish ChildFlow
        """)
    #expect(rig.main.notes == ["onboarding finished 1"])
  }

  @Test(arguments: Shape.allCases)
  func leavesNothingBehind(_ shape: Shape) {
    expectNoLeaks { tracker in
      let app = App(.adaptive, in: shape)
      expectNoLeaks { tracker in
        let screen = tracker.track(PageScreen("Only"))
        let wireframe = tracker.track(TabBarWireframe(stage: app.rig.stage))
        app.rig.wireframe.presentModally(rootItems: [screen], in: wireframe)
        app.rig.wireframe.push(tracker.track(PageScreen("Top")), from: screen)
        app.rig.wireframe.dismiss(screen)
      }
      tracker.track(app.rig.controller)
      tracker.track(app.rig.stage)
      tracker.track(app.flow)
      tracker.track(app.privacy)
    }
  }

  private let rootActions = #"select "Welcome", select "Privacy""#

  private func presenting(
    _ style: String, _ button: String = ", dismiss button Close"
  ) -> String {
    #"present PageScreen "Welcome" over PageScreen "Home" as \#(style)\#(button)"#
  }
}

/// Hundreds of root items, details and embedded screens, and thousands by `WIREFLOW_STRENGTH`.
@MainActor
struct ManyTests {
  private let count = Strength.isWhole ? 2_000 : 400
  private var last: Int { count - 1 }
  private let rig = RegionRig(.split, roots: ["Home", "Profile"])

  @Test func holdsManyRootItemsWithADetailEach() {
    let items = (0..<count).map { PageScreen("Item \($0)") }
    rig.wireframe.update(rootItems: items)
    for item in items {
      rig.wireframe.select(item)
      rig.wireframe.showDetail(PageScreen("Detail of \(item.title)"), from: item)
    }
    rig.wireframe.update(rootItems: items.reversed())
    rig.expectSound()

    #expect(rig.stage.rootScreens.count == count)
    #expect(rig.stage.detail(beside: items[7]).titles == "Detail of Item 7")
    #expect(rig.stage.visibleScreens.titles == "Detail of Item \(last)/Item \(last)")
    rig.wireframe.update(rootItems: [items[3]])
    #expect(rig.stage.detail(beside: items[3]).titles == "Detail of Item 3")
    rig.expectSound()
  }

  @Test func holdsManyEmbeddedScreens() {
    let inner = (0..<count).map { PageScreen("Inner \($0)") }
    for screen in inner { rig.wireframe.embed(screen, in: rig[0]) }
    for screen in inner where screen !== inner[9] { rig.wireframe.remove(screen) }
    rig.wireframe.replace(inner[9], with: inner[8])
    for screen in inner.suffix(3) { rig.wireframe.embed(screen, in: rig[0]) }
    rig.wireframe.remove(inner[last - 1])
    rig.expectSound()

    #expect(
      rig.stage.embedded(in: rig[0]).titles == "Inner 8/Inner \(last - 2)/Inner \(last)")
  }
}
