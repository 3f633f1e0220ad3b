import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// A whole stage, saved and restored.
@MainActor
struct RestorationTests {
  private func restored(_ archive: RouteArchive) -> (rig: RouteRig, refusals: () -> [String]) {
    let rig = RouteRig.whole(isLaunched: false)
    var refusals: [String] = []
    rig.store.restore(archive) { refusals.append("\($0)") }
    rig.controller.finishLaunching()
    return (rig, { refusals })
  }

  @Test func bringsBackStacksSelectionModalsAndPlayer() throws {
    let rig = RouteRig.whole(at: ["app", "A", "x"])
    for action in [UserAction.select("C"), .select("B")] { rig.controller.perform(action) }
    rig.store.route(.push(["y", "z", "play", "m"]))
    rig.controller.perform(.minimize)
    rig.store.route(.push(["note", "1", "deep"]))
    let archive = try #require(rig.store.archive)

    let again = restored(try RouteArchive(data: archive.data))

    #expect(
      archive.places == [
        ["app", "A", "x"], ["app", "B", "y", "z"], ["app", "C"], ["app", "B", "y", "z"],
        ["app", "B", "y", "z", "play", "m"], ["app", "B", "y", "z", "note", "1", "deep"],
      ])
    #expect(again.rig.tree == rig.tree)
    #expect(again.refusals() == [])
  }

  @Test(arguments: [true, false])
  func leavesTheWayToALinkThatCameBeforeTheLaunch(isRestoredFirst: Bool) {
    let rig = RouteRig.whole(isLaunched: false)
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [LinkPattern("A/:page", behind: "app")])
    let archive = RouteArchive(places: [["app", "A"], ["app", "B", "x"]])

    if isRestoredFirst { rig.store.restore(archive) }
    #expect(links.open("app://A/y"))
    if !isRestoredFirst { rig.store.restore(archive) }
    rig.controller.finishLaunching()

    #expect(rig.tree == RouteRig.whole(at: ["app", "A", "y"]).tree)
    #expect(rig.newLog().contains("  route: not restored, since a link leads to app/A/y"))
  }

  @Test(arguments: [
    ["app", "B", "y", "play", "m", "sheet"], ["app", "C", "q"], ["login", "z"],
  ])
  func comesBackOverWhateverIsThere(place: [String]) throws {
    let rig = RouteRig.whole(at: ["app", "A", "x", "sheet"])
    let (archive, tree) = (try #require(rig.store.archive), rig.tree)
    var refusals: [RouteArchiveError] = []
    rig.store.route(.goto(place))
    rig.main.wireframe.presentAlert(AlertContent(title: "Alert"), from: rig.stage.rootScreens[0])

    rig.store.restore(archive) { refusals.append($0) }

    #expect(rig.tree == tree)
    #expect(refusals == [])
  }

  @Test func refusesPlacesThatDoNotBelongTogetherAsDamaged() {
    let (rig, refusals) = restored(RouteArchive(places: [[], []]))

    #expect(rig.tree == RouteRig.whole().tree)
    #expect(refusals() == ["the archive is damaged"])
  }

  @Test func isOfTheEmptyRouteWithoutPlaces() throws {
    let archive = RouteArchive(places: [])

    #expect(archive.places == [[]])
    #expect(try RouteArchive(data: archive.data) == archive)
  }

  @Test func hasNoArchiveWithoutCoordinators() {
    #expect(RouteRig.whole(isLaunched: false).store.archive == nil)
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
    let data = try RouteArchive(places: [["a", "b/ü"]]).data

    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"format":"wireflow-routes","places":[["a","b\/ü"]],"version":1}"#)
    #expect(try RouteArchive(data: data).places == [["a", "b/ü"]])
  }

  @Test func trapsOnNoMutatedArchive() throws {
    var random = SplitMix64(seed: 9)
    let archive = RouteArchive(places: [["app", "B", "x"], ["app", "A", "y", "sheet", "z"]])
    let original = Array(try archive.data)
    var readCount = 0

    let count = Strength.share(of: 100_000)
    for _ in 0..<count {
      var bytes = original
      for _ in 0...random.below(3) { random.mutate(&bytes) }
      guard let mutated = try? RouteArchive(data: Data(bytes)) else { continue }
      readCount += 1
      let (rig, refusals) = restored(mutated)
      let isThere = rig.store.archive == mutated
      #expect(isThere || (rig.route == "app/A" && refusals().count == 1), "\(mutated)")
    }

    #expect((count / 20..<count / 20 * 19).contains(readCount))
  }
}

/// Modals with tabs, details and tabs that come and go, saved and brought back.
@MainActor
struct RegionRestorationTests {
  private func restored(
    _ shape: Shape, _ archive: RouteArchive, state: TestState
  ) -> (rig: RouteRig, refusals: [String]) {
    let rig = RouteRig.regions(shape, state: state, isLaunched: false)
    var refusals: [String] = []
    rig.store.restore(archive) { refusals.append("\($0)") }
    rig.controller.finishLaunching()
    return (rig, refusals)
  }

  @Test(arguments: Shape.allCases)
  func bringsBackTabsOfTheModalAndDetails(_ shape: Shape) throws {
    let state = TestState(tabs: ["mail", "news", "admin"])
    let rig = RouteRig.regions(shape, at: ["app", "mail", "inbox", "42", "photo"], state: state)
    rig.store.route(.goto(["app", "admin", "users"]))
    rig.store.route(.goto(["app", "news", "a", "intro", "more", "x"]))
    rig.store.route(.goto(["app", "news", "a", "intro", "topics", "music"]))
    let archive = try #require(rig.store.archive)

    let again = restored(shape, try RouteArchive(data: archive.data), state: state)

    #expect(
      archive.places == [
        ["app", "mail", "inbox", "42", "photo"], ["app", "news", "a"], ["app", "admin", "users"],
        ["app", "news", "a", "intro", "rules"], ["app", "news", "a", "intro", "hello"],
        ["app", "news", "a", "intro", "topics", "music"],
        ["app", "news", "a", "intro", "more", "x"],
        ["app", "news", "a", "intro", "topics", "music"],
      ])
    #expect(again.rig.tree == rig.tree)
    #expect(again.rig.route == rig.route)
    #expect(again.refusals == [])
  }

  @Test func bringsBackADetailBesideAShorterList() throws {
    let rig = RouteRig.regions(.split, at: ["app", "mail", "inbox", "42"])
    rig.controller.perform(.backTo("mail"))
    let archive = try #require(rig.store.archive)

    let again = restored(.split, archive, state: TestState())

    #expect(archive.places == [["app", "mail", "42"], ["app", "news"], ["app", "mail", "42"]])
    #expect(again.rig.tree == rig.tree)
    #expect(again.refusals == [])
  }
}

/// Random steps of app and user through modals with tabs, details and tabs that come and go.
@MainActor
struct RegionWalkTests {
  private nonisolated static let bases: [Route] = [
    ["mail"], ["mail", "inbox"], ["mail", "inbox", "old"], ["mail", "42"], ["mail", "inbox", "42"],
    ["mail", "inbox", "42", "photo"], ["mail", "inbox", "old", "7", "photo"], ["news", "a", "b"],
    ["admin", "users"], ["nowhere"],
  ]

  private nonisolated static let modals: [Route] = [
    [], ["intro"], ["intro", "topics", "music"], ["intro", "more", "x"], ["intro", "rules"],
    ["files", "disk", "work", "1"], ["files", "cloud", "2", "page"], ["files", "cloud", "work"],
    ["files", "nowhere"],
  ]

  private func take(_ random: inout SplitMix64, _ rig: RouteRig) -> String {
    let pages = ["x", "8", "nope", "inbox"]
    switch random.below(10) {
    case 0...2:
      let base = random.pick(Self.bases) ?? []
      let modal = random.pick(Self.modals) ?? []
      let route: Route = ["app"] + base + modal
      rig.store.route(.goto(route))
      return "goto \(route)"
    case 3:
      let page = random.pick(pages) ?? ""
      rig.store.route(.push(page))
      return "push \(page)"
    case 4:
      let tabs = random.chance(50) ? ["mail", "news"] : ["mail", "admin", "news"]
      rig.store.dispatch(TestAction.listed(tabs))
      return "list \(tabs)"
    case 5:
      let action = UserAction.adapt(random.chance(50) ? .compact : .regular)
      rig.controller.perform(action)
      return "\(action)"
    default:
      guard let action = random.pick(rig.stage.possibleActions) else { return "nothing" }
      rig.controller.perform(action)
      return "\(action)"
    }
  }

  @Test(arguments: Shape.allCases, Strength.isWhole ? [1, 2, 3] : [1] as [UInt64])
  func keepsRouteAndScreenTogetherAndRestoresThem(_ shape: Shape, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let rig = RouteRig.regions(shape)
    var steps: [String] = []
    for _ in 0..<80 {
      steps.append(take(&random, rig))

      #expect(rig.store.state.route == rig.main.route, "\(steps)")
      let tree = rig.tree
      rig.store.route(.goto(rig.store.state.route))
      #expect(rig.tree == tree, "\(steps)")
      let archive = try #require(rig.store.archive)
      let again = RouteRig.regions(shape, state: rig.store.state, isLaunched: false)
      var refusals: [String] = []
      again.store.restore(archive) { refusals.append("\($0)") }
      again.controller.finishLaunching()
      again.controller.perform(.adapt(rig.stage.formFactor))
      #expect(refusals == [], "\(steps)")
      // The drawer is not kept, and flows of tabs that came later began later.
      let kept = "\(tree)".split(separator: ", drawer open").joined()
      #expect("\(again.tree)" == kept, "\(steps)")
      if "\(again.tree)" != kept || !refusals.isEmpty { return }
    }
  }
}
