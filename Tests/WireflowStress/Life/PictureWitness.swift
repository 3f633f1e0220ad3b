import Wireflow
import WireflowInteraction

/// One who watches the picture of a stage.
@MainActor
final class PictureWitness {
  /// The last picture that the watch was told.
  private(set) var shown: StagePicture?
  private var watch: PictureWatch?

  init(_ stage: Stage) {
    watch = stage.watch { [weak self] picture, _ in self?.shown = picture }
  }
}
