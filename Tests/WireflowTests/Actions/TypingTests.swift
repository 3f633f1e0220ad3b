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
    for text in ["sesame", "the right one"] {
      rig.stage.perform(.type(text, into: "Password"))
      #expect(form.password == text)
    }
    rig.stage.perform(.typeSample("short name", into: "Name"))
    #expect(form.name == "Ada")
    rig.wireframe.push(TwinSamples(), from: form)
    rig.stage.perform(.type("two", into: "PIN"))

    // Of several samples of one text, the log names one that is replayed as that text.
    assertSnapshot(of: rig.newLog())
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

  @Test func isNotLoggedByContentWhenItsLabelIsAmbiguous() {
    rig.wireframe.push(TwoPasswords(), from: form)
    _ = rig.newLog()

    rig.stage.perform(.type("hunter2", into: "Password"))
    rig.stage.perform(.type("hunter2", into: .init("Password", occurrence: 3)))

    #expect(rig.newLog().contains("hunter2") == false)
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
