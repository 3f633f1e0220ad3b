import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// Launches an app with an archive, and returns why it is refused.
@MainActor
private func restored(
  _ archive: RouteArchive, backend: any PresentationBackend = TextRecorder()
) -> (rig: RouteRig, refusals: [String]) {
  let rig = RouteRig.whole(backend: backend, isLaunched: false)
  var refusals: [String] = []
  rig.store.restore(archive) { refusals.append("\($0)") }
  rig.controller.finishLaunching()
  return (rig, refusals)
}

/// A whole stage, saved and restored.
@MainActor
struct RestorationTests {
  @Test func bringsBackStacksSelectionModalsAndPlayer() throws {
    let rig = RouteRig.whole(at: ["app", "A", "x"])
    rig.user(.select("C"), .select("B"))
    rig.store.route(.push(["y", "z", "play", "m"]))
    rig.user(.minimize)
    rig.store.route(.push(["note", "1", "deep"]))
    let archive = try #require(rig.store.archive)

    let again = restored(try RouteArchive(data: archive.data))
    #expect(again.rig.tree == rig.tree && again.refusals == [])
    // It comes back over whatever is there, and a refused one makes nothing.
    let tree = rig.tree
    rig.go("login", "z")
    rig.store.restore(archive)
    #expect(rig.tree == tree)
    rig.notes.lines = []
    rig.store.restore(RouteArchive(places: [["app", "B", "y"], ["app", "B", "no"]]))
    #expect(rig.tree == tree && rig.notes.lines == [])
    assertSnapshot(of: archive.places.map(\.description).joined(separator: "\n"))
  }

  @Test func waitsBehindALoginThatAPlaceNowRequires() throws {
    let archive = RouteArchive(places: [["app", "A"], ["app", "B", "y", "sheet", "z"]])
    func makeRig(isLaunched: Bool = false) -> RouteRig {
      let rig = RouteRig.whole(at: ["app", "B"], isLaunched: isLaunched)
      rig.store.restore(archive, behind: { $1.count == 0 && $0.first == "app" ? "login" : nil })
      rig.controller.finishLaunching()
      return rig
    }
    var journeys = RouteJourneys()
    for isRestoredFirst in [true, false] {
      journeys.tell("never, after a link before the launch", .whole(isLaunched: false)) { rig in
        if isRestoredFirst { rig.store.restore(archive) }
        rig.user(.open("app://app/A/y"))
        if !isRestoredFirst { rig.store.restore(archive) }
        rig.user(.launch)
      }
    }
    journeys.tell("until its end", makeRig()) { rig in
      rig.store.route(.push("help"))
      rig.store.dispatch(TestAction.counted)
    }
    journeys.tell("while the app runs", makeRig(isLaunched: true)) { rig in
      rig.store.dispatch(TestAction.counted)
    }
    journeys.tell("until the user leaves it", makeRig()) { rig in
      rig.go("app", "A")
      rig.store.dispatch(TestAction.counted)
    }
    journeys.tell("until a link comes", makeRig()) { rig in
      rig.user(.open("app://app/A/link"))
      rig.store.dispatch(TestAction.counted)
    }

    assertSnapshot(of: journeys.text)
  }

  @Test(arguments: [
    ("", RouteArchiveError.damaged), ("{}", .damaged), ("[1]", .damaged),
    (#"{"format":"other","version":1,"places":[["a"]]}"#, .damaged),
    (#"{"format":"wireflow-routes","version":1}"#, .damaged),
    (#"{"format":"wireflow-routes","version":1,"places":[]}"#, .damaged),
    (#"{"format":"wireflow-routes","version":1,"places":["a"]}"#, .damaged),
    (#"{"format":"wireflow-routes","version":"1","places":[["a"]]}"#, .damaged),
    (#"{"format":"wireflow-routes","version":2,"rooms":[]}"#, .newer(version: 2)),
    (#"{"format":"wireflow-routes","version":0,"places":[["a"]]}"#, .unknown(version: 0)),
  ])
  func refusesWhatItDoesNotKnow(text: String, error: RouteArchiveError) {
    #expect(throws: error) { try RouteArchive(data: Data(text.utf8)) }
  }

  @Test func writesItsVersion() throws {
    #expect(RouteRig.whole(isLaunched: false).store.archive == nil)
    #expect(RouteArchive(places: []).places == [[]])
    let data = try RouteArchive(places: [["a", "b/ü"]]).data

    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"format":"wireflow-routes","places":[["a","b\/ü"]],"version":1}"#)
    #expect(try RouteArchive(data: data).places == [["a", "b/ü"]])
  }
}

/// Archives that are restored while the app runs, or that an earlier version of the app has saved.
@MainActor
struct LateArchiveTests {
  @Test func leadBackToATabThatHasBegun() throws {
    let rig = RouteRig.whole(at: ["app", "C", "x"])
    rig.go("app", "B")
    let (tree, archive) = (rig.tree, try #require(rig.store.archive))
    rig.go("app", "C")

    rig.store.restore(archive)

    #expect(rig.tree == tree && rig.store.archive == archive)
  }

  @Test(arguments: [["mail", "news", "admin"], ["news", "mail"]], ["mail", "news"])
  func restoreTheTabsThatTheyHave(tabs: [String], front: String) throws {
    let rig = RouteRig.regions(at: ["app", "mail", "x"])
    rig.go("app", "news", "y")
    rig.user(.select(.init(front)))
    let archive = try #require(rig.store.archive)
    var state = TestState()
    state.tabs = tabs
    let again = RouteRig.regions(at: ["app", "mail"], state: state, isLaunched: false)
    again.store.restore(archive, onRefusal: { Issue.record("\($0)") })
    again.controller.finishLaunching()

    #expect(again.route == rig.route)
    #expect(archive.places.allSatisfy { again.store.archive?.places.contains($0) == true })
  }
}

/// Archives with a good place and one that is no more: nothing of them appears.
@MainActor
struct RefusedArchiveTests {
  private nonisolated static let refused: [[Route]] = [
    [["app", "B", "x"], ["app", "A", "no"]], [["app", "A", "no"], ["app", "B", "x"]],
    [["app", "A"], ["app", "B", "y", "sheet", "no"]], [["login", "x"], ["login", "no"]],
    [["login"], ["nowhere"]], [["app", "B"], ["app", "A", "play", "no"]], [[], []],
  ]

  @Test(arguments: refused)
  func showsNothingOfARefusedArchive(places: [Route]) {
    let (backend, plainBackend) = (HeldBackend(), HeldBackend())
    for backend in [backend, plainBackend] { backend.promptCompletions = 1 }
    let plain = RouteRig.whole(backend: plainBackend, isLaunched: false)
    plain.controller.finishLaunching()
    let (rig, refusals) = restored(RouteArchive(places: places), backend: backend)

    #expect(refusals.count == 1 && rig.tree == plain.tree && rig.route == plain.route)
    guard places != [[], []] else { return #expect(refusals == ["the archive is damaged"]) }
    #expect(backend.commands == plainBackend.commands && backend.commands.count == 1)
    #expect(rig.notes.lines == plain.notes.lines)
  }

  @Test func showsNothingOfAPlaceThatNobodyKnewToBeGone() {
    let backend = HeldBackend()
    backend.promptCompletions = 1
    let rig = RouteRig(at: ["in"], backend: backend, isLaunched: false) { wireframe, store in
      ["in", "out"].map { tag in
        RouteScene(tag) { _ in
          let stack = RouteStack(store, installing: PageScreen(tag))
          let pages = PagesCoordinator(wireframe, stack)
          pages.answers = false
          return pages
        }
      }
    }

    rig.store.restore(RouteArchive(places: [["out", "x"], ["out", "no"]]))
    rig.controller.finishLaunching()

    #expect(rig.newLog().contains("  route: the archive has a place that is no more, out/no"))
    #expect(rig.route == "in" && rig.front.title == "in")
    #expect(backend.commands.count == 1)
  }
}
