/// The durations that SwiftUI does not report.
///
/// They are estimates until somebody measures them on a device. Longer ones only cost time.
package struct MotionTimes: Sendable {
  /// The time for which a page or a modal still moves after it has appeared.
  package var settling = Duration.milliseconds(450)
  /// The time of a push after `onAppear`, during which the user cannot go back.
  package var push = Duration.milliseconds(350)
  /// The time that an alert takes to appear or disappear, which SwiftUI does not report.
  package var alert = Duration.milliseconds(400)
  /// The time after which `onAppear` or `onDismiss` counts as lost.
  package var limit = Duration.milliseconds(700)
  /// The time after which a transition counts as done although something still moves.
  ///
  /// It is below `Stage.stallLimit`. The model still continues towards the stage.
  package var patience = Duration.milliseconds(2_600)
}
