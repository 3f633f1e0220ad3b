import TestSupport
import Testing
import Wireflow

/// Hints of the app at how a change is to be shown.
@MainActor
struct TransitionStyleTests {
  private let backend = HeldBackend()
  private let rig: FlowRig
  private let page = PageScreen("Page")

  init() {
    backend.promptCompletions = 1
    rig = FlowRig(backend: backend)
    backend.forget()
    _ = rig.newLog()
  }

  private var styles: [TransitionStyle?] { backend.transitions.map(\.style) }

  @Test func comesWithTheTransitionAndStandsInTheLog() {
    rig.wireframe.push(page, from: rig.main.root, transition: .crossDissolve)
    rig.wireframe.pop(page, transition: .init("my own"))
    rig.wireframe.select(rig.main.other)

    #expect(styles == [.crossDissolve, .init("my own"), nil])
    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root with crossDissolve
          pop PageScreen "Page" with my own
          select Other
        """)
  }

  @Test func movesNothingIfItIsUnanimated() {
    rig.wireframe.push(page, from: rig.main.root, transition: .unanimated)
    rig.wireframe.pop(page)

    #expect(backend.transitions.map(\.isAnimated) == [false, true])
  }

  @Test func goesAlongWhateverTheWireframeMakesOfTheRequest() {
    let rig = FlowRig(backend: backend) { SplitWireframe(stage: $0) }
    backend.forget()
    _ = rig.newLog()

    rig.wireframe.show(PopoverScreen(), from: rig.main.root, transition: .crossDissolve)

    #expect(styles == [.crossDissolve])
    rig.expectLog(
      matches: """
        > (app)
          present PopoverScreen "Popover" over PageScreen "Root" as popover at "X", dismiss button \
        Close with crossDissolve
        """)
  }

  @Test func isKeptWhileAGuardAsks() {
    rig.wireframe.push(page, from: rig.main.root)
    let child = ChildFlow(rig.wireframe, page: "Draft")
    rig.main.start(child, from: page)
    let question = AlertContent(
      title: "Leave?", actions: [.init("Yes"), .init("No", role: .cancel)])
    child.guardRequests { child, _ in
      .ask(question, from: child.page) { $0.title == "Yes" }
    }
    backend.forget()

    rig.wireframe.popToRoot(of: rig.main.root, transition: .crossDissolve)
    rig.stage.perform(.choose("Yes"))

    #expect(backend.transitions.last?.style == .crossDissolve)
    #expect(rig.stage.log.lines.contains(#"  pop to PageScreen "Root" with crossDissolve"#))
  }

  @Test func staysWithItsRequestInATransactionAndABatch() {
    rig.wireframe.transaction {
      rig.wireframe.push(page, from: rig.main.root, transition: .crossDissolve)
      rig.wireframe.select(rig.main.other)
    }
    rig.wireframe.batch {
      rig.wireframe.select(rig.main.root)
      rig.wireframe.pop(page, transition: .crossDissolve)
    }
    rig.wireframe.select(rig.main.other)

    #expect(styles == [.crossDissolve, .crossDissolve, nil])
    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root with crossDissolve
          + select Other
          select Root
          + pop PageScreen "Page" with crossDissolve
          select Other
        """)
  }

  @Test func changesNothingWhereTheRequestIsIgnored() {
    rig.wireframe.pop(page, transition: .crossDissolve)
    rig.wireframe.push(page, from: rig.main.root)

    #expect(styles == [nil])
  }
}

@MainActor
private final class PopoverScreen: ModallyPresentable {
  let title = "Popover"
  let preferredModalStyle = ModalStyle.popover(anchor: "X")
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
}
