/// Delayed work that goes with screens, by the screen's identity and the number of each.
@MainActor
struct ScreenWork {
  private var handles: [ObjectIdentifier: [Int: ScheduledWork]] = [:]
  /// The number of pieces of work that wait for their screens, read before each request.
  var awaitedCount = 0

  mutating func add(_ handle: ScheduledWork, _ id: Int, of screen: ObjectIdentifier) {
    handles[screen, default: [:]][id] = handle
  }

  /// Takes out work that goes with a screen no more.
  @discardableResult
  mutating func remove(_ id: Int, of screen: ObjectIdentifier) -> ScheduledWork? {
    let handle = handles[screen]?.removeValue(forKey: id)
    if handles[screen]?.isEmpty == true { handles[screen] = nil }
    return handle
  }

  /// Takes the work of a screen that leaves, in the order of its beginning.
  mutating func takeAll(of screen: ObjectIdentifier) -> [ScheduledWork] {
    (handles.removeValue(forKey: screen) ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  var isEmpty: Bool { handles.isEmpty }
}
