import Testing
import Wireflow
import WireflowRouting

/// The life of screens, for its observers.
@MainActor
struct LifecycleTests {
  /// Notes what screens do.
  private final class Follower: ScreenLifecycleDelegate {
    private(set) var events: [String] = []

    func screen(_ screen: any Screen, did event: ScreenLifecycleEvent) {
      events.append("\(screen.title) \(event)")
    }
  }

  private func makeRig() -> RouteRig {
    RouteRig(at: "s") { wireframe, store in [.pages("s", wireframe, store)] }
  }

  @Test
  func tellsAllFollowersWhatAScreenDoes() {
    let rig = makeRig()
    let (one, two) = (Follower(), Follower())
    let page = PageScreen("page")
    rig.store.attach(to: page, lifecycleDelegate: one)
    rig.store.attach(to: page, lifecycleDelegate: one)
    rig.store.attach(to: page, lifecycleDelegate: two)

    rig.main.wireframe.push(page, from: rig.stage.visibleScreens[0])
    rig.main.wireframe.push(PageScreen("other"), from: page)
    rig.controller.perform(.back)
    rig.controller.perform(.back)

    #expect(
      one.events == [
        "page entered", "page becameVisible", "page hid", "page becameVisible", "page hid",
        "page left",
      ])
    #expect(two.events == one.events)
  }

  @Test
  func keepsNeitherFollowersNorScreensAlive() {
    let rig = makeRig()
    var follower: Follower? = Follower()
    var page: PageScreen? = PageScreen("page")
    weak let weakFollower = follower
    weak let weakPage = page
    if let page { rig.store.attach(to: page, lifecycleDelegate: follower) }

    follower = nil
    page = nil

    #expect(weakFollower == nil)
    #expect(weakPage == nil)
  }
}
