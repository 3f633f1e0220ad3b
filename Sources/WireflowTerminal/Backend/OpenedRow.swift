import Wireflow
import WireflowInteraction

/// A row that led to a screen beside it, so that pressing it again leads into that screen.
struct OpenedRow {
  let target: FocusTarget
  let name: String
  let detail: StagePicture.ID
}
