import Observation

/// A tracker of what was read of observable screens, which says when that is about to change.
///
/// Observation has no way to end a registration, which would pile up with each frame. So each one
/// reads a trigger, too, and pulling that one ends it everywhere.
@MainActor
final class SceneTracker {
  @Observable
  @MainActor
  final class Trigger {
    var count = 0
  }

  var onChange: (@MainActor () -> Void)?
  private let trigger = Trigger()
  private var generation = 0

  /// Reads something, and tells its next change once.
  ///
  /// If something is read anew before that change, only the new reading is watched.
  func track<Value>(_ read: () -> Value) -> Value {
    generation += 1
    trigger.count += 1
    let generation = generation
    return withObservationTracking {
      _ = trigger.count
      return read()
    } onChange: { [weak self] in
      // The value changes only after this call, so it cannot be read yet.
      Task { @MainActor in self?.note(generation) }
    }
  }

  private func note(_ generation: Int) {
    if generation == self.generation { onChange?() }
  }
}
