public import Wireflow

/// The screens above a root, each with its segment of the route: the one stored property of a
/// navigation coordinator.
@MainActor
public final class RouteStack {
  /// The way in which the root comes on stage.
  enum Beginning {
    case onStage
    case installed(any RootLevelRepresentable)
    case presented(any ModallyPresentable)
  }

  struct Entry {
    let screen: any Screen
    /// The route up to it.
    var route: Route
  }

  /// The screen at the bottom, which stands for no segment.
  public let root: any Screen
  let beginning: Beginning
  let propagation: RoutePropagation
  private var entries: [Entry] = []
  private var known: Set<ObjectIdentifier> = []
  /// The empty route, cut off from what leads to the stack.
  private var base = Route()
  private var isStale = false
  private var isDoubtful = false
  private var observation: StageObservation?

  /// Creates a stack above a screen that is on stage already, such as a tab's root.
  public convenience init(_ store: Store<some RoutableState>, above root: any Screen) {
    self.init(store.propagation, root, .onStage)
  }

  /// Creates a stack above a root item, which is installed alone when the coordinator starts.
  public convenience init(
    _ store: Store<some RoutableState>, installing root: any RootLevelRepresentable
  ) {
    self.init(store.propagation, root, .installed(root))
  }

  /// Creates a stack above a modal screen, which is presented when the coordinator starts.
  public convenience init(
    _ store: Store<some RoutableState>, presenting root: any ModallyPresentable
  ) {
    self.init(store.propagation, root, .presented(root))
  }

  private init(_ propagation: RoutePropagation, _ root: any Screen, _ beginning: Beginning) {
    self.propagation = propagation
    self.root = root
    self.beginning = beginning
    observation = propagation.stage.observe { [weak self] change in self?.note(change) }
  }

  /// The segments of all screens, from the bottom.
  public var route: Route {
    readIfStale()
    return entries.last?.route ?? base
  }

  /// The highest screen that has a segment, or else the root.
  public var top: any Screen {
    readIfStale()
    return entries.last?.screen ?? root
  }

  /// Returns the number of screens that lead the way to a route.
  func count(toward route: Route) -> Int {
    let shared = self.route.commonPrefixCount(with: route)
    var count = entries.count
    while count > 0, entries[count - 1].route.count > shared { count -= 1 }
    return count
  }

  var count: Int { entries.count }

  /// Takes note that all but the lowest are gone.
  func keep(_ count: Int) {
    readIfStale()
    for entry in entries[count...] { known.remove(ObjectIdentifier(entry.screen)) }
    entries.removeSubrange(count...)
  }

  /// Takes note that a screen stands on top, at the end of a route.
  func append(_ screen: any Screen, at route: Route) {
    entries.append(Entry(screen: screen, route: route))
    known.insert(ObjectIdentifier(screen))
  }

  /// Takes note that not all of it may be on stage, once the present turn is over.
  func doubtLater() {
    isDoubtful = true
  }

  /// Reads again, if need be, what a route has come to.
  func settle() {
    if isDoubtful { isStale = true }
    isDoubtful = false
  }

  /// Shares what is compared with the route of the state, which makes the next comparison quick.
  func adopt(_ route: Route) {
    base = route.first(0)
    if let last = entries.last, last.route == route.first(last.route.count) {
      entries[entries.count - 1].route = route.first(last.route.count)
    }
  }

  private func note(_ change: StageChange) {
    switch change {
    case .left(let screen):
      guard known.remove(ObjectIdentifier(screen)) != nil else { return }
      if entries.last?.screen === screen { entries.removeLast() } else { isStale = true }
    case .entered(let screen):
      guard propagation.contexts[screen]?.segment != nil else { return }
      // It may stand on any stack; on this one it is the new top, or there is a stranger already.
      let top = entries.last?.screen ?? root
      if !known.contains(ObjectIdentifier(screen)), !propagation.stage.isTop(top) { isStale = true }
    default: break
    }
  }

  /// Reads from the stage what has changed without the stack's doing.
  private func readIfStale() {
    guard isStale else { return }
    isStale = false
    entries = []
    known = []
    var route = base
    for screen in propagation.stage.stack(of: root).dropFirst() {
      guard let segment = propagation.contexts[screen]?.segment else { continue }
      route = route + segment
      append(screen, at: route)
    }
  }
}
