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
