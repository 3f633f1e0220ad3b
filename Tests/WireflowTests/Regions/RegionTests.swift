import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Journeys through root items, details, embedded screens and modals, on all wireframes.
@MainActor
struct RegionTests {
  /// Tells a story on each wireframe.
  private func tell(_ stories: inout Stories, _ name: String, _ steps: (FlowRig) -> Void) {
    for shape in Shape.allCases {
      stories.tell("\(name), \(shape)", FlowRig { shape.makeWireframe($0) }, steps)
    }
  }

  /// A dashboard with two flows that are embedded in it.
  @Test func finishWithAllThatFlowsPushed() {
    var stories = Stories()
    tell(&stories, "a flow in a dashboard") { rig in
      let (dashboard, map) = (rig.wireframe.push("Dashboard"), PageScreen("Map"))
      rig.start("News", from: dashboard) { $0.wireframe.embed($0.page, in: $1) }
      let weather = rig.start("Weather", from: dashboard) { $0.wireframe.embed($0.page, in: $1) }
      weather.wireframe.embed(map, in: weather.page)
      let forecast = weather.wireframe.push("Forecast", from: map)
      rig.wireframe.push("Of main", from: forecast)
      weather.wireframe.present("Alarm", from: map)
      weather.finish(2)
      rig.note("flows: \(NavigationTree(rig.stage).mainFlow?.description ?? "")")
    }
    assertSnapshot(of: stories.text)
  }

  /// An Admin tab that comes with a login and goes with a logout.
  @Test func fallBackToTheFirstRootItem() {
    var stories = Stories()
    tell(&stories, "the selected root item goes") { rig in
      rig.start("Basket", from: rig.wireframe.push("Shelf"))
      let (admin, users) = (PageScreen("Admin"), ChildFlow(rig.wireframe) { _, _ in })
      rig.wireframe.update(rootItems: [rig.root, rig.other, admin])
      rig.main.start(users, owning: admin) { rig.note("admin \($1.words)") }
      rig.user(.select("Admin"))
      users.wireframe.push("User", from: admin)
      users.wireframe.present("Ban", from: admin)
      users.wireframe.ask("Sure?", from: admin)
      rig.wireframe.update(rootItems: [rig.root, rig.other])
      rig.user(.dismiss, .back)
    }
    assertSnapshot(of: stories.text)
  }

  @Test func changeTheirItems() {
    var stories = Stories()
    stories.tell("items are known by their new titles in the detail too") { rig in
      let (root, detail) = (TitledScreen(), PageScreen("Detail"))
      rig.wireframe.install(rootItems: [root])
      rig.wireframe.showDetail(detail, from: root)
      root.title = "New"
      rig.wireframe.update(rootItems: [root])
      rig.wireframe.push("Deep", from: detail)
    }
    for isOwn in [true, false] {
      stories.tell("a page on a player goes with its flow, and the player, if own: \(isOwn)") {
        rig in
        let radio = Player()
        if !isOwn { rig.wireframe.installMinimizable(radio, animated: false) }
        let child = rig.start("Lyrics") { flow, _ in
          if isOwn { flow.wireframe.installMinimizable(radio, animated: false) }
          flow.wireframe.embed(flow.page, in: radio)
        }
        child.finish(1)
      }
    }
    assertSnapshot(of: stories.text)
  }

  /// A root item whose title changes.
  private final class TitledScreen: RootLevelRepresentable {
    var title = "Old"
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  }
}
