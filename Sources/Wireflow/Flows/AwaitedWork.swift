/// Work and leave handlers for screens that are not on stage yet, because the request that brings
/// them still waits.
@MainActor
struct AwaitedWork {
  private struct Entry {
    let number: Int
    /// Begins the work, or refuses it if the screen is not on stage.
    let begin: @MainActor () -> Void
  }

  private var entries: [ObjectIdentifier: [Entry]] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// The screens that work waits for, in the order in which the work was asked for.
  var screens: [ObjectIdentifier] {
    entries.sorted { ($0.value.first?.number ?? 0) < ($1.value.first?.number ?? 0) }.map(\.key)
  }

  mutating func add(
    _ number: Int, for screen: ObjectIdentifier, _ begin: @escaping @MainActor () -> Void
  ) {
    entries[screen, default: []].append(Entry(number: number, begin: begin))
  }

  mutating func remove(_ number: Int, for screen: ObjectIdentifier) {
    entries[screen]?.removeAll { $0.number == number }
    if entries[screen]?.isEmpty == true { entries[screen] = nil }
  }

  /// Takes the work that waits for a screen, in the order in which it was asked for.
  mutating func takeAll(for screen: ObjectIdentifier) -> [@MainActor () -> Void] {
    (entries.removeValue(forKey: screen) ?? []).map(\.begin)
  }
}
