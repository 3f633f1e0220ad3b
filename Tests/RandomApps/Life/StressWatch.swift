import Wireflow
import WireflowInteraction

/// One who watches the picture of a window, and the backend that shows it.
@MainActor
final class StressWatch {
  let relay = StressRelay()
  /// The last picture that the watch received.
  private(set) var shown: StagePicture?
  private var watch: PictureWatch?
  private var observation: StageObservation?

  init(_ stage: Stage) {
    watch = stage.watch { [weak self] picture, _ in self?.shown = picture }
  }

  /// Calls a closure with each observation of the stage.
  func observe(_ stage: Stage, _ body: @escaping @MainActor () -> Void) {
    observation = stage.observe { _ in body() }
  }
}
