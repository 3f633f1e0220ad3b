import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Mail: a stack of lists, and a stack of details beside it or on top of it.
@MainActor
struct MailTests {
  @MainActor
  final class App {
    let rig: RegionRig
    let inbox = PageScreen("Inbox")
    let message = PageScreen("Message")
    let attachment = PageScreen("Attachment")
    let filter = PageScreen("Filter")

    init(_ shape: Shape) {
      rig = RegionRig(shape, roots: ["Mail", "Contacts"])
      rig.wireframe.push(inbox, from: rig[0])
      _ = rig.newLog()
    }

    /// Opens a message by a double tap, and its attachment by another one.
    func read() {
      rig.wireframe.showDetail(message, from: inbox)
      rig.wireframe.showDetail(message, from: inbox)
      rig.wireframe.push(attachment, from: message)
      rig.wireframe.push(PageScreen("Attachment"), from: message)
    }
  }

  @Test func adaptsInTheMiddle() {
    let app = App(.adaptive)
    let rig = app.rig

    app.read()
    rig.perform(.adapt(.regular))
    rig.wireframe.push(app.filter, from: app.inbox)
    rig.perform(.adapt(.compact))
    var trees = ["\(rig.tree)"]
    rig.perform(.back)
    rig.wireframe.push(PageScreen("Folder"), from: app.filter)
    rig.perform(.adapt(.regular))
    trees.append("\(rig.tree)")
    rig.wireframe.push(PageScreen("Folder"), from: app.filter)
    rig.wireframe.showDetail(PageScreen("Reply"), from: app.rig.stage.stack(of: app.inbox)[3])
    rig.perform(.backTo("Mail"), .back, .adapt(.compact), .back, .back)

    assertSnapshot(of: (trees + [rig.newLog()]).joined(separator: "\n\n"))
  }

  @Test(arguments: Shape.allCases)
  func popsToRootOnRetap(_ shape: Shape) {
    let app = App(shape)
    let rig = app.rig

    app.read()
    _ = rig.newLog()
    rig.perform(.select("Mail"), .select("Mail"))

    assertSnapshot(of: rig.newLog())
  }

  @Test(arguments: [FormFactor.compact, .regular])
  func endsTheFlowOfADetailThatGoes(_ formFactor: FormFactor) {
    let app = App(.adaptive)
    let rig = app.rig
    let reader = ChildFlow(rig.wireframe, page: "Message") { flow, list in
      flow.wireframe.showDetail(flow.page, from: list)
    }
    rig.main.begin(reader, from: app.inbox, as: "reader")
    reader.wireframe.push(PageScreen("Attachment"), from: reader.page)
    rig.perform(.adapt(formFactor))

    reader.finish(1)
    rig.expectSound()

    #expect(rig.stage.detail(beside: app.inbox).isEmpty)
    #expect(rig.main.notes == ["reader finished 1"])
    #expect(rig.newLog().hasSuffix("  pop to PageScreen \"Inbox\"\n  finish ChildFlow"))
  }
}
