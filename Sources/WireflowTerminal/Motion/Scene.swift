import Wireflow
import WireflowInteraction

/// A picture of the stage, and how it is drawn at rest.
struct Scene {
  let picture: StagePicture
  let rendering: Rendering
}
