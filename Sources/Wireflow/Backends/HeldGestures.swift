/// The user's current gestures, by backend.
@MainActor
struct HeldGestures {
  /// A gesture, which blocks nothing once its backend is gone.
  private struct Gesture {
    weak let backend: (any PresentationBackend)?
  }

  private var gestures: [Gesture] = []

  /// True while any gesture is in progress.
  var isAny: Bool { !gestures.isEmpty && gestures.contains { $0.backend != nil } }

  mutating func begin(in backend: any PresentationBackend) {
    guard !gestures.contains(where: { $0.backend === backend }) else { return }
    gestures.append(Gesture(backend: backend))
  }

  mutating func end(in backend: any PresentationBackend) {
    gestures.removeAll { $0.backend === backend || $0.backend == nil }
  }
}
