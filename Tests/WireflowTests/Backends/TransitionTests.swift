import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

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
}

@MainActor
private final class PopoverScreen: ModallyPresentable {
  let title = "Popover"
  let preferredModalStyle = ModalStyle.popover(anchor: "X")
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
}

@MainActor
struct CompletionTests {
  let backend = HeldBackend()
  let rig: Rig

  init() {
    rig = Rig(backend: backend)
    backend.completeLast()
    backend.forget()
  }

  @Test func takesOneTransitionAtATime() {
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    rig.wireframe.push(PageScreen("Page"), from: rig.a)
    #expect(backend.commands == ["select B"])

    backend.completeLast()
    #expect(backend.commands == ["select B", #"select A + push PageScreen "Page" onto A"#])

    backend.completeLast()
    #expect(backend.commands == ["select B", #"select A + push PageScreen "Page" onto A"#])
  }

  @Test func judgesRequestsAtOnceWhileTheBackendAnimates() {
    let page = PageScreen("Page")

    let outcomes = [
      rig.wireframe.push(page, from: rig.a), rig.wireframe.pop(page), rig.wireframe.pop(page),
    ]

    #expect(outcomes == [.committed, .committed, .ignored(.notOnStage(page.name))])
    #expect(backend.commands == [#"push PageScreen "Page" onto A"#])
  }

  @Test func notesOnceThatATransitionWasCompletedTwice() {
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    let first = backend.completions[0]

    for _ in 0..<4 { first() }

    #expect(backend.commands == ["select B", "select A"])
    rig.expectLog(
      matches: """
          select B
          select A
          note: HeldBackend completed a transition twice; it must call each completion once
        """)
  }

  @Test func goesOnWithoutABackendThatStalls() {
    rig.wireframe.push(PageScreen("Page"), from: rig.a)
    rig.wireframe.select(rig.b)

    rig.stage.perform(.wait(.milliseconds(2999)))
    #expect(backend.commands == [#"push PageScreen "Page" onto A"#])
    rig.stage.perform(.wait(.milliseconds(1)))

    #expect(backend.commands == [#"push PageScreen "Page" onto A"#, "select B"])
    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          select B
        > wait 2999ms
        > wait 1ms
          stalled push: HeldBackend did not complete it within 3.0 seconds
        """)
  }

  @Test func ignoresACompletionAfterTheStall() {
    rig.wireframe.push(PageScreen("Page"), from: rig.a)
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    rig.scheduler.advance(by: .seconds(3))
    _ = rig.newLog()

    backend.completions[0]()
    #expect(backend.commands == [#"push PageScreen "Page" onto A"#, "select B + select A"])
    backend.completeLast()

    #expect(backend.commands == [#"push PageScreen "Page" onto A"#, "select B + select A"])
    rig.expectLog(matches: "")
  }

  @Test func showsNothingAnimatedWhenTheAppSaysSo() {
    rig.stage.animatesTransitions = false

    rig.wireframe.select(rig.b)

    #expect(backend.transitions.map(\.isAnimated) == [false])
  }
}

/// The identities by which a backend tells modals and alerts apart without reading a picture.
@MainActor
struct SnapshotIdentityTests {
  private let backend = HeldBackend()
  private let rig: Rig

  init() {
    backend.promptCompletions = 1
    rig = Rig(backend: backend)
  }

  @Test func namesModalsAndTheAlertAsThePictureDoes() {
    let (sheet, tabs) = (PageScreen("Sheet"), PageScreen("Tabs"))
    rig.wireframe.presentModally(sheet, from: rig.a)
    rig.wireframe.presentModally(
      rootItems: [tabs], in: TabBarWireframe(stage: rig.stage), from: sheet)
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: tabs)

    let (snapshot, picture) = (rig.stage.snapshot, rig.stage.picture)

    #expect(snapshot.modals.map(\.id) == picture.modals.map(\.region.id))
    #expect(Set(snapshot.modals.map(\.id)).count == 2)
    #expect(snapshot.alertID == picture.alert?.id)
    #expect(snapshot.alertID != nil)
  }

  @Test func theSameScreenPresentedAgainHasAnotherIdentity() {
    let sheet = PageScreen("Sheet")
    rig.wireframe.presentModally(sheet, from: rig.a)
    let first = rig.stage.snapshot.modals.map(\.id)
    rig.wireframe.dismiss(sheet)
    rig.wireframe.presentModally(sheet, from: rig.a)

    #expect(rig.stage.snapshot.modals.count == 1)
    #expect(rig.stage.snapshot.modals.map(\.id) != first)
  }

  @Test func anEqualAlertHasAnotherIdentity() {
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.a)
    let first = rig.stage.snapshot.alertID
    rig.stage.perform(.choose("OK"))
    let none = rig.stage.snapshot.alertID
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.a)

    #expect(first != nil)
    #expect(none == nil)
    #expect(rig.stage.snapshot.alertID != first)
  }
}

@MainActor
struct TextRecorderTests {
  @Test func givesTheLogAsTextAndLineByLine() {
    var sunk: [String] = []
    let recorder = TextRecorder { sunk.append($0) }
    let rig = FlowRig(backend: recorder)

    rig.main.start(ChildFlow(rig.wireframe), from: rig.main.root)
    rig.stage.perform(.back)

    expectText(
      recorder.text,
      matches: """
        > launch
          start MainFlow
          install tab bar: Root, Other
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
        > back
          pop PageScreen "Page"
          cancel ChildFlow

        """)
    #expect(recorder.text == rig.stage.log.text)
    #expect(sunk == rig.stage.log.lines)
  }

  @Test func isEmptyWithoutAStage() {
    #expect(TextRecorder().text == "")
  }
}
