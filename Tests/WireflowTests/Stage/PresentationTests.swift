import TestSupport
import Testing
import Wireflow

@MainActor
struct PresentationTests {
  let rig = Rig()
  let modal = PageScreen("Modal")

  @Test func presentsFromASender() {
    let outcome = rig.wireframe.presentModally(modal, from: rig.a)

    #expect(outcome == .committed)
    #expect(
      rig.newLog()
        == #"  present PageScreen "Modal" over PageScreen "A" as sheet, dismiss button Done"#)
    #expect(rig.stage.modalScreens.titles == "Modal")
    #expect(rig.stage.visibleScreens.titles == "Modal")
  }

  @Test func presentsInTheStyleThatTheScreenPrefers() {
    let styles: [ModalStyle] = [
      .sheet([.medium, .height(80)]), .fullScreen, .formSheet,
      .popover(anchor: "More", preferredSize: .init(width: 320, height: 200)),
    ]
    modal.allowedModalDismissButtonStyle = nil

    for style in styles {
      modal.preferredModalStyle = style
      rig.wireframe.presentModally(modal, from: rig.a)
      rig.wireframe.dismiss(modal)
    }

    rig.expectLog(
      matches: """
          present PageScreen "Modal" over PageScreen "A" as sheet at medium, 80 points, \
        no dismiss button
          dismiss PageScreen "Modal"
          present PageScreen "Modal" over PageScreen "A" as full screen, no dismiss button
          dismiss PageScreen "Modal"
          present PageScreen "Modal" over PageScreen "A" as sheet, no dismiss button
          dismiss PageScreen "Modal"
          present PageScreen "Modal" over PageScreen "A" as sheet, no dismiss button
          dismiss PageScreen "Modal"
        """)
  }

  @Test func ignoresASecondModalFromOneSender() {
    rig.wireframe.presentModally(modal, from: rig.a)

    let outcome = rig.wireframe.presentModally(PageScreen("Second"), from: rig.a)

    #expect(outcome == .ignored(.alreadyPresenting(rig.a.name)))
    rig.expectLog(
      matches: """
          present PageScreen "Modal" over PageScreen "A" as sheet, dismiss button Done
          ignored present PageScreen "Second": PageScreen "A" is already presenting
        """)
  }

  @Test func ignoresWhatCannotBePresented() {
    let stranger = PageScreen("Stranger")

    let outcomes = [
      rig.wireframe.presentModally(modal, from: stranger),
      rig.wireframe.presentModally(rig.b, from: rig.a),
      rig.wireframe.presentModally(rig.a),
    ]

    #expect(
      outcomes == [
        .ignored(.notOnStage(stranger.name)), .ignored(.alreadyOnStage(rig.b.name)),
        .ignored(.alreadyOnStage(rig.a.name)),
      ])
    rig.expectLog(
      matches: """
          ignored present PageScreen "Modal": PageScreen "Stranger" is not on stage
          ignored present PageScreen "B": PageScreen "B" is already on stage
          ignored present PageScreen "A": PageScreen "A" is already on stage
        """)
  }

  @Test func presentsTheSessionExpiredLoginOverWhateverIsInFront() {
    let login = PageScreen("Log in")
    let again = PageScreen("Log in again")
    rig.wireframe.presentModally(modal, from: rig.a)
    let pushed = PageScreen("Pushed")
    rig.wireframe.push(pushed, from: modal)
    _ = rig.newLog()

    rig.wireframe.presentModally(login)
    rig.wireframe.presentModally(again)

    rig.expectLog(
      matches: """
          present PageScreen "Log in" over PageScreen "Pushed" as sheet, dismiss button Done
          present PageScreen "Log in again" over PageScreen "Log in" as sheet, dismiss button Done
        """)
    #expect(rig.stage.modalScreens.titles == "Modal/Log in/Log in again")
  }

  @Test func presentsFromASenderThatIsCovered() {
    let second = PageScreen("Second")
    rig.wireframe.presentModally(modal, from: rig.a)

    let outcome = rig.wireframe.presentModally(second, from: rig.b)

    #expect(outcome == .committed)
    rig.expectLog(
      matches: """
          present PageScreen "Modal" over PageScreen "A" as sheet, dismiss button Done
          present PageScreen "Second" over PageScreen "B" as sheet, dismiss button Done
        """)
    #expect(rig.stage.visibleScreens.titles == "Second")
  }
}
