import TestSupport
import Testing
import Wireflow

@MainActor
struct EscapingTests {
  let rig = Rig()

  @Test func aTitleCannotForgeALine() {
    let forged = "Crime\" onto A\n> tap \"Buy\""

    rig.wireframe.push(PageScreen(forged), from: rig.a)

    rig.expectLog(matches: #"  push PageScreen "Crime\" onto A\n> tap \"Buy\"" onto A"#)
  }

  @Test func aRootTitleCannotForgeALine() {
    let root = PageScreen("A, B\n> select C")
    rig.wireframe.install(rootItems: [root, PageScreen("Books & Co")])
    rig.wireframe.push(PageScreen("Page"), from: root)
    rig.wireframe.select(root)

    rig.expectLog(
      matches: #"""
          install tab bar: "A, B\n> select C", Books & Co
          push PageScreen "Page" onto "A, B\n> select C"
          ignored select "A, B\n> select C": already there
        """#)
  }

  @Test func anAlertCannotForgeALine() {
    rig.wireframe.presentAlert(
      AlertContent(
        title: "Sure?\"", message: "Yes\r\nNo", actions: [.init("OK]\n> back"), .init("No, never")]),
      from: rig.a)
    rig.stage.perform(.choose("OK]\n> back"))

    rig.expectLog(
      matches: #"""
          alert "Sure?\"": "Yes\r\nNo" ["OK]\n> back", "No, never"]
        > choose "OK]\n> back"
          close alert "Sure?\""
        """#)
  }

  @Test func aPopoversAnchorCannotForgeALine() {
    let screen = PageScreen("Page")
    rig.stage.submit(
      .present(screen, from: rig.a, style: .popover(anchor: "M\n> back"), dismissButton: nil))

    #expect(rig.newLog().split(separator: "\n").count == 1)
  }

  @Test func aTapCannotForgeALine() {
    rig.stage.perform(.tap("Buy\"\n> back\u{202E}"))

    rig.expectLog(
      matches: #"""
        > tap "Buy\"\n> back\u{202E}"
          refused: no element "Buy\"\n> back\u{202E}" is on screen; possible: select "A", select "B"
        """#)
  }
}
