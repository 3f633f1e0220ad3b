import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// A detail beside a list, on the route.
@MainActor
struct DetailTests {
  @Test(arguments: Shape.allCases)
  func goesDeeperInBothColumnsAndFollowsTheUserBack(_ shape: Shape) {
    let rig = RouteRig.regions(shape)

    rig.store.route(.goto(["app", "mail", "inbox", "42", "photo"]))
    rig.store.route(.goto(["app", "mail", "inbox", "43"]))
    rig.controller.perform(.adapt(.regular))
    rig.store.route(.push("photo"))
    rig.store.route(.goto(["app", "mail", "inbox", "old", "7"]))
    rig.controller.perform(.adapt(.compact))
    rig.store.route(.goto(["app", "mail", "inbox"]))
    rig.store.route(.push("44"))
    for _ in 0..<3 { rig.controller.perform(.back) }

    rig.expectLog(matches: shape == .split ? logInColumns : logOnOnePile(shape))
    #expect(rig.route == "app/mail")
  }

  @Test
  func readsWhatStaysBesideAListThatIsPopped() {
    let rig = RouteRig.regions(.adaptive, at: ["app", "mail", "inbox", "old", "42", "photo"])
    rig.controller.perform(.adapt(.regular))

    rig.controller.perform(.backTo("inbox"))
    #expect(rig.route == "app/mail/inbox/42/photo")
    rig.controller.perform(.adapt(.compact))
    rig.store.route(.push("more"))
    #expect(rig.route == "app/mail/inbox/42/photo/more")
    rig.controller.perform(.backTo("inbox"))

    #expect(rig.route == "app/mail/inbox")
  }

  @Test
  func followsASwipeOverTheWholePile() {
    let rig = RouteRig.regions(at: ["app", "mail", "inbox", "42", "photo"])
    let inbox = rig.stage.stack(of: rig.stage.rootScreens[0])[1]
    let detail = rig.stage.detail(beside: inbox)

    rig.stage.userDid(.removed([detail[1]]), in: rig.backend)
    #expect(rig.route == "app/mail/inbox/42")
    rig.stage.userDid(.removed([inbox, detail[0]]), in: rig.backend)

    #expect(rig.route == "app/mail")
  }

  @Test(arguments: Shape.allCases)
  func takesInWhatTheAppShowsItself(_ shape: Shape) {
    let rig = RouteRig.regions(shape, at: ["app", "mail", "inbox"])
    let inbox = rig.stage.stack(of: rig.stage.rootScreens[0])[1]
    let (reply, plain) = (PageScreen("reply"), PageScreen("plain"))
    rig.store.attach(to: reply, segment: "reply")

    rig.main.wireframe.showDetail(reply, from: inbox)
    #expect(rig.route == "app/mail/inbox/reply")
    rig.main.wireframe.push(plain, from: reply)
    #expect(rig.route == "app/mail/inbox/reply")
    rig.store.route(.push("x"))
    #expect(rig.stage.detail(beside: inbox).map(\.title) == ["reply", "x"])
    #expect(rig.route == "app/mail/inbox/reply/x")
    rig.main.wireframe.pop(reply)

    #expect(rig.route == "app/mail/inbox")
  }

  @Test
  func takesInAPushOntoTheListBesideIt() {
    let rig = RouteRig.regions(.split, at: ["app", "mail", "inbox", "42"])
    let inbox = rig.stage.stack(of: rig.stage.rootScreens[0])[1]
    let filter = PageScreen("filter")
    rig.store.attach(to: filter, segment: "filter")

    rig.main.wireframe.push(filter, from: inbox)
    #expect(rig.route == "app/mail/inbox/filter/42")
    rig.store.route(.push("photo"))
    #expect(rig.route == "app/mail/inbox/filter/42/photo")
    rig.store.route(.goto(["app", "mail", "inbox", "filter", "42"]))

    #expect(rig.stage.visibleScreens.map(\.title) == ["42", "filter"])
  }

  @Test(arguments: Shape.allCases)
  func staysWithTheDetailThatAGuardKeeps(_ shape: Shape) {
    let rig = RouteRig.regions(shape, at: ["app", "mail", "inbox", "42"])
    rig.main.guardRequests { flow, request in
      let stage = flow.wireframe.stage
      let detail = stage.detail(beside: stage.rootScreens[0])
      return detail.contains(where: request.takesAway) ? .refuse("unsaved") : .allow
    }

    rig.store.route(.goto(["app", "mail", "inbox", "43"]))
    #expect(rig.route == "app/mail/inbox/42")
    rig.store.route(.goto(["app", "mail"]))

    #expect(rig.stage.detail(beside: rig.stage.rootScreens[0]).map(\.title) == ["42"])
    #expect(rig.route == "app/mail/inbox/42")
  }

  @Test
  func letsGoOfADetailThatLeft() {
    let rig = RouteRig.regions(.split, at: ["app", "mail", "inbox", "42", "photo"])
    weak let detail = rig.stage.detail(beside: rig.stage.rootScreens[0])[0]
    #expect(detail != nil)

    rig.store.route(.goto(["app", "mail", "inbox", "43"]))

    #expect(detail == nil)
  }
}

/// The logs of the journey in columns and on one stack.
extension DetailTests {
  private var logInColumns: String {
    """
    > (app)
      route store: app/mail/inbox/42/photo
      push PageScreen "inbox" onto mail
      + show detail PageScreen "42" beside mail
      + push PageScreen "photo" onto mail
      route store: app/mail/inbox/43
      show detail PageScreen "43" beside mail
    > adapt regular
      ignored adapt regular: already in split
    > (app)
      route store: app/mail/inbox/43/photo
      push PageScreen "photo" onto mail
      route store: app/mail/inbox/old/7
      pop to PageScreen "inbox"
      + push PageScreen "old" onto mail
      + show detail PageScreen "7" beside mail
    > adapt compact
      ignored adapt compact: already in split
    > (app)
      route store: app/mail/inbox
      pop PageScreen "old"
      + pop PageScreen "7"
      route store: app/mail/inbox/44
      show detail PageScreen "44" beside mail
    > back
      pop PageScreen "44"
      route set: app/mail/inbox
    > back
      pop PageScreen "inbox"
      route set: app/mail
    > back
      refused: this is the root; possible: select "mail", select "news"
    """
  }

  private func logOnOnePile(_ shape: Shape) -> String {
    let compact =
      shape == .adaptive
      ? "adapt to tab bar: mail, news" : "ignored adapt compact: already in \(shape.container)"
    return """
      > (app)
        route store: app/mail/inbox/42/photo
        push PageScreen "inbox" onto mail
        + show detail PageScreen "42" beside mail
        + push PageScreen "photo" onto mail
        route store: app/mail/inbox/43
        show detail PageScreen "43" beside mail
      > adapt regular
        \(shape.adaptingLine("mail, news"))
      > (app)
        route store: app/mail/inbox/43/photo
        push PageScreen "photo" onto mail
        route store: app/mail/inbox/old/7
        pop to PageScreen "inbox"
        + push PageScreen "old" onto mail
        + show detail PageScreen "7" beside mail
      > adapt compact
        \(compact)
      > (app)
        route store: app/mail/inbox
        pop PageScreen "7"
        + pop PageScreen "old"
        route store: app/mail/inbox/44
        show detail PageScreen "44" beside mail
      > back
        pop PageScreen "44"
        route set: app/mail/inbox
      > back
        pop PageScreen "inbox"
        route set: app/mail
      > back
        refused: this is the root; possible: select "mail", select "news"\(shape.drawerAction)
      """
  }
}

/// A detail beside a list in a modal, on the route.
@MainActor
struct ModalDetailTests {
  @Test
  func standsInTheColumnsOfAModal() {
    let rig = RouteRig.regions(at: ["app", "news", "files", "cloud", "work", "1"])

    rig.store.route(.push("page"))
    rig.controller.perform(.back)
    rig.controller.perform(.back)
    rig.store.route(.goto(["app", "news", "files", "disk", "2"]))
    rig.controller.perform(.dismiss)

    rig.expectLog(
      matches: """
        > (app)
          route store: app/news/files/cloud/work/1/page
          push PageScreen "page" onto cloud
        > back
          pop PageScreen "page"
          route set: app/news/files/cloud/work/1
        > back
          pop PageScreen "1"
          route set: app/news/files/cloud/work
        > (app)
          route store: app/news/files/disk/2
          select disk
          + show detail PageScreen "2" beside disk
        > dismiss
          dismiss PageScreen "disk"
          cancel MailCoordinator
          cancel MailCoordinator
          cancel ComingTabsCoordinator
          route set: app/news
        """)
    #expect(rig.route == "app/news")
  }

  @Test
  func adaptsWithADetailInIt() {
    let rig = RouteRig(at: ["app", "files", "disk", "work", "1"]) { wireframe, store in
      let stack = { RouteStack(store, installing: PageScreen("app")) }
      let modal = { RouteTabs.Region.modal(in: AdaptiveWireframe(stage: wireframe.stage)) }
      return [
        RouteScene("app") { _ in
          let files = RouteScene("files") { _ in
            ComingTabsCoordinator(wireframe, store, in: modal()) { _ in
              [.mail("disk", wireframe, store), .mail("cloud", wireframe, store)]
            }
          }
          return OverCoordinator(
            wireframe,
            RoutePresentables(store, root: PagesCoordinator(wireframe, stack()), scenes: [files]))
        }
      ]
    }

    rig.controller.perform(.adapt(.regular))
    #expect(rig.stage.visibleScreens.map(\.title) == ["1", "work"])
    rig.store.route(.goto(["app", "files", "disk", "work", "2", "page"]))
    rig.controller.perform(.adapt(.compact))
    rig.controller.perform(.back)
    rig.controller.perform(.back)

    rig.expectLog(
      matches: """
        > adapt regular
          adapt to tab bar: app
        > (app)
          route store: app/files/disk/work/2/page
          show detail PageScreen "2" beside disk
          + push PageScreen "page" onto disk
        > adapt compact
          adapt to tab bar: app
        > back
          pop PageScreen "page"
          route set: app/files/disk/work/2
        > back
          pop PageScreen "2"
          route set: app/files/disk/work
        """)
  }
}
