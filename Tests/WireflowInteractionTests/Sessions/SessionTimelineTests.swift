import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@MainActor
struct SessionTimelineTests {
  @Test func hasOneStepForEachActionWithWhatTheUserSaw() async throws {
    let rig = TimelineRig()
    await rig.play(.tap("More"), .wait(.seconds(2)))
    let (picture, tree) = (rig.picture, NavigationTree(rig.stage))
    await rig.stage.play(.back)

    #expect(rig.timeline.steps.map { "\($0.action)" } == ["launch", #"tap "More""#, "back"])
    #expect(
      rig.timeline.steps[1].lines
        == [#"> tap "More""#, #"  push ShopScreen "More" onto Shop"#, "> wait 2000ms"])
    #expect(rig.timeline.steps[1].actions == [.tap("More"), .wait(.seconds(2))])
    #expect(rig.timeline.steps.flatMap(\.lines) == rig.stage.log.lines)
    #expect(rig.timeline.steps.map(\.place) == ["Shop", "More", ""])
    let drawing = try #require(rig.timeline.drawing(at: 1))
    #expect(drawing.picture == picture && drawing.tree == tree)
    #expect(rig.timeline.drawing(at: 2)?.place == "Shop")
  }

  @Test func showsTheLastStepAsItIsNow() async {
    let rig = TimelineRig()
    await rig.play()

    TabBarWireframe(stage: rig.stage).push(ShopScreen("Late"), from: rig.stage.rootScreens[0])

    #expect(rig.timeline.drawing(at: 0)?.place == "Late")
    #expect(rig.timeline.steps[0].lines.suffix(2).first == "> (app)")
  }

  @Test func keepsTheLastDrawingOfAnAppThatHasGone() async {
    var rig: TimelineRig? = TimelineRig()
    await rig?.play(.tap("More"))
    let timeline = rig?.timeline
    weak let stage = rig?.stage

    timeline?.close()
    rig = nil

    #expect(stage == nil)
    #expect(timeline?.drawing(at: 1)?.place == "More")
  }

  @Test func keepsTheLastDrawingsAndDrawsTheSameWhenASessionIsPlayedAgain() async throws {
    let (first, second) = (TimelineRig(keeping: 5), TimelineRig())
    await first.walk(to: 30)
    #expect(first.timeline.steps.count == 30 && first.timeline.drawingCount == 5)
    #expect(first.timeline.drawing(at: 22) == nil)

    try await second.timeline.play(first.timeline.steps, on: second.stage)

    #expect(second.timeline.steps == first.timeline.steps)
    for step in 25..<30 {
      #expect(second.timeline.drawing(at: step) == first.timeline.drawing(at: step))
    }
    #expect(second.timeline.drawing(at: 3) != nil)
  }

  @Test func namesTheStepWithAnotherEffect() async {
    let first = TimelineRig()
    await first.play(.tap("More"), .back)
    let other = TimelineRig { OneScreenFlow($0, showing: ShopScreen("Tabs")) }

    let failure = await #expect(throws: ReplayFailure.self) {
      try await other.timeline.play(first.timeline.steps, on: other.stage)
    }

    #expect(
      failure?.description == """
        launch had another effect when it was played again: “start OneScreenFlow” instead of \
        “start ShopFlow”
        """)
    #expect(other.timeline.steps.count == 1)
  }
}

@MainActor
struct SessionComparisonTests {
  @Test func countsTheLinesAndPlacesOfOneAlone() async {
    let (one, other) = (TimelineRig(), TimelineRig())
    await one.play(.tap("More"), .back, .tap("Twice"))
    await other.play(.tap("More"), .back, .tap("More"))
    one.timeline.close()
    other.timeline.close()

    let comparison = SessionComparison(one.timeline.steps, other.timeline.steps)

    #expect(comparison.commonCount == 3)
    #expect(
      comparison.lines == [
        #"> tap "Twice""#, #"  push ShopScreen "One" onto Shop"#,
        #"  ignored push ShopScreen "Two": ShopScreen "Shop" is covered"#, #"> tap "More""#,
        #"  push ShopScreen "More" onto Shop"#,
      ])
    // Both have been at “More” before they part.
    #expect(comparison.places == ["One"])
    #expect("\(comparison)" == "differs in 5 lines, 1 place")
  }

  @Test func findsNoDifferenceBetweenEqualBranches() async {
    let rig = TimelineRig()
    await rig.play(.tap("More"))

    let comparison = SessionComparison(rig.timeline.steps, rig.timeline.steps)

    #expect(comparison.isEmpty && "\(comparison)" == "the same")
  }
}

/// An app of a shop and the timeline of its session, which a test makes more than once.
@MainActor
final class TimelineRig {
  let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
  let timeline: SessionTimeline
  private let controller: ApplicationController
  private let watch: PictureWatch
  private let shown: Shown

  @MainActor
  final class Shown {
    var picture = StagePicture()
  }

  init(
    keeping limit: Int = SessionTimeline.mostDrawings,
    makeFlow: (any ApplicationWireframe) -> any MainFlowCoordinator = { ShopFlow($0) }
  ) {
    let shown = Shown()
    self.shown = shown
    timeline = SessionTimeline(following: stage, keeping: limit) { shown.picture }
    watch = stage.watch { picture, _ in shown.picture = picture }
    let wireframe = TabBarWireframe(stage: stage)
    controller = ApplicationController(wireframe: wireframe, mainFlow: makeFlow(wireframe))
  }

  /// Launches the app and performs the actions of a script.
  func play(_ actions: UserAction...) async {
    for action in [.launch] + actions { _ = await stage.play(action) }
  }

  /// Goes one page forth and back again, until there are enough steps.
  func walk(to count: Int) async {
    await play()
    while timeline.steps.count < count {
      let isForth = timeline.steps.count.isMultiple(of: 2)
      _ = await stage.play(isForth ? .back : .tap("More"))
    }
  }

  var picture: StagePicture { shown.picture }
}
