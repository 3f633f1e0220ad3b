import Wireflow
import WireflowInteraction

extension StagePicture.Alert {
  /// The answer that Esc gives: the one that cancels, or the only one.
  var escape: UserAction? { cancel ?? (answers.count == 1 ? answers.first : nil) }
}
