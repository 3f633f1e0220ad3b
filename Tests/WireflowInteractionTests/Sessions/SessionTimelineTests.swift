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
    let (picture, tree) = (rig.stage.picture, NavigationTree(rig.stage))
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

    TabBarWireframe(stage: rig.stage).push(ShopScreen("Late"), from: rig.stage.state.rootScreens[0])

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
    #expect(first.timeline.steps.count == 30)
    #expect((22..<25).map { first.timeline.drawing(at: $0) == nil } == [true, true, false])

    try await second.timeline.play(first.timeline.steps, on: second.stage)

    #expect(second.timeline.steps == first.timeline.steps)
    for step in 25..<30 {
      #expect(second.timeline.drawing(at: step) == first.timeline.drawing(at: step))
    }
    #expect(second.timeline.drawing(at: 3) != nil)
  }

  @Test func playsNoGestureThatABackendMadeInVain() async throws {
    let (first, second) = (TimelineRig(), TimelineRig())
    await first.play(.tap("More"))
    first.stage.userDid(.removed([ShopScreen("Gone")]), in: TextRecorder())
    #expect(first.timeline.steps[1].lines.last == "  restore")

    try await second.timeline.play(first.timeline.steps, on: second.stage)
  }
}

/// An app of a shop and the timeline of its session, which a test makes more than once.
@MainActor
final class TimelineRig {
  let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
  let timeline: SessionTimeline
  private let controller: ApplicationController

  init(keeping limit: Int = SessionTimeline.mostDrawings) {
    timeline = SessionTimeline(following: stage, keeping: limit) { [weak stage] in
      stage?.picture ?? StagePicture()
    }
    let wireframe = TabBarWireframe(stage: stage)
    controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
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
}
