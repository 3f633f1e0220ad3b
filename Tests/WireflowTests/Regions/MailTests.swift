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
    expectText(
      "\(rig.tree)",
      matches: """
        tab bar
          Mail, selected
              PageScreen "Mail" in RegionFlow
              PageScreen "Inbox" in RegionFlow
              PageScreen "Filter" in RegionFlow
            detail
              PageScreen "Message" in RegionFlow
            * PageScreen "Attachment" in RegionFlow
          Contacts
              PageScreen "Contacts" in RegionFlow
        """)
    rig.perform(.back)
    rig.wireframe.push(PageScreen("Folder"), from: app.filter)
    rig.perform(.adapt(.regular))
    expectText(
      "\(rig.tree)",
      matches: """
        split
          Mail, selected
              PageScreen "Mail" in RegionFlow
              PageScreen "Inbox" in RegionFlow
            * PageScreen "Filter" in RegionFlow
            detail
            * PageScreen "Message" in RegionFlow
          Contacts
              PageScreen "Contacts" in RegionFlow
        """)
    rig.wireframe.push(PageScreen("Folder"), from: app.filter)
    rig.wireframe.showDetail(PageScreen("Reply"), from: app.rig.stage.stack(of: app.inbox)[3])
    rig.perform(.backTo("Mail"), .back, .adapt(.compact), .back, .back)

    rig.expectLog(
      matches: """
        \(reading)
        > adapt regular
          adapt to split: Mail, Contacts
        > (app)
          push PageScreen "Filter" onto Mail
        > adapt compact
          adapt to tab bar: Mail, Contacts
        > back
          pop PageScreen "Attachment"
        > (app)
          ignored push PageScreen "Folder": PageScreen "Filter" is covered
        > adapt regular
          adapt to split: Mail, Contacts
        > (app)
          push PageScreen "Folder" onto Mail
          show detail PageScreen "Reply" beside Mail
        > back to "Mail"
          pop to PageScreen "Mail"
        > back
          pop PageScreen "Reply"
        > adapt compact
          adapt to tab bar: Mail, Contacts
        > back
          refused: this is the root; possible: select "Mail", select "Contacts"
        > back
          refused: this is the root; possible: select "Mail", select "Contacts"
        """)
  }

  @Test(arguments: Shape.allCases)
  func popsToRootOnRetap(_ shape: Shape) {
    let app = App(shape)
    let rig = app.rig

    app.read()
    _ = rig.newLog()
    rig.perform(.select("Mail"), .select("Mail"))

    let pop =
      shape == .split
      ? #"pop PageScreen "Inbox""# : "pop to PageScreen \"Inbox\"\n  + pop PageScreen \"Inbox\""
    rig.expectLog(
      matches: """
        > select "Mail"
          \(pop)
        > select "Mail"
          ignored pop to root of PageScreen "Mail": already there
        """)
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

/// The logs of the journey in columns and on one stack.
extension MailTests {
  /// The log of a message that is opened, on top of the list or beside it.
  private var reading: String {
    """
      show detail PageScreen "Message" beside Mail
      ignored show detail PageScreen "Message": PageScreen "Message" is already on stage
      push PageScreen "Attachment" onto Mail
      ignored push PageScreen "Attachment": PageScreen "Message" is covered
    """
  }
}
