import TestSupport
import Testing
import Wireflow

@MainActor
struct SelectTests {
  let rig = Rig()

  @Test func selectsARootItem() {
    let outcome = rig.wireframe.select(rig.b)

    #expect(outcome == .committed)
    rig.expectLog(matches: "  select B")
    #expect(rig.stage.selectedRoot === rig.b)
    #expect(rig.stage.visibleScreens.titles == "B")
  }

  @Test func keepsTheStackOfARootItemThatIsNotSelected() {
    rig.wireframe.push(PageScreen("Page"), from: rig.a)
    rig.wireframe.select(rig.b)
    rig.wireframe.push(PageScreen("Under"), from: rig.stage.stack(of: rig.a)[1])
    rig.wireframe.select(rig.a)

    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          select B
          push PageScreen "Under" onto A
          select A
        """)
    #expect(rig.stage.stack(of: rig.a).titles == "A/Page/Under")
  }

  @Test func ignoresTheRootItemThatIsSelectedAlready() {
    let outcome = rig.wireframe.select(rig.a)

    #expect(outcome == .ignored(.alreadyThere))
    rig.expectLog(matches: "  ignored select A: already there")
  }

  @Test func ignoresWhatIsNoRootItem() {
    let page = PageScreen("Page")
    let modal = PageScreen("Modal")
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentModally(modal, from: page)
    _ = rig.newLog()

    for screen in [page, modal, PageScreen("Stranger")] {
      #expect(rig.wireframe.select(screen) == .ignored(.notOnStage(screen.name)))
    }

    rig.expectLog(
      matches: """
          ignored select Page: PageScreen "Page" is not on stage
          ignored select Modal: PageScreen "Modal" is not on stage
          ignored select Stranger: PageScreen "Stranger" is not on stage
        """)
  }

  @Test func namesARootItemByItsRepresentation() {
    let shelf = ShelfScreen()
    rig.wireframe.install(rootItems: [shelf, rig.b])
    rig.wireframe.select(shelf)
    rig.wireframe.select(rig.b)
    rig.wireframe.select(shelf)

    rig.expectLog(
      matches: """
          install tab bar: Shelf, B
          ignored select Shelf: already there
          select B
          select Shelf
        """)
  }
}

private final class ShelfScreen: RootLevelRepresentable {
  let title = "All my books"
  let rootLevelRepresentation = RootLevelRepresentation(title: "Shelf")
}
