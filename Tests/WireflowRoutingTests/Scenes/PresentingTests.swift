import TestSupport
import Testing
import Wireflow
import WireflowRouting
import WireflowTesting

/// Modals and the player on the route.
@MainActor
struct PresentingTests {
  @Test func leadsToModalsAndPlayersAndFollowsTheUserOutOfThem() {
    var journeys = RouteJourneys()
    journeys.tell("modals", .whole()) { rig in
      rig.go("app", "B", "x", "sheet", "y")
      rig.go("app", "A", "sheet", "z")
      rig.store.route(.replace(["sheet", "z"], ["note", "x"]))
      rig.user(.dismiss)
      rig.go("app", "A", "x", "sheet")
      rig.user(.back)
      rig.go("app", "A", "sheet", "y")
      rig.stage.userDid(.removed(rig.stage.stack(of: rig.stage.modalScreens[0])), in: rig.backend)
      rig.go("app", "A", "sheet", "play", "sheet")
    }
    journeys.tell("a player", .whole()) { rig in
      rig.store.route(.push(["play", "m"]))
      rig.user(.minimize)
      rig.store.route(.push(["play", "m"]))
      rig.go("app", "B", "x")
      rig.user(.maximize)
      rig.store.route(.replace("m", "n"))
      rig.store.route(.push("sheet"))
      rig.user(.dismiss)
    }
    journeys.tell("a modal that waited for an alert, and then a route to it", .whole()) { rig in
      rig.main.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.stage.rootScreens[0])
      rig.store.route(.push("sheet"))
      rig.user(.choose("OK"))
      rig.go("app", "A", "sheet")
      rig.user(.open("app://app/A/sheet/x"))
    }
    journeys.tell("sheets of one kind over each other", .sheets()) { rig in
      rig.go("app", "sheet", "1", "sheet", "1")
      rig.go("app", "sheet", "1")
      rig.go("app", "sheet", "1", "sheet", "2", "sheet", "3")
      rig.go("app", "sheet", "1", "sheet", "4", "y")
      rig.user(.dismiss, .dismiss)
    }
    journeys.tell("sheets that a link leaves at once", .sheets()) { rig in
      rig.go("app", "sheet", "1", "sheet", "2")
      rig.user(.open("app://app"))
    }
    journeys.tell("a modal that a flow further in has", .nested()) { rig in
      rig.go("app", "nested", "x")
      rig.go("app")
    }
    journeys.tell("modals over the stacks of tabs", .overTabs()) { rig in
      rig.go("app", "A", "x", "sheet", "u")
      rig.go("app", "B", "y", "sheet", "v")
      rig.user(.dismiss)
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func goesNoFurtherThanAGuardLetsIt() {
    var journeys = RouteJourneys()
    for isMaximized in [true, false] {
      journeys.tell("a player, maximized: \(isMaximized)", .whole(at: ["app", "A", "play", "m"])) {
        rig in
        rig.refuse("a match is on") { $0.isInstall(ofPlayer: true) }
        if !isMaximized { rig.user(.minimize) }
        rig.go("app", "A", "play", "n")
      }
    }
    for rest in [["C", "play", "m"], ["B", "sheet"]] {
      journeys.tell("another scene, then \(rest)", .whole(at: ["login", "help"])) { rig in
        rig.refuse("not yet") { $0.isInstall(ofPlayer: false) }
        rig.store.route(.goto(Route(["app"] + rest)))
        rig.store.route(.push("c"))
      }
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func letsTheFlowsOfModalsFinishAndGoOn() {
    var journeys = RouteJourneys()
    let busy = RouteRig.over(at: ["app", "busy"]) { wireframe, _ in
      RouteScene("busy") { _ in PickCoordinator(wireframe, "busy") }
    }
    journeys.tell("one that goes on without its modal", busy) { rig in
      rig.stage.coordinator(of: rig.stage.visibleScreens[0])
        .flatMap { $0 as? PickCoordinator }?.wireframe.after(.seconds(60)) {}
      rig.user(.dismiss)
      rig.store.route(.push("busy"))
    }
    let pick = RouteRig.over(at: ["app", "pick"]) { wireframe, _ in
      RouteScene("pick") { _ in PickCoordinator(wireframe, "pick") }
    }
    journeys.tell("one with an output", pick) { rig in
      rig.go("app", "x")
      rig.go("app", "pick")
      let coordinator = rig.stage.coordinator(of: rig.stage.visibleScreens[0])
      (coordinator as? PickCoordinator)?.finish("blue")
    }

    assertSnapshot(of: journeys.text)
  }
}

extension GuardedRequest {
  /// True if it installs a player, or root items.
  fileprivate func isInstall(ofPlayer isPlayer: Bool) -> Bool {
    switch requests.first {
    case .installPlayer: isPlayer
    case .install: !isPlayer
    default: false
    }
  }
}

extension RouteRig {
  /// An app with one stack, over which a test presents a scene.
  fileprivate static func over(
    at route: Route = "app", scene: (any ApplicationWireframe, Store<TestState>) -> RouteScene
  ) -> RouteRig {
    RouteRig(at: route) { wireframe, store in
      let scene = scene(wireframe, store)
      return [
        RouteScene("app") { _ in
          let stack = RouteStack(store, installing: PageScreen("app"))
          return OverCoordinator(
            wireframe, store, root: PagesCoordinator(wireframe, stack), scene)
        }
      ]
    }
  }

  /// An app with one stack, and sheets each of which presents the next.
  fileprivate static func sheets() -> RouteRig {
    @MainActor func sheet(
      _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
    ) -> RouteScene {
      RouteScene("sheet", arguments: 1) { arguments in
        let stack = RouteStack(store, presenting: PageScreen("sheet \(arguments[0])"))
        return OverCoordinator(
          wireframe, store, root: PagesCoordinator(wireframe, stack), sheet(wireframe, store))
      }
    }
    return over(scene: sheet)
  }

  /// An app whose modal belongs to a flow inside the scene's.
  fileprivate static func nested() -> RouteRig {
    over(at: ["app", "nested", "x"]) { wireframe, store in
      RouteScene("nested") { _ in
        let stack = RouteStack(store, presenting: PageScreen("nested"))
        return OverCoordinator(wireframe, store, root: PagesCoordinator(wireframe, stack))
      }
    }
  }

  /// An app of two tabs that present sheets.
  fileprivate static func overTabs() -> RouteRig {
    RouteRig(at: ["app", "A"]) { wireframe, store in
      let tabs = ["A", "B"].map { tag in
        RouteTab(tag, root: PageScreen(tag)) { root in
          OverCoordinator(
            wireframe, store, root: PagesCoordinator(wireframe, RouteStack(store, above: root)),
            .pages("sheet", wireframe, store, isModal: true))
        }
      }
      return [RouteScene("app") { _ in TabsCoordinator(wireframe, RouteTabs(store, tabs: tabs)) }]
    }
  }
}

/// Lets the user pick something.
@MainActor
private final class PickCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<String>
  private let title: String

  init(_ wireframe: any ApplicationWireframe, _ title: String) {
    self.wireframe = FlowWireframe(wireframe)
    self.title = title
  }

  func start(from sender: any Screen) { wireframe.presentModally(PageScreen(title), from: sender) }
}
