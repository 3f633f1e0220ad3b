import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// A text is typed into the field that was found for its line, unless that has gone meanwhile.
@MainActor
struct TypingTests {
  private let form = CountedForm()
  private let rig = Rig()

  init() {
    rig.wireframe.push(form, from: rig.a)
    _ = rig.newLog()
  }

  @Test func readsTheContentOnce() {
    form.readCount = 0

    rig.stage.perform(.type("Ada", into: "Name"))

    #expect(form.text == "Ada")
    #expect(form.readCount == 1)
  }

  @Test func isRefusedWhenASinkHasTakenTheFieldAway() {
    var isFirst = true
    rig.stage.log.addSink { [rig, form] _ in
      guard isFirst else { return }
      isFirst = false
      rig.wireframe.pop(form)
    }

    let outcome = rig.stage.perform(.type("Ada", into: "Name"))

    #expect(form.text == "")
    guard case .refused(let refusal) = outcome else {
      Issue.record("typed into a field that had gone")
      return
    }
    #expect(refusal.cause == .unknownElement("Name"))
  }
}

private final class CountedForm: Screen {
  let title = "Form"
  var text = ""
  var readCount = 0

  var content: ScreenContent {
    let _ = countReading()
    Field("Name", text: text) { self.text = $0 }
  }

  private func countReading() { readCount += 1 }
}

@MainActor
struct SecureFieldTests {
  let form = FormScreen("Form")
  let rig: Rig

  init() {
    rig = Rig()
    rig.wireframe.push(form, from: rig.a)
    _ = rig.newLog()
  }

  @Test func isLoggedByTheNameOfASample() {
    rig.stage.perform(.type("sesame", into: "Password"))

    #expect(form.password == "sesame")
    rig.expectLog(matches: #"> type sample "the right one" into "Password""#)
  }

  @Test func takesWhatIsTypedAsItStands() {
    rig.stage.perform(.type("the right one", into: "Password"))

    #expect(form.password == "the right one")
    rig.expectLog(matches: #"> type sample "(not a sample)" into "Password""#)
  }

  @Test func warnsWhenASecretThatNobodyKnowsIsReplayed() throws {
    rig.stage.perform(.type("hunter2", into: "Password"))
    let script = rig.stage.log.script.split(separator: "\n").last.map(String.init)
    _ = rig.newLog()

    rig.stage.perform(try UserAction(parsing: #require(script)))

    #expect(form.password == "(not a sample)")
    rig.expectLog(
      matches: """
        > type sample "(not a sample)" into "Password"
          warning: a secret was typed here, and what the app gets is other text
        """)
  }

  @Test func refusesANameThatNoSampleHas() {
    rig.stage.perform(.typeSample("the left one", into: "Password"))
    rig.stage.perform(.typeSample("(not a sample)", into: "Name"))

    #expect(form.password == "")
    rig.expectLog(
      matches: """
        > type sample "the left one" into "Password"
          refused: no sample value "the left one" is there for that field; possible: \
        type "Ada" into "Name", type sample "wrong" into "Password", \
        type sample "the right one" into "Password"
        > type sample "(not a sample)" into "Name"
          refused: no sample value "(not a sample)" is there for that field; possible: \
        type "Ada" into "Name", type sample "wrong" into "Password", \
        type sample "the right one" into "Password"
        """)
  }

  @Test func namesASampleThatIsReplayedAsTheSameText() {
    let twins = TwinSamples()
    rig.wireframe.push(twins, from: form)
    _ = rig.newLog()

    rig.stage.perform(.type("two", into: "PIN"))

    rig.expectLog(matches: #"> type sample "another" into "PIN""#)
  }

  @Test func fillsInAPlainFieldByNameAsWell() {
    rig.stage.perform(.typeSample("short name", into: "Name"))

    #expect(form.name == "Ada")
    rig.expectLog(matches: #"> type sample "short name" into "Name""#)
  }

  @Test func isNotLoggedByContentBehindAnAlert() {
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: form)
    _ = rig.newLog()

    rig.stage.perform(.type("hunter2", into: "Password"))

    rig.expectLog(
      matches: """
        > type sample "(not a sample)" into "Password"
          refused: alert "Sure?" is in front; possible: choose "OK"
        """)
  }

  @Test func isNotLoggedByContentWhenItsLabelIsAmbiguous() {
    rig.wireframe.push(TwoPasswords(), from: form)
    _ = rig.newLog()

    rig.stage.perform(.type("hunter2", into: "Password"))
    rig.stage.perform(.type("hunter2", into: .init("Password", occurrence: 3)))

    #expect(rig.newLog().contains("hunter2") == false)
  }

  @Test func isNotLoggedByContentWhenAModalHasJustCoveredIt() {
    rig.wireframe.presentModally(PageScreen("Expired"))
    _ = rig.newLog()

    rig.stage.perform(.type("hunter2", into: "Password"))

    rig.expectLog(
      matches: """
        > type sample "(not a sample)" into "Password"
          refused: no element "Password" is on screen; possible: dismiss
        """)
  }

  @Test func isNotLoggedByContentUnderAnUnknownLabelBesideIt() {
    rig.stage.perform(.type("hunter2", into: "Pasword"))

    rig.expectLog(
      matches: """
        > type sample "(not a sample)" into "Pasword"
          refused: no element "Pasword" is on screen; possible: \
        type "Ada" into "Name", type sample "wrong" into "Password", \
        type sample "the right one" into "Password"
        """)
  }
}

/// A screen whose field has two samples of one name, and two of one value.
private final class TwinSamples: Screen {
  let title = "Twins"

  var content: ScreenContent {
    Field(
      "PIN", text: "", privacy: .secure,
      samples: [.init("a", value: "one"), .init("a", value: "two"), .init("another", value: "two")]
    ) { _ in }
  }
}

/// A screen whose two secure fields have one label.
private final class TwoPasswords: Screen {
  let title = "Change password"

  var content: ScreenContent {
    Field("Password", text: "", privacy: .secure) { _ in }
    Field("Password", text: "", privacy: .secure) { _ in }
  }
}

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
