import TestSupport
import Testing
import Wireflow

@MainActor
struct ReplaceTests {
  let rig = Rig()
  let page = PageScreen("Page")
  let new = PageScreen("New")

  @Test func replacesAScreenInTheMiddleOfAStack() {
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.push(PageScreen("Top"), from: page)
    _ = rig.newLog()

    let outcome = rig.wireframe.replace(page, with: new)

    #expect(outcome == .committed)
    rig.expectLog(matches: #"  replace PageScreen "Page" with PageScreen "New""#)
    #expect(rig.stage.stack(of: new).titles == "A/New/Top")
    #expect(rig.stage.isOnStage(page) == false)
  }

  @Test func replacesARoot() {
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.replace(rig.a, with: new)
    rig.wireframe.pop(page)
    rig.wireframe.push(PageScreen("Next"), from: new)
    rig.wireframe.select(rig.b)
    rig.wireframe.select(new)

    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          replace PageScreen "A" with PageScreen "New"
          pop PageScreen "Page"
          push PageScreen "Next" onto New
          select B
          select New
        """)
  }

  @Test func replacesTheRootOfAModal() {
    rig.wireframe.presentModally(page, from: rig.a)
    rig.wireframe.replace(page, with: new)
    rig.wireframe.dismiss(new)

    rig.expectLog(
      matches: """
          present PageScreen "Page" over PageScreen "A" as sheet, dismiss button Done
          replace PageScreen "Page" with PageScreen "New"
          dismiss PageScreen "New"
        """)
    #expect(rig.wireframe.presentModally(page, from: rig.a) == .committed)
  }

  @Test func handsTheModalOfASenderToTheNewScreen() {
    let modal = PageScreen("Modal")
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentModally(modal, from: page)
    rig.wireframe.replace(page, with: new)
    _ = rig.newLog()

    let second = rig.wireframe.presentModally(PageScreen("Second"), from: new)
    rig.wireframe.dismiss(modal)
    let third = rig.wireframe.presentModally(PageScreen("Third"), from: new)

    #expect(second == .ignored(.alreadyPresenting(new.name)))
    #expect(third == .committed)
    rig.expectLog(
      matches: """
          ignored present PageScreen "Second": PageScreen "New" is already presenting
          dismiss PageScreen "Modal"
          present PageScreen "Third" over PageScreen "New" as sheet, dismiss button Done
        """)
  }

  @Test func closesTheAlertOfItsSender() {
    var answers: [AlertContent.Action?] = []
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: page) {
      answers.append($0?.action)
    }
    _ = rig.newLog()

    rig.wireframe.replace(page, with: new)

    #expect(answers == [nil])
    rig.expectLog(
      matches: """
          close alert "Sure?"
          + replace PageScreen "Page" with PageScreen "New"
        """)
  }

  @Test func ignoresWhatCannotBeReplaced() {
    let stranger = PageScreen("Stranger")

    let outcomes = [
      rig.wireframe.replace(stranger, with: new),
      rig.wireframe.replace(rig.a, with: rig.b),
      rig.wireframe.replace(rig.a, with: rig.a),
    ]

    #expect(
      outcomes == [
        .ignored(.notOnStage(stranger.name)), .ignored(.alreadyOnStage(rig.b.name)),
        .ignored(.alreadyOnStage(rig.a.name)),
      ])
    rig.expectLog(
      matches: """
          ignored replace PageScreen "Stranger" with PageScreen "New": \
        PageScreen "Stranger" is not on stage
          ignored replace PageScreen "A" with PageScreen "B": PageScreen "B" is already on stage
          ignored replace PageScreen "A" with PageScreen "A": PageScreen "A" is already on stage
        """)
  }
}
