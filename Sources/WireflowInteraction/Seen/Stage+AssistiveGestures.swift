import Wireflow

/// The gestures of assistive technologies, which act on the current front of the stage.
extension Stage {
  /// Performs ``StagePicture/escape``, and returns false if there is nothing to leave.
  package func performEscape() -> Bool {
    let picture = picture
    guard let action = picture.escape, let target = picture.escapeTarget else { return false }
    perform(action, on: target)
    return true
  }

  /// Performs ``StagePicture/magicTap``, and returns false if no primary button is within reach.
  package func performMagicTap() -> Bool {
    guard let element = picture.magicTapElement, let action = element.action else { return false }
    perform(action, on: element.target)
    return true
  }
}
