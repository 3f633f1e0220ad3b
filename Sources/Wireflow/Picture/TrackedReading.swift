import Observation

/// A value that was read of screens, and whether what was read has changed since.
@MainActor
struct TrackedReading<Value> {
  let value: Value
  private let change: ReadingChange
  private weak var seal: ReadingSeal?

  /// Reads a value, and tells of its next change once, after it.
  init(_ read: () -> Value, onChange: @escaping @MainActor () -> Void) {
    let (change, seal) = (ReadingChange(onChange), ReadingSeal())
    value = withObservationTracking {
      _ = change.trigger
      return read()
    } onChange: { [seal, weak change] in
      _ = seal
      // The value changes only after this call, so it cannot be read yet.
      Task { @MainActor in change?.arrive() }
    }
    self.change = change
    self.seal = seal
  }

  /// True if it has to be read anew.
  var isStale: Bool { change.hasArrived || seal == nil }

  /// Marks it as one that has to be read anew.
  func mark() { change.hasArrived = true }

  /// Ends the registration, which Observation would else keep until the next change.
  func end() {
    change.onChange = nil
    change.trigger += 1
  }
}

/// An object that Observation holds on to until something that was read changes.
///
/// So a change is known at once, also before the main actor has a turn.
private final class ReadingSeal: Sendable {}

/// The change that a reading waits for.
@Observable
@MainActor
private final class ReadingChange {
  /// A value to pull in the place of a change.
  var trigger = 0
  @ObservationIgnored var hasArrived = false
  @ObservationIgnored var onChange: (@MainActor () -> Void)?

  init(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  func arrive() {
    guard let onChange else { return }
    hasArrived = true
    onChange()
  }
}
