/// Work and departure handlers for screens whose requests still wait.
@MainActor
struct AwaitedWork {
  private struct Entry {
    let number: Int
    /// Begins the work, or refuses it if the screen is not on stage.
    let begin: @MainActor () -> Void
  }

  private var entries: [ObjectIdentifier: [Entry]] = [:]

  /// The screens that work awaits, in the order in which the app requested the work.
  var screens: [ObjectIdentifier] {
    entries.sorted { ($0.value.first?.number ?? 0) < ($1.value.first?.number ?? 0) }.map(\.key)
  }

  mutating func add(
    _ number: Int, for screen: ObjectIdentifier, _ begin: @escaping @MainActor () -> Void
  ) {
    entries[screen, default: []].append(Entry(number: number, begin: begin))
  }

  /// Removes a piece of work, and returns false if it no longer waits.
  mutating func remove(_ number: Int, for screen: ObjectIdentifier) -> Bool {
    guard let place = entries[screen]?.firstIndex(where: { $0.number == number }) else {
      return false
    }
    entries[screen]?.remove(at: place)
    if entries[screen]?.isEmpty == true { entries[screen] = nil }
    return true
  }

  /// Takes the work that awaits a screen, in the order in which the app requested it.
  mutating func takeAll(for screen: ObjectIdentifier) -> [@MainActor () -> Void] {
    (entries.removeValue(forKey: screen) ?? []).map(\.begin)
  }
}
