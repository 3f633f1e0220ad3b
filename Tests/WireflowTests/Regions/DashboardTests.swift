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

    let flows = rig.tree.mainFlow?.description ?? ""
    assertSnapshot(of: "\(rig.newLog())\n\n\(rig.tree)\n\(flows)")
  }
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

    func logOut() { rig.wireframe.update(rootItems: [rig[0], rig[1]]) }
  }

  @Test(arguments: Shape.allCases)
  func fallsBackToTheFirstWhenItGoesWhileSelected(_ shape: Shape) {
    let app = App(shape)
    let rig = app.rig
    app.shop()
    app.logIn()
    rig.expectSound()
    rig.perform(.select("Admin"))
    app.administer()
    app.back.wireframe.presentModally(PageScreen("Ban"), from: app.admin)
    app.back.wireframe.presentAlert(AlertContent(title: "Sure?"), from: app.admin)
    _ = rig.newLog()

    app.logOut()
    rig.expectSound()
    rig.perform(.dismiss, .back)

    assertSnapshot(of: rig.newLog())
    #expect(rig.main.notes == ["admin cancelled", "checkout cancelled"])
  }
}
