import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// An Admin tab that comes with a login and goes with a logout.
@MainActor
struct AdminTabTests {
  @MainActor
  final class App {
    let rig: RegionRig
    let admin = PageScreen("Admin")
    let checkout: ChildFlow
    let back: ChildFlow

    init(_ shape: Shape) {
      rig = RegionRig(shape, roots: ["Shop", "Profile"])
      checkout = ChildFlow(rig.wireframe, page: "Basket")
      back = ChildFlow(rig.wireframe, page: "Users") { _, _ in }
    }

    /// Goes three deep in the shop: two screens of its own, and one of a flow.
    func shop() {
      let shelf = PageScreen("Shelf")
      rig.wireframe.push(shelf, from: rig[0])
      rig.main.begin(checkout, from: shelf, as: "checkout")
    }

    func logIn() {
      rig.wireframe.update(rootItems: [rig[0], rig[1], admin])
      rig.main.start(back, owning: admin) { $0.notes.append("admin \($1.words)") }
    }

    func administer() {
      back.wireframe.push(back.page, from: admin)
      back.wireframe.push(PageScreen("User"), from: back.page)
    }

    func logOut() {
      rig.wireframe.update(rootItems: [rig[0], rig[1]])
    }
  }

  @Test(arguments: Shape.allCases)
  func comesAndGoesBesideAStackThatStays(_ shape: Shape) {
    let app = App(shape)
    let rig = app.rig

    app.shop()
    rig.perform(.select("Profile"))
    app.logIn()
    rig.expectSound()
    rig.perform(.select("Admin"))
    app.administer()
    rig.perform(.select("Shop"))
    rig.perform(.adapt(.regular))
    app.logOut()
    rig.expectSound()

    rig.expectLog(
      matches: """
        > launch
          start RegionFlow
          install \(shape.container): Shop, Profile
        > (app)
          push PageScreen "Shelf" onto Shop
          start ChildFlow
          push PageScreen "Basket" onto Shop
        > select "Profile"
          select Profile
        > (app)
          update \(shape.container): Shop, Profile, Admin
          start ChildFlow
        > select "Admin"
          select Admin
        > (app)
          push PageScreen "Users" onto Admin
          push PageScreen "User" onto Admin
        > select "Shop"
          select Shop
        > adapt regular
          \(shape.adaptingLine("Shop, Profile, Admin"))
        > (app)
          update \(shape.wideContainer): Shop, Profile
          cancel ChildFlow
        """)
    #expect(rig.main.notes == ["admin cancelled"])
    expectText(
      "\(rig.tree)",
      matches: """
        \(shape.wideContainer)
          Shop, selected
            \(shape.wideStar) PageScreen "Shop" in RegionFlow
              PageScreen "Shelf" in RegionFlow
            * PageScreen "Basket" in ChildFlow
          Profile
              PageScreen "Profile" in RegionFlow
        """)
    expectText(
      rig.actions,
      matches: """
        back, back to "Shop", select "Shop", select "Profile"\(shape.drawerAction)
        """)
    expectText("\(rig.tree.mainFlow?.description ?? "")", matches: "RegionFlow\n  ChildFlow")
  }

  @Test(arguments: Shape.allCases)
  func fallsBackToTheFirstWhenItGoesWhileSelected(_ shape: Shape) {
    let app = App(shape)
    let rig = app.rig
    app.shop()
    app.logIn()
    rig.perform(.select("Admin"))
    app.administer()
    app.back.wireframe.presentModally(PageScreen("Ban"), from: app.admin)
    app.back.wireframe.presentAlert(AlertContent(title: "Sure?"), from: app.admin)
    _ = rig.newLog()

    app.logOut()
    rig.expectSound()
    rig.perform(.dismiss, .back)

    rig.expectLog(
      matches: """
          close alert "Sure?"
          + update \(shape.container): Shop, Profile
          + dismiss PageScreen "Ban"
          cancel ChildFlow
        > dismiss
          refused: no modal is up; possible: back, back to "Shop", select "Shop", \
        select "Profile"\(shape.drawerAction)
        > back
          pop PageScreen "Basket"
          cancel ChildFlow
        """)
    #expect(rig.main.notes == ["admin cancelled", "checkout cancelled"])
  }

  @Test(arguments: Shape.allCases)
  func leavesNothingBehind(_ shape: Shape) {
    expectNoLeaks { tracker in
      let app = App(shape)
      app.shop()
      expectNoLeaks { tracker in
        let child = ChildFlow(app.rig.wireframe, page: "Users") { _, _ in }
        tracker.track(tracker.track(child).page)
        let admin = tracker.track(PageScreen("Admin"))
        app.rig.wireframe.update(rootItems: [admin, app.rig[0]])
        app.rig.main.start(child, owning: admin)
        child.wireframe.push(child.page, from: admin)
        app.logOut()
      }
      tracker.track(app.rig.controller)
      tracker.track(app.rig.stage)
      tracker.track(app.checkout)
    }
  }
}
