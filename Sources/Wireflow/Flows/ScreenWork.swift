/// Delayed work that ends with screens, by the screen's identifier and the work's number.
@MainActor
struct ScreenWork {
  private var handles: [ObjectIdentifier: [Int: ScheduledWork]] = [:]
  /// The number of pieces of work that await their screens, read before each request.
  var awaitedCount = 0

  mutating func add(_ handle: ScheduledWork, _ id: Int, of screen: ObjectIdentifier) {
    handles[screen, default: [:]][id] = handle
  }

  /// Removes work that no longer ends with a screen.
  @discardableResult
  mutating func remove(_ id: Int, of screen: ObjectIdentifier) -> ScheduledWork? {
    let handle = handles[screen]?.removeValue(forKey: id)
    if handles[screen]?.isEmpty == true { handles[screen] = nil }
    return handle
  }

  /// Takes the work of a departing screen, in the order in which it began.
  mutating func takeAll(of screen: ObjectIdentifier) -> [ScheduledWork] {
    (handles.removeValue(forKey: screen) ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  var isEmpty: Bool { handles.isEmpty }
}
