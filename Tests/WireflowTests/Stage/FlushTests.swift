import TestSupport
import Testing
import Wireflow

@MainActor
struct FlushTests {
  @Test func closesAlertsUnanswered() {
    let rig = Rig()
    var answers: [String] = []
    for title in ["First", "Second"] {
      rig.wireframe.presentAlert(AlertContent(title: title), from: rig.a) { answer in
        answers.append("\(title): \(answer?.title ?? "none")")
      }
    }
    _ = rig.newLog()

    let outcome = rig.wireframe.flush()

    #expect(outcome == .committed)
    #expect(answers.sorted() == ["First: none", "Second: none"])
    rig.expectLog(
      matches: """
          ignored alert "Second": flushed while it waited
          close alert "First"
        """)
  }

  @Test func keepsModalsAndPopovers() {
    let rig = Rig()
    let popover = PageScreen("Popover")
    popover.preferredModalStyle = .popover(anchor: "More")
    rig.wireframe.presentModally(popover, from: rig.a)
    _ = rig.newLog()

    rig.wireframe.flush()

    rig.expectLog(matches: "")
    #expect(rig.stage.modalScreens.titles == "Popover")
  }

  @Test func showsWhatWaitedBehindTheAlert() {
    let rig = Rig()
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.a)
    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.a)
    _ = rig.newLog()

    rig.wireframe.flush()

    rig.expectLog(
      matches: """
          close alert "First"
          present PageScreen "Modal" over PageScreen "A" as sheet, dismiss button Done
        """)
  }

  @Test func completesQueuedTransitionsUnanimated() {
    let backend = HeldBackend()
    let rig = Rig(backend: backend)
    backend.completeLast()
    backend.forget()
    rig.wireframe.select(rig.b)
    rig.wireframe.push(PageScreen("Page"), from: rig.b)
    rig.wireframe.select(rig.a)

    rig.wireframe.flush()
    rig.wireframe.select(rig.b)
    for _ in 0..<4 { backend.completeLast() }

    #expect(backend.commands == ["select B", "push Page over B", "select A", "select B"])
    #expect(backend.transitions.map(\.isAnimated) == [true, false, false, true])
  }

  @Test func letsAHandlerAskForMore() {
    let rig = Rig()
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.a) { [rig] _ in
      rig.wireframe.select(rig.b)
    }
    _ = rig.newLog()

    rig.wireframe.flush()

    rig.expectLog(
      matches: """
          close alert "First"
          select B
        """)
  }
}
