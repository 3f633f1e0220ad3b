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
    }
    journeys.tell("sheets of one kind over each other", .sheets()) { rig in
      rig.go("app", "sheet", "1", "sheet", "1")
      rig.go("app", "sheet", "1")
      rig.go("app", "sheet", "1", "sheet", "2", "sheet", "3")
      rig.go("app", "sheet", "1", "sheet", "4", "y")
      rig.user(.dismiss, .dismiss)
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

  @Test func letsTheFlowsOfModalsPrepareFinishAndGoOn() {
    var journeys = RouteJourneys()
    var holding: HeldModal?
    let rig = RouteRig.over(at: ["app", "held"]) { wireframe, _ in
      RouteScene("held") { _ in
        holding = HeldModal(wireframe)
        return holding
      }
    }
    journeys.tell("one that has to prepare", rig) { rig in
      rig.go("app", "x")
      rig.stage.log.note("prepared")
      holding?.completion?()
    }
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

  @Test func knowsTheModalOfAFlowFurtherIn() {
    var journeys = RouteJourneys()
    let nested = RouteRig.over(at: ["app", "nested", "x"]) { wireframe, store in
      RouteScene("nested") { _ in
        let pages = PagesCoordinator(wireframe, RouteStack(store, presenting: PageScreen("nested")))
        return OverCoordinator(wireframe, RoutePresentables(store, root: pages, scenes: []))
      }
    }
    journeys.tell("one whose modal a flow further in has", nested) { rig in
      rig.go("app", "nested", "x")
      rig.go("app")
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func presentsOverTheStackOfATab() {
    let rig = RouteRig(at: ["app", "A"]) { wireframe, store in
      [
        RouteScene("app") { _ in
          ComingTabsCoordinator(wireframe, store) { _ in
            ["A", "B"].map { tag in
              RouteTab(tag, root: PageScreen(tag)) { root in
                let pages = PagesCoordinator(wireframe, RouteStack(store, above: root))
                return OverCoordinator(
                  wireframe,
                  RoutePresentables(store, root: pages, scenes: [.modal("sheet", wireframe, store)])
                )
              }
            }
          }
        }
      ]
    }

    rig.go("app", "A", "x", "sheet", "u")
    #expect(rig.route == "app/A/x/sheet/u")
    rig.go("app", "B", "y", "sheet", "v")
    #expect(rig.route == "app/B/y/sheet/v")
    rig.user(.dismiss)

    #expect(rig.stage.visibleScreens.map(\.title) == ["y"])
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
    at route: Route, scene: @escaping (any ApplicationWireframe, Store<TestState>) -> RouteScene
  ) -> RouteRig {
    RouteRig(at: route) { wireframe, store in
      [
        RouteScene("app") { _ in
          let pages = PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen("app")))
          return OverCoordinator(
            wireframe, RoutePresentables(store, root: pages, scenes: [scene(wireframe, store)]))
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
        let page = PageScreen("sheet \(arguments[0])")
        return OverCoordinator(
          wireframe,
          RoutePresentables(
            store, root: PagesCoordinator(wireframe, RouteStack(store, presenting: page)),
            scenes: [sheet(wireframe, store)]))
      }
    }
    return over(at: "app", scene: sheet)
  }
}

/// A modal that has to prepare before it leaves.
@MainActor
private final class HeldModal: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private(set) var completion: (@MainActor () -> Void)?

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) { wireframe.presentModally(PageScreen("held"), from: sender) }

  func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    self.completion = completion
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
