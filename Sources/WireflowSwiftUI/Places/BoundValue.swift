import Observation

/// A value that SwiftUI reads and writes through a binding.
///
/// It has two halves: the model's published value, which views observe, and the value that SwiftUI
/// has written since, which they do not. A setter therefore never invalidates a view, even if
/// SwiftUI calls it during the evaluation of a body. The model reads the written half one turn
/// later.
@Observable @MainActor
package final class BoundValue<Value: Equatable> {
  /// The value that the model wants SwiftUI to show.
  package private(set) var published: Value
  /// The number of requests to SwiftUI to read an unchanged value again.
  private var revision = 0
  /// The value that SwiftUI has written, until the stage receives it.
  @ObservationIgnored private(set) var said: Value?
  /// True if SwiftUI wrote the value by itself, without the user.
  @ObservationIgnored private(set) var isDoubted = false
  @ObservationIgnored private var isRefused = false

  init(_ value: Value) { published = value }

  /// The value for a binding to read.
  package var value: Value {
    let (published, _) = (published, revision)
    return said ?? published
  }

  /// Stores a value that SwiftUI has written, unless it equals the published one.
  ///
  /// A view may have read a value that is taken back before the stage receives it, so SwiftUI reads
  /// the published one again.
  func write(_ value: Value) {
    if said != nil, value == published { isRefused = true }
    said = value == published ? nil : value
    isDoubted = false
  }

  /// Stores a value for bindings to read that the stage must not receive.
  func doubt(_ value: Value) {
    write(value)
    isDoubted = said != nil
  }

  /// Returns the written value, once.
  func takeSaid() -> Value? {
    guard !isDoubted else { return nil }
    defer { said = nil }
    return said
  }

  /// Publishes a value, and forgets the written one.
  func publish(_ value: Value) {
    (said, isDoubted) = (nil, false)
    if value != published { published = value }
  }

  /// Discards the written value, and remembers that SwiftUI has to read the published one again.
  func refuse() {
    (said, isDoubted) = (nil, false)
    isRefused = true
  }
}

extension BoundValue {
  /// Invalidates the views that read the value, once, if the model has refused a written value.
  func readAgain(in model: StageModel) {
    guard isRefused else { return }
    isRefused = false
    model.publisher(false) { revision += 1 }
  }
}
