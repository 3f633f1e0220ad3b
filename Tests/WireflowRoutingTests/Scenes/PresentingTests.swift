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
      rig.stage.userDid(
        .removed(rig.stage.state.stack(of: rig.stage.state.modalScreens[0])), in: rig.backend)
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
      rig.main.wireframe.presentAlert(
        AlertContent(title: "Wait"), from: rig.stage.state.rootScreens[0])
      rig.store.route(.push("sheet"))
      rig.user(.choose("OK"))
      rig.go("app", "A", "sheet")
      rig.user(.open("app://app/A/sheet/x"))
    }
    journeys.tell("one that goes on without its modal", .whole(at: ["app", "A", "sheet"])) { rig in
      (rig.stage.coordinator(of: rig.front) as? PagesCoordinator)?.after(.seconds(60)) { _ in }
      rig.user(.dismiss)
      rig.store.route(.push("sheet"))
    }
    journeys.tell("one that finishes", .whole(at: ["app", "A", "sheet"])) { rig in
      (rig.stage.coordinator(of: rig.front) as? PagesCoordinator)?.finish()
    }
    journeys.tell("sheets of one kind over each other", .sheets()) { rig in
      rig.go("app", "sheet", "1", "sheet", "1")
      rig.go("app", "sheet", "1")
      rig.go("app", "sheet", "1", "sheet", "2", "sheet", "3")
      rig.go("app", "sheet", "1", "sheet", "4", "y")
      rig.user(.dismiss, .open("app://app"))
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func goesNoFurtherThanAGuardLetsIt() {
    var journeys = RouteJourneys()
    for isMaximized in [true, false] {
      journeys.tell("a player, maximized: \(isMaximized)", .whole(at: ["app", "A", "play", "m"])) {
        rig in
        rig.refuse("a match is on") {
          if case .installPlayer = $0.requests.first { true } else { false }
        }
        if !isMaximized { rig.user(.minimize) }
        rig.go("app", "A", "play", "n")
      }
    }

    assertSnapshot(of: journeys.text)
  }
}

extension RouteRig {
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
    return RouteRig(at: "app") { wireframe, store in
      [
        RouteScene("app") { _ in
          let stack = RouteStack(store, installing: PageScreen("app"))
          return OverCoordinator(
            wireframe, store, root: PagesCoordinator(wireframe, stack), sheet(wireframe, store))
        }
      ]
    }
  }
}
