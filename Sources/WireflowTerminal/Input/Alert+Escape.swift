import Wireflow
import WireflowInteraction

extension StagePicture.Alert {
  /// The answer of the Esc key: the one that cancels, or the only one.
  var escape: UserAction? { cancel ?? (answers.count == 1 ? answers[0] : nil) }
}
