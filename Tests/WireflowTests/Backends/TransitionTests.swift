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
    rig.wireframe.select(rig.main.root, transition: .unanimated)

    #expect(styles.prefix(3) == [.crossDissolve, .init("my own"), nil])
    #expect(backend.transitions.map(\.isAnimated) == [true, true, true, false])
    #expect(
      rig.newLog().hasPrefix(
        """
        > (app)
          push PageScreen "Page" onto Root with crossDissolve
          pop PageScreen "Page" with my own
          select Other
        """))
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

  @Test func takesOneTransitionAtATimeWhileRequestsAreJudgedAtOnce() {
    let page = PageScreen("Page")
    let outcomes = [
      rig.wireframe.select(rig.b), rig.wireframe.select(rig.a),
      rig.wireframe.push(page, from: rig.a),
      rig.wireframe.select(rig.a),
    ]

    #expect(outcomes == [.committed, .committed, .committed, .ignored(.alreadyThere)])
    #expect(backend.commands == ["select B"])
    for _ in 0..<2 {
      backend.completeLast()
      #expect(backend.commands == ["select B", #"select A + push PageScreen "Page" onto A"#])
    }
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

  @Test func goesOnWithoutABackendThatStallsAndIgnoresItsCompletion() {
    rig.wireframe.push(PageScreen("Page"), from: rig.a)
    rig.wireframe.select(rig.b)
    rig.stage.perform(.wait(.milliseconds(2999)))
    #expect(backend.commands == [#"push PageScreen "Page" onto A"#])
    rig.stage.perform(.wait(.milliseconds(1)))
    rig.wireframe.select(rig.a)
    backend.completions[0]()

    #expect(backend.commands == [#"push PageScreen "Page" onto A"#, "select B"])
    assertSnapshot(of: rig.newLog())
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

  @Test func differWhenTheSameComesAgain() {
    let sheet = PageScreen("Sheet")
    var (modals, alerts): ([[String]], [String?]) = ([], [])
    for _ in 0..<2 {
      rig.wireframe.presentModally(sheet, from: rig.a)
      rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: sheet)
      modals.append(rig.stage.snapshot.modals.map { "\($0.id)" })
      alerts.append(rig.stage.snapshot.alertID.map { "\($0)" })
      rig.wireframe.dismiss(sheet)
    }

    #expect(modals.allSatisfy { $0.count == 1 } && modals[0] != modals[1])
    #expect(!alerts.contains(nil) && alerts[0] != alerts[1])
    #expect(rig.stage.snapshot.alertID == nil)
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

    assertSnapshot(of: recorder.text)
    #expect(recorder.text == rig.stage.log.text)
    #expect(sunk == rig.stage.log.lines)
  }

  @Test func isEmptyWithoutAStage() {
    #expect(TextRecorder().text == "")
  }
}
