import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// The memory of detached root items.
@MainActor
struct DetachedMemoryTests {
  private let rig = AccountsRig()

  @Test func areFreedOnceTheyAreDropped() throws {
    let freed = try {
      let ann = try #require(rig.ann)
      let message = ann.read(from: ann.inbox)
      let draft = ann.write(from: message)
      rig.main.open("Ben")
      return [WeakBox(ann), WeakBox(ann.inbox), WeakBox(message), WeakBox(draft)]
    }()
    #expect(freed.allSatisfy { $0.object != nil })

    rig.main.asleep = [:]
    rig.stage.perform(.back)

    #expect(freed.allSatisfy { $0.object == nil })
  }

  @Test func areHeldOnceAfterTheyAreBack() throws {
    let message = try {
      let ann = try #require(rig.ann)
      return WeakBox(ann.read(from: ann.inbox))
    }()
    rig.main.open("Ben")
    rig.main.open("Ann")

    rig.stage.perform(.back)

    #expect(message.object == nil)
  }

  @Test func goWithTheApp() {
    expectNoLeaks { tracker in
      let rig = AccountsRig()
      tracker.track(rig.controller)
      tracker.track(rig.main)
      tracker.track(rig.stage)
      if let ann = rig.ann { tracker.track(ann) }
      if let inbox = rig.ann?.inbox { tracker.track(inbox) }
      rig.main.open("Ben")
    }
  }

  @Test func passAtTheEndOfADriver() {
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: AccountsFlow(wireframe))
    }

    app.tap("Read")
    app.tap("Ben")
    app.tap("Write")
    app.dismiss()

    app.expectLog(
      matches: """
        > launch
          start AccountsFlow
          install tab bar: Ann's inbox, Ann's mail
          start AccountFlow
        > tap "Read"
          push PageScreen "Hello" onto Ann's inbox
        > tap "Ben"
          detach Ann's inbox, Ann's mail
          + install tab bar: Ben's inbox, Ben's mail
          start AccountFlow
        > tap "Write"
          present PageScreen "Draft" over PageScreen "Ben's inbox" as sheet, dismiss button Done
        > dismiss
          dismiss PageScreen "Draft"
        """)
    app.finish()
  }
}

/// Some root items of several, which come back to their places.
@MainActor
struct WorkspaceTests {
  private let rig = FlowRig()

  @Test func returnToTheirPlaces() {
    let last = PageScreen("Last")
    rig.wireframe.update(rootItems: [rig.main.root, rig.main.other, last])
    rig.wireframe.push(PageScreen("Page"), from: rig.main.other)
    rig.wireframe.select(rig.main.other)
    rig.wireframe.presentModally(PageScreen("Sheet"), from: last)
    _ = rig.newLog()

    let saved = rig.wireframe.detach([rig.main.other])
    #expect(rig.stage.rootScreens.map(\.title) == ["Root", "Last"])
    #expect(rig.stage.frontScreen?.title == "Sheet")
    rig.wireframe.select(last)
    rig.wireframe.attach(saved)

    rig.expectLog(
      matches: """
          detach Other
          select Last
          attach Other
        """)
    #expect(rig.stage.rootScreens.map(\.title) == ["Root", "Other", "Last"])
    #expect(rig.stage.selectedRoot === rig.main.other)
  }

  @Test func refuseWhatCannotBe() {
    let page = PageScreen("Page")
    let saved = rig.wireframe.detach([rig.main.other])
    _ = rig.newLog()

    _ = rig.wireframe.detach([rig.main.other])
    _ = rig.wireframe.detach([page])
    _ = rig.wireframe.detach([])
    _ = rig.wireframe.detach()
    rig.wireframe.update(rootItems: [rig.main.root, rig.main.other])
    rig.wireframe.presentAlert(AlertContent(title: "Q"), from: rig.main.root)
    rig.wireframe.attach(saved)
    rig.wireframe.flush()
    #expect(FlowRig().wireframe.attach(saved) == .ignored(.onOtherStage("DetachedRoots")))
    rig.wireframe.push(page, from: rig.main.other)
    rig.wireframe.attach(saved)
    rig.wireframe.attach(saved)

    rig.expectLog(
      matches: """
          ignored detach Other: PageScreen "Other" is detached, so attach its root items first
          ignored detach Page: PageScreen "Page" is not on stage
          ignored detach: there are no root items
          ignored detach all: no root items would be left, so attach or install others in the same transaction
          ignored update Root, Other: PageScreen "Other" is detached, so attach its root items first
          alert "Q" [OK]
          ignored attach Other: an alert of PageScreen "Root" is open, so close it first
          close alert "Q"
          push PageScreen "Page" onto Other, detached
          attach Other
          ignored attach: these root items are not detached
        """)
  }
}

private final class WeakBox {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}
