import Observation

/// A value read from screens, which detects changes of its sources.
@MainActor
package struct TrackedReading<Value> {
  package let value: Value
  private let change: ReadingChange
  private weak var seal: ReadingSeal?

  /// Reads a value, and calls back once after its next change.
  package init(_ read: () -> Value, onChange: @escaping @MainActor () -> Void) {
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

  /// True if it must be read again.
  package var isStale: Bool { change.isMarked || seal == nil }

  /// Marks the value as out of date.
  package func mark() { change.isMarked = true }

  /// Ends the registration, which Observation would otherwise keep until the next change.
  package func end() {
    change.onChange = nil
    change.trigger += 1
  }
}

/// An object that Observation retains until one of the sources changes.
///
/// The change is therefore known at once, even before the main actor's next turn.
private final class ReadingSeal: Sendable {}

/// The next change of a reading.
@Observable
@MainActor
private final class ReadingChange {
  /// A property that ends the registration without a real change.
  var trigger = 0
  @ObservationIgnored var isMarked = false
  @ObservationIgnored var onChange: (@MainActor () -> Void)?

  init(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  func arrive() { onChange?() }
}
