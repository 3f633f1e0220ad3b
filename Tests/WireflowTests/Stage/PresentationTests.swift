import TestSupport
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct PresentationTests {
  let rig = Rig()
  let modal = PageScreen("Modal")

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

    assertSnapshot(of: rig.newLog())
  }
}

/// Modals belong to flows: those of flows that do not descend from the one that dismisses stay.
@MainActor
struct DismissalTests {
  let rig = FlowRig()
  private let first: ChildFlow
  private let second: ChildFlow

  init() {
    first = .modal(rig.wireframe, page: "First")
    second = .modal(rig.wireframe, page: "Second")
    rig.main.start(first, from: rig.main.root)
  }

  private func startSecond(under parent: ChildFlow? = nil) {
    if let parent {
      parent.start(second, from: first.page)
    } else {
      rig.main.start(second, from: first.page) { $0.note($1) }
    }
    _ = rig.newLog()
  }

  @Test(arguments: [false, true])
  func presentsAgainWhatAForeignFlowPresented(isFinished: Bool) {
    startSecond()

    if isFinished { first.finish(1) } else { first.wireframe.dismiss(first.page) }

    rig.expectLog(
      matches: """
          dismiss PageScreen "First"
          + present PageScreen "Second" over PageScreen "Root" as sheet, dismiss button Done
          \(isFinished ? "finish" : "cancel") ChildFlow
        """)
    #expect(rig.main.notes == [])
    #expect(rig.wireframe.presentModally(PageScreen("Next"), from: rig.main.root) == .committed)
  }

  @Test func dismissesAllThatAFlowPresentedAndNoMore() {
    startSecond()
    first.wireframe.presentModally(PageScreen("Third"))
    let pushed = ChildFlow(rig.wireframe)
    rig.main.start(pushed, from: rig.main.other)
    _ = rig.newLog()

    pushed.wireframe.dismissAll()
    first.wireframe.dismissAll()
    rig.wireframe.presentModally(PageScreen("Fourth"))
    rig.wireframe.dismissAll()

    assertSnapshot(of: rig.newLog())
  }
}

@MainActor
struct ModalRegionTests {
  private let rig = FlowRig { AdaptiveWireframe(stage: $0, formFactor: .regular) }
  private let items = [PageScreen("M"), PageScreen("N")]

  @Test func leavesTheFormFactorToTheApp() {
    rig.wireframe.presentModally(rootItems: items, in: AdaptiveWireframe(stage: rig.stage))

    #expect(rig.stage.formFactor == .regular)
    #expect(rig.stage.snapshot.modals[0].region.container.name == "split")
  }

  @Test func isNoWireframeForWhatTakesThePlaceOfEverything() {
    rig.wireframe.presentModally(rootItems: items, in: HamburgerWireframe(stage: rig.stage))
    rig.wireframe.install(rootItems: [items[0]])

    #expect(rig.stage.snapshot.container.name == "split")
  }
}
