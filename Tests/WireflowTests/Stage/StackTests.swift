import Testing
import Wireflow

@MainActor
struct StackTests {
  let rig = Rig()

  @Test func pushesFromTheTopOfAStack() {
    let page = PageScreen("Page")

    let outcome = rig.wireframe.push(page, from: rig.a)

    #expect(outcome == .committed)
    #expect(rig.newLog() == #"  push PageScreen "Page" onto A"#)
    #expect(rig.stage.stack(of: page).count == 2)
  }

  @Test func ignoresASecondPushFromOneScreen() {
    rig.wireframe.push(PageScreen("First"), from: rig.a)

    let outcome = rig.wireframe.push(PageScreen("Second"), from: rig.a)

    #expect(outcome == .ignored(.covered(.init(typeName: "PageScreen", title: "A"))))
    #expect(
      rig.newLog() == """
          push PageScreen "First" onto A
          ignored push PageScreen "Second": PageScreen "A" is covered
        """)
  }
}
