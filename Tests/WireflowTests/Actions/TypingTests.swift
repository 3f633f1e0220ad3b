import TestSupport
import Testing
import Wireflow

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
