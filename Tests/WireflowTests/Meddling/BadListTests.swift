import TestSupport
import Testing
import Wireflow

/// Lists of screens with nothing in them, with one twice, or with one that is elsewhere.
@MainActor
struct BadListTests {
  private let rig = RegionRig(.tabBar, roots: ["Home", "Profile"])
  private let page = PageScreen("Page")
  private let new = PageScreen("New")

  init() {
    rig.wireframe.push(page, from: rig[0])
    _ = rig.newLog()
  }

  private func present(_ items: [PageScreen], from sender: (any Screen)? = nil) {
    rig.wireframe.presentModally(
      rootItems: items, in: TabBarWireframe(stage: rig.stage), from: sender)
  }

  @Test func ignoresEmptyLists() {
    rig.wireframe.install(rootItems: [])
    rig.wireframe.update(rootItems: [])
    rig.wireframe.update(rootItems: [], around: new)
    present([])
    present([], from: new)
    rig.expectSound()

    rig.expectLog(
      matches: """
          ignored install: there are no root items
          ignored update: there are no root items
          ignored update: there are no root items
          ignored present root items: there are no root items
          ignored present root items: there are no root items
        """)
  }

  @Test func namesWhatStandsTwiceInAList() {
    rig.wireframe.install(rootItems: [new, rig[0], new])
    rig.wireframe.update(rootItems: [rig[0], rig[1], rig[0]])
    present([new, new])
    rig.expectSound()

    rig.expectLog(
      matches: """
          ignored install New, Home, New: PageScreen "New" is already on stage
          ignored update Home, Profile, Home: PageScreen "Home" is already on stage
          ignored present PageScreen "New": PageScreen "New" is already on stage
        """)
  }

  @Test func namesWhatStandsElsewhere() {
    rig.wireframe.update(rootItems: [rig[0], page])
    rig.wireframe.update(rootItems: [rig[0]], around: new)
    present([new, page])
    present([new], from: PageScreen("Foreign"))
    rig.wireframe.embed(page, in: rig[1])
    rig.wireframe.embed(new, in: new)
    rig.wireframe.showDetail(rig[1], from: page)
    rig.wireframe.remove(new)
    rig.expectSound()

    rig.expectLog(
      matches: """
          ignored update Home, Page: PageScreen "Page" is already on stage
          ignored update Home: PageScreen "New" is not on stage
          ignored present PageScreen "New": PageScreen "Page" is already on stage
          ignored present PageScreen "New": PageScreen "Foreign" is not on stage
          ignored embed PageScreen "Page" in PageScreen "Profile": PageScreen "Page" is already on stage
          ignored embed PageScreen "New" in PageScreen "New": PageScreen "New" is not on stage
          ignored show detail PageScreen "Profile": PageScreen "Profile" is already on stage
          ignored remove PageScreen "New": PageScreen "New" is not on stage
        """)
  }

  @Test func installsAScreenThatStandsDeepElsewhere() {
    rig.wireframe.embed(new, in: page)
    present([PageScreen("Item")], from: page)
    _ = rig.newLog()

    rig.wireframe.install(rootItems: [new, page])
    rig.expectSound()

    rig.expectLog(matches: "  install tab bar: New, Page")
    #expect(rig.stage.rootScreens.titles == "New/Page")
    #expect(rig.stage.modalScreens.isEmpty)
  }

  @Test func readsTheStageWhileItInstalls() {
    final class ReadingScreen: Screen, RootLevelRepresentable {
      let title = "Reading"
      weak var stage: Stage?
      var found: [String] = []

      var rootLevelRepresentation: RootLevelRepresentation {
        found.append(stage?.stack(of: self).titles ?? "")
        return .init(title: title, badge: stage.map { "\($0.rootScreens.count)" })
      }
    }
    let reading = ReadingScreen()
    reading.stage = rig.stage

    rig.wireframe.install(rootItems: [reading, new])
    rig.wireframe.push(page, from: reading)
    rig.wireframe.update(rootItems: [new, reading])

    rig.expectLog(
      matches: """
          install tab bar: Reading, New
          push PageScreen "Page" onto Reading
          update tab bar: New, Reading
        """)
    #expect(reading.found.first == "Reading")
    #expect(reading.found.last == "Reading/Page")
  }
}
