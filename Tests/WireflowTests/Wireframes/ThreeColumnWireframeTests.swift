import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Two lists and a detail in three columns, which fold to one.
@MainActor
struct ThreeColumnWireframeTests {
  private let rig = Rig { stage in
    AdaptiveWireframe(stage: stage, formFactor: .regular) { formFactor in
      switch formFactor {
      case .compact: TabBarWireframe(stage: stage)
      case .regular: ThreeColumnWireframe(stage: stage)
      }
    }
  }
  private let inbox = PageScreen("Inbox")
  private let mail = PageScreen("Mail")

  private var visible: String { rig.stage.visibleScreens.titles }

  private func read() {
    rig.wireframe.push(inbox, from: rig.a)
    rig.wireframe.showDetail(mail, from: inbox)
    _ = rig.newLog()
  }

  @Test func showsTwoListsAndADetail() {
    read()

    #expect(visible == "Mail/Inbox/A")
    #expect(rig.stage.picture.base.pages.map(\.title) == ["A", "Inbox", "Mail"])
  }

  @Test func replacesTheColumnsAfterTheListThatPushes() {
    read()

    rig.wireframe.push(PageScreen("Archive"), from: rig.a)

    #expect(visible == "Mail/Archive/A")
    #expect(
      rig.newLog() == """
          pop PageScreen "Inbox"
          + push PageScreen "Archive" onto A
        """)
  }

  @Test func replacesTheSecondListByADetailOfTheFirst() {
    read()

    rig.wireframe.showDetail(PageScreen("Overview"), from: rig.a)

    #expect(visible == "Overview/A")
  }

  @Test func replacesTheThirdColumnIfThereIsNoDetail() {
    rig.wireframe.push(inbox, from: rig.a)
    rig.wireframe.push(mail, from: inbox)
    rig.wireframe.push(PageScreen("Next"), from: inbox)

    #expect(visible == "Next/Inbox/A")
    rig.wireframe.push(PageScreen("Attachment"), from: rig.stage.stack(of: rig.a)[2])
    #expect(visible == "Attachment/Inbox/A")
    let outcome = rig.wireframe.push(PageScreen("Other"), from: rig.stage.stack(of: rig.a)[2])
    guard case .ignored(.covered) = outcome else {
      return #expect(Bool(false), "a push from a screen that is not visible: \(outcome)")
    }
  }

  @Test func foldsToOneColumnAndBack() {
    read()

    rig.wireframe.adapt(to: .compact)
    #expect(visible == "Mail")
    rig.stage.perform(.back)
    #expect(visible == "Inbox")
    rig.wireframe.adapt(to: .regular)
    #expect(visible == "Inbox/A")
    #expect(rig.stage.log.text.hasSuffix("adapt to three columns: A, B\n"))
  }
}
