import Testing
import Wireflow

@testable import AudiobooksApp

/// How the sample plays books.
@MainActor
struct AudiobooksPlayerTests {
  private let app = HeadlessAudiobooks()

  /// Leads to a playing sample.
  private static let toASample = """
    launch
    tap "Fantasy"
    tap "The Owl Tax"
    tap "Play sample"
    """

  private var stage: Stage { app.controller.stage }

  private var progress: [String] {
    stage.visibleScreens.flatMap(\.content.elements).compactMap { element in
      if case .progress(let progress) = element { progress.label } else { nil }
    }
  }

  @Test func playsByTheSecond() throws {
    try app.play(Self.toASample)
    let atFirst = progress

    try app.play("wait 2s\nwait 999ms")
    let later = progress
    try app.play("tap \"Pause\"\nwait 5s")

    #expect(atFirst == ["0:00 of 3:00"])
    #expect(later == ["0:02 of 3:00"])
    #expect(progress == later)
  }

  @Test func secondsAreNoSecondsTooManyAfterAShortPause() throws {
    try app.play(Self.toASample)

    try app.play("wait 500ms\ntap \"Pause\"\ntap \"Play\"\nwait 500ms\nwait 1s")

    #expect(progress == ["0:02 of 3:00"])
  }

  @Test func samplePlaysToItsEndAndAgain() throws {
    try app.play(Self.toASample)

    try app.play("wait 4m")
    let atTheEnd = progress
    try app.play("tap \"Play\"\nwait 1s")

    #expect(atTheEnd == ["3:00 of 3:00"])
    #expect(progress == ["0:01 of 3:00"])
  }

  @Test func pressedPlayerCoversTheAppAndGoesBack() throws {
    try app.play(Self.toASample)

    let log = try app.play("maximize\ntap \"Minimize\"\ntap \"Open player\"\nback")

    #expect(
      log == """
        > maximize
          maximize PlayerScreen "The Owl Tax"
        > tap "Minimize"
          minimize PlayerScreen "The Owl Tax"
        > tap "Open player"
          maximize PlayerScreen "The Owl Tax"
        > back
          minimize PlayerScreen "The Owl Tax"
        """)
  }

  @Test func closedPlayerLeavesNothingBehind() throws {
    try app.play(Self.toASample)

    let log = try app.play("tap \"Close player\"\nwait 1m")

    #expect(
      log == """
        > tap "Close player"
          remove player PlayerScreen "The Owl Tax"
          finish PlayerFlowCoordinator
        > wait 60000ms
        """)
    #expect(stage.minimizableScreen == nil)
  }

  @Test func anotherBookTakesThePlaceOfTheOneThatPlays() throws {
    try app.play(Self.toASample)
    weak let before = stage.minimizableScreen

    let log = try app.play("back\ntap \"Thornwright\"\ntap \"Play sample\"\nwait 1s")

    #expect(
      log == """
        > back
          pop ProductDetailsScreen "The Owl Tax"
        > tap "Thornwright"
          push ProductDetailsScreen "Thornwright" onto Discover
        > tap "Play sample"
          start PlayerFlowCoordinator
          remove player PlayerScreen "The Owl Tax"
          + install player PlayerScreen "Thornwright" above the tabs
          cancel PlayerFlowCoordinator
        > wait 1000ms
        """)
    #expect(before == nil)
    #expect(progress == ["0:01 of 3:00"])
  }

  @Test func showsTheBookOfTheSampleWhereverTheReaderIs() throws {
    try app.play(Self.toASample)
    try app.play("select \"Profile\"\nmaximize")

    let log = try app.play("tap \"Show book\"\ntap \"Close player\"\nback")

    #expect(
      log == """
        > tap "Show book"
          minimize PlayerScreen "The Owl Tax"
          + push ProductDetailsScreen "The Owl Tax" onto Profile
        > tap "Close player"
          remove player PlayerScreen "The Owl Tax"
          finish PlayerFlowCoordinator
        > back
          pop ProductDetailsScreen "The Owl Tax"
        """)
  }

  @Test func droppedAppLeavesNoPlayer() throws {
    weak var player: PlayerScreen?
    weak var controls: (any Screen)?
    do {
      let app = HeadlessAudiobooks()
      try app.play(Self.toASample + "\nmaximize\nwait 1s")
      player = app.controller.stage.minimizableScreen as? PlayerScreen
      controls = player?.minimizedControls
      #expect(controls != nil)
    }

    #expect(player == nil)
    #expect(controls == nil)
  }
}
