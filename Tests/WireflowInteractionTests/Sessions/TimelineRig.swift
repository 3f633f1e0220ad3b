import TestSupport
import Wireflow
import WireflowInteraction

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
