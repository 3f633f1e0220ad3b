import TestSupport
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct ActionRefusalTests {
  let form = FormScreen("Form")
  let rig: Rig

  init() {
    rig = Rig()
    rig.wireframe.install(rootItems: [form, PageScreen("B")])
    _ = rig.newLog()
  }

  @Test func asksForANumberWhenALabelIsAmbiguous() {
    rig.stage.perform(.tap("Send"))
    rig.stage.perform(.tap(.init("Send", occurrence: 3)))
    rig.stage.perform(.tap(.init("Send", occurrence: 2)))

    #expect(form.taps == ["second"])
    rig.expectLog(
      matches: """
        > tap "Send"
          refused: 2 elements are "Send", say which, such as "Send" 2; \
        possible: tap "Send" 1, tap "Send" 2
        > tap "Send" 3
          refused: no element "Send" 3 is on screen; possible: tap "Send" 1, tap "Send" 2
        > tap "Send" 2
        """)
  }

  @Test func namesTheActionForAnElementOfAnotherKind() {
    rig.stage.perform(.tap("Remember me"))
    rig.stage.perform(.tap("Size"))
    rig.stage.perform(.choose("S", in: "Remember me"))
    rig.stage.perform(.submit("Size"))

    let taps = #"possible: tap "Send" 1, tap "Send" 2"#
    rig.expectLog(
      matches: """
        > tap "Remember me"
          refused: "Remember me" is a toggle, use toggle "Remember me"; \(taps)
        > tap "Size"
          refused: "Size" is a choice, use choose "…" in "Size"; \(taps)
        > choose "S" in "Remember me"
          refused: "Remember me" is a toggle, use toggle "Remember me"; \
        possible: choose "S" in "Size", choose "M" in "Size"
        > submit "Size"
          refused: "Size" is a choice, use choose "…" in "Size"; possible: tap "Send" 1, \
        tap "Send" 2, type "Ada" into "Name", type sample "wrong" into "Password", \
        type sample "the right one" into "Password", toggle "Remember me", \
        choose "S" in "Size", choose "M" in "Size", select "Form", select "B"
        """)
  }

  @Test func refusesEverythingButAnAnswerBehindAnAlert() {
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: form)
    _ = rig.newLog()
    let actions: [UserAction] = [
      .tap("Send"), .back, .backTo("A"), .dismiss, .select("B"), .choose("S", in: "Size"),
    ]

    for action in actions { rig.stage.perform(action) }
    rig.stage.perform(.choose("Maybe"))

    let refused = #"  refused: alert "Sure?" is in front; possible: choose "OK""#
    let last = #"  refused: no option "Maybe" is on screen; possible: choose "OK""#
    let expected = actions.flatMap { ["> \($0)", refused] } + [#"> choose "Maybe""#, last]
    rig.expectLog(matches: expected.joined(separator: "\n"))
  }

  @Test func refusesWhatIsBehindAModal() {
    let modal = PageScreen("Modal")
    modal.allowedModalDismissButtonStyle = nil
    rig.wireframe.presentModally(modal, from: form)
    rig.wireframe.push(PageScreen("Top"), from: modal)
    _ = rig.newLog()

    rig.stage.perform(.tap("Send"))
    rig.stage.perform(.select("B"))
    rig.stage.perform(.dismiss)
    rig.stage.perform(.backTo("Form"))

    rig.expectLog(
      matches: """
        > tap "Send"
          refused: no element "Send" is on screen; possible: back
        > select "B"
          refused: PageScreen "Modal" is in front; possible: back
        > dismiss
          ignored dismiss PageScreen "Modal": PageScreen "Modal" may not be dismissed
        > back to "Form"
          refused: no screen "Form" is below; possible: back
        """)
  }

  @Test func refusesWhatThisAppHasNot() {
    rig.wireframe.install(rootItems: [PageScreen("A")])
    _ = rig.newLog()
    let actions: [UserAction] = [
      .openDrawer, .closeDrawer, .minimize, .maximize, .launch, .open("x:"),
    ]

    for action in actions { rig.stage.perform(action) }

    rig.expectLog(
      matches: """
        > open drawer
          refused: this wireframe has no drawer; possible: select "A"
        > close drawer
          refused: this wireframe has no drawer; possible: select "A"
        > minimize
          refused: there is no player; possible: select "A"
        > maximize
          refused: there is no player; possible: select "A"
        > launch
          refused: nothing in this app takes it; possible: select "A"
        > open "x:"
          refused: nothing in this app takes it; possible: select "A"
        """)
  }

  @Test func refusesToWaitWhenTimePassesByItself() {
    let stage = Stage(backend: TextRecorder())

    let outcome = stage.perform(.wait(.milliseconds(5)))

    #expect(outcome == .refused(ActionRefusal(.realTime)))
    expectLog(
      stage.log,
      matches: """
        > wait 5ms
          refused: time passes by itself; a script needs a scheduler that is moved by hand

        """)
  }
}
