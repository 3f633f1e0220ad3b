import Testing
import Wireflow
import WireflowTerminal

@testable import WireflowTesting

/// Swaps the wireframe in the middle of a login over the maximized player.
@MainActor
struct AudiobooksAdaptationTests {
  /// Leads to a login that came over the maximized player, with half of it filled in.
  private static let toALogin = """
    launch
    select "Profile"
    tap "Log in"
    type "Ada" into "Name"
    type "the right password" into "Password"
    tap "Log in"
    wait 500ms
    tap "Simulate expired session"
    select "Discover"
    tap "Genres"
    back
    tap "Fantasy"
    tap "The Owl Tax"
    tap "Play sample"
    maximize
    wait 2s
    type "a wrong password" into "Password"
    tap "Log in"
    choose "OK"
    type "the right password" into "Password"
    """

  /// Goes on as if nothing had happened.
  private static let fromALogin = """
    tap "Log in"
    wait 500ms
    tap "Show book"
    tap "Pause"
    tap "Buy for 9.99"
    choose "Buy"
    back
    """

  @Test func loginGoesOnOverTheMaximizedPlayer() throws {
    let app = HeadlessAudiobooks(wireframe: .adaptive)
    try app.play(Self.toALogin)

    let log = try app.play("adapt regular\nadapt compact\nadapt regular\n" + Self.fromALogin)

    #expect(
      log == """
        > adapt regular
          adapt to split: Discover, Bookshelf, Profile
        > adapt compact
          adapt to tab bar: Discover, Bookshelf, Profile
        > adapt regular
          adapt to split: Discover, Bookshelf, Profile
        > tap "Log in"
        > wait 500ms
          dismiss LoginScreen "Log in"
          finish LoginFlowCoordinator
        > tap "Show book"
          minimize PlayerScreen "The Owl Tax"
          + push ProductDetailsScreen "The Owl Tax" onto Discover
        > tap "Pause"
        > tap "Buy for 9.99"
          alert "Buy The Owl Tax?": "It costs 9.99." [Buy, Cancel]
        > choose "Buy"
          close alert "Buy The Owl Tax?"
        > back
          pop ProductDetailsScreen "The Owl Tax"
        """)
  }

  @Test func treeIsTheSameButForStylesAndVisibility() throws {
    let app = HeadlessAudiobooks(wireframe: .adaptive)
    try app.play(Self.toALogin)
    let compact = NavigationTree(app.controller.stage)

    try app.play("adapt regular")
    let regular = NavigationTree(app.controller.stage)
    try app.play("adapt compact")

    #expect(regular != compact)
    #expect(regular.modals.map(\.style) == ["form sheet"])
    #expect(regular.withoutHow == compact.withoutHow)
    #expect(NavigationTree(app.controller.stage) == compact)
  }

  @Test func screensAreTheSameObjectsAndNoneComesOrGoes() throws {
    let app = HeadlessAudiobooks(wireframe: .adaptive)
    try app.play(Self.toALogin)
    let stage = app.controller.stage
    let before = stage.allScreens.map(ObjectIdentifier.init)
    let happenings = Happenings(on: stage)
    let past = happenings.lines.count

    try app.play("adapt regular\nadapt compact")

    #expect(before.count == 8)
    #expect(stage.allScreens.map(ObjectIdentifier.init) == before)
    #expect(happenings.lines.dropFirst(past) == ["> adapt regular", "> adapt compact"])
  }

  @Test func sameHappensWithAndWithoutSwaps() throws {
    let plain = HeadlessAudiobooks(wireframe: .adaptive)
    let swapped = HeadlessAudiobooks(wireframe: .adaptive)
    let happenings = [plain, swapped].map { Happenings(on: $0.controller.stage) }
    for app in [plain, swapped] { try app.play(Self.toALogin) }

    try swapped.play("adapt regular")
    for app in [plain, swapped] { try app.play(Self.fromALogin) }

    let swappedLines = happenings[1].lines.filter { $0 != "> adapt regular" }
    #expect(swappedLines == happenings[0].lines)
  }

  @Test func pendingTransitionsCompleteFirst() throws {
    let scheduler = ManualScheduler()
    let backend = LateBackend(scheduler: scheduler, delay: .milliseconds(400))
    let late = HeadlessAudiobooks(wireframe: .adaptive, backend: backend, scheduler: scheduler)
    try late.play(Self.toALogin)
    try late.play("type \"\" into \"Password\"\ntap \"Log in\"")
    let begun = backend.shown.count
    let before = NavigationTree(late.controller.stage)

    try late.play("adapt regular")
    let after = NavigationTree(late.controller.stage)
    try late.play(
      "choose \"OK\"\ntype \"the right password\" into \"Password\"\n" + Self.fromALogin)
    try late.play("wait 20s")

    #expect(after.withoutHow == before.withoutHow)
    #expect(
      backend.shown.dropFirst(begun).prefix(10) == [
        "push Fantasy", "push The Owl Tax", "install player The Owl Tax", "maximize",
        "present [\"Log in\"] as sheet", "alert Wrong password", "close alert",
        "alert Something is missing", "adapt in split", "close alert",
      ])
    #expect(backend.runningCount == 0)
    #expect(!late.controller.stage.log.text.contains("stalled"))
  }

  @Test func lateBackendChangesNothingOfWhatHappens() throws {
    let scheduler = ManualScheduler()
    let backend = LateBackend(scheduler: scheduler, delay: .milliseconds(400))
    let apps = [
      HeadlessAudiobooks(wireframe: .adaptive),
      HeadlessAudiobooks(wireframe: .adaptive, backend: backend, scheduler: scheduler),
    ]

    let logs = try apps.map { app in
      try app.play(Self.toALogin + "\nadapt regular\nadapt compact\n" + Self.fromALogin)
    }

    #expect(logs[1] == logs[0])
    #expect(apps[1].tree == apps[0].tree)
  }
}

extension Stage {
  /// All screens on stage: the roots' stacks, the player and its controls, the modals' stacks.
  fileprivate var allScreens: [any Screen] {
    let player = minimizableScreen.map { [$0, $0.minimizedControls] } ?? []
    return rootScreens.flatMap(stack) + player + modalScreens.flatMap(stack)
  }
}
