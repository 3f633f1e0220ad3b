import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// A dashboard with two flows that are embedded in it.
@MainActor
struct DashboardTests {
  @MainActor
  final class App {
    let rig: RegionRig
    let dashboard = PageScreen("Dashboard")
    let news: ChildFlow
    let weather: ChildFlow
    let map = PageScreen("Map")

    init(_ shape: Shape) {
      rig = RegionRig(shape, roots: ["Home", "Profile"])
      let embed = { (flow: ChildFlow, host: any Screen) in
        _ = flow.wireframe.embed(flow.page, in: host)
      }
      news = ChildFlow(rig.wireframe, page: "News", onStart: embed)
      weather = ChildFlow(rig.wireframe, page: "Weather", onStart: embed)
      rig.wireframe.push(dashboard, from: rig[0])
      rig.main.begin(news, from: dashboard, as: "news")
      rig.main.begin(weather, from: dashboard, as: "weather")
      weather.wireframe.embed(map, in: weather.page)
    }
  }

  @Test(arguments: Shape.allCases)
  func pushesAndPresentsAsItsHost(_ shape: Shape) {
    let app = App(shape)
    let rig = app.rig
    expectText(
      "\(rig.tree)",
      matches: """
        \(shape.container)
          Home, selected
            \(shape.star) PageScreen "Home" in RegionFlow
            * PageScreen "Dashboard" in RegionFlow
                * PageScreen "News" in ChildFlow
                * PageScreen "Weather" in ChildFlow
                    * PageScreen "Map" in ChildFlow
          Profile
              PageScreen "Profile" in RegionFlow
        """)

    app.news.finish(1)
    rig.expectSound()
    app.weather.wireframe.push(PageScreen("Forecast"), from: app.map)
    app.weather.wireframe.push(PageScreen("Forecast"), from: app.map)
    rig.perform(.adapt(.regular), .back)
    app.weather.wireframe.presentModally(PageScreen("Alarm"), from: app.map)
    app.weather.wireframe.presentModally(PageScreen("Alarm"), from: app.weather.page)
    expectText(
      "\(rig.tree)",
      matches: """
        \(shape.wideContainer)
          Home, selected
              PageScreen "Home" in RegionFlow
              PageScreen "Dashboard" in RegionFlow
                  PageScreen "Weather" in ChildFlow
                      PageScreen "Map" in ChildFlow
          Profile
              PageScreen "Profile" in RegionFlow
          \(shape.wideSheet), dismiss button Done
            * PageScreen "Alarm" in ChildFlow
        """)
    expectText(rig.actions, matches: "dismiss")
    rig.perform(.dismiss)
    rig.wireframe.presentAlert(AlertContent(title: "Storm"), from: app.map)
    app.weather.wireframe.remove(app.map)
    rig.perform(.back, .back)

    rig.expectLog(matches: log(shape))
    #expect(rig.main.notes == ["news finished 1", "weather cancelled"])
  }

  @Test(arguments: Shape.allCases)
  func finishesWithAllThatItPushed(_ shape: Shape) {
    let app = App(shape)
    let rig = app.rig

    let forecast = PageScreen("Forecast")
    app.weather.wireframe.push(forecast, from: app.map)
    rig.wireframe.push(PageScreen("Of main"), from: forecast)
    app.weather.wireframe.presentModally(PageScreen("Alarm"), from: app.map)
    _ = rig.newLog()
    app.weather.finish(2)
    rig.expectSound()

    rig.expectLog(
      matches: """
          dismiss PageScreen "Alarm"
          + remove PageScreen "Weather"
          + remove PageScreen "Forecast" from Home
          finish ChildFlow
        """)
    expectText(
      "\(rig.tree)",
      matches: """
        \(shape.container)
          Home, selected
            \(shape.star) PageScreen "Home" in RegionFlow
              PageScreen "Dashboard" in RegionFlow
                  PageScreen "News" in ChildFlow
            * PageScreen "Of main" in RegionFlow
          Profile
              PageScreen "Profile" in RegionFlow
        """)
    expectText("\(rig.tree.mainFlow?.description ?? "")", matches: "RegionFlow\n  ChildFlow")
  }

  @Test(arguments: Shape.allCases)
  func leavesNothingBehind(_ shape: Shape) {
    expectNoLeaks { tracker in
      let app = App(shape)
      expectNoLeaks { tracker in
        let page = tracker.track(PageScreen("Page"))
        app.rig.wireframe.embed(page, in: app.news.page)
        app.rig.wireframe.embed(tracker.track(PageScreen("Inner")), in: page)
        app.rig.wireframe.remove(page)
      }
      tracker.track(app.rig.controller)
      tracker.track(app.rig.stage)
      tracker.track(app.news)
      tracker.track(app.map)
    }
  }

  private func log(_ shape: Shape) -> String {
    """
    > launch
      start RegionFlow
      install \(shape.container): Home, Profile
    > (app)
      push PageScreen "Dashboard" onto Home
      start ChildFlow
      embed PageScreen "News" in PageScreen "Dashboard"
      start ChildFlow
      embed PageScreen "Weather" in PageScreen "Dashboard"
      embed PageScreen "Map" in PageScreen "Weather"
      remove PageScreen "News"
      finish ChildFlow
      push PageScreen "Forecast" onto Home
      ignored push PageScreen "Forecast": PageScreen "Map" is covered
    > adapt regular
      \(shape.adaptingLine("Home, Profile"))
    > back
      pop PageScreen "Forecast"
    > (app)
      present PageScreen "Alarm" over PageScreen "Dashboard" as \(shape.wideSheet), \(doneButton)
      ignored present PageScreen "Alarm": PageScreen "Weather" is already presenting
    > dismiss
      dismiss PageScreen "Alarm"
    > (app)
      alert "Storm" [OK]
      close alert "Storm"
      + remove PageScreen "Map"
    > back
      pop PageScreen "Dashboard"
      cancel ChildFlow
    > back
      refused: this is the root; possible: select "Home", select "Profile"\(shape.drawerAction)
    """
  }

  private var doneButton: String { "dismiss button Done" }
}

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
