import TestSupport
import Testing
import Wireflow
import WireflowRouting

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
