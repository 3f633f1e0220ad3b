public import Wireflow

/// The stored property of a navigation coordinator: the screens above a root and in its detail,
/// each with its segment of the route.
@MainActor
public final class RouteStack {
  /// The request that brings the root on stage, if one is needed.
  enum Beginning {
    case onStage
    case installed(any RootLevelRepresentable)
    case presented(any ModallyPresentable)
  }

  struct Entry {
    let screen: any Screen
    /// The route up to and including the screen.
    var route: Route
  }

  /// The screen at the bottom, which has no segment.
  public let root: any Screen
  let beginning: Beginning
  let propagation: RoutePropagation
  /// The screens of the list, followed by those of the detail.
  private var entries: [Entry] = []
  /// The index of the detail's first entry.
  private var detailStart: Int?
  private var known: Set<ObjectIdentifier> = []
  /// An empty route that shares its storage with the state's route.
  private var base = Route()
  private var isStale = false
  private var isDoubtful = false
  private var observation: StageObservation?

  /// Creates a stack above a screen that is on stage already, such as a tab's root.
  public convenience init(_ store: Store<some RoutableState>, above root: any Screen) {
    self.init(store.propagation, root, .onStage)
  }

  /// Creates a stack above a root item, which the coordinator installs alone when it starts.
  public convenience init(
    _ store: Store<some RoutableState>, installing root: any RootLevelRepresentable
  ) {
    self.init(store.propagation, root, .installed(root))
  }

  /// Creates a stack above a modal screen, which the coordinator presents when it starts.
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

  /// The segments of the list from the bottom up, followed by those of the detail.
  public var route: Route {
    readIfStale()
    return entries.last?.route ?? base
  }

  /// The highest screen with a segment, in the detail if there is one, or else the root.
  public var top: any Screen {
    readIfStale()
    return entries.last?.screen ?? root
  }

  /// The highest screen of the list with a segment, or else the root.
  var listTop: any Screen {
    guard isInDetail, let detailStart else { return top }
    return detailStart == 0 ? root : entries[detailStart - 1].screen
  }

  /// True if the highest screen with a segment is in the detail.
  var isInDetail: Bool {
    readIfStale()
    return detailStart != nil
  }

  /// The lowest screen of the detail, with or without a segment.
  var detail: (any Screen)? { propagation.stage.detail(beside: root).first }

  /// Returns the number of screens that are on the way to a route.
  func count(toward route: Route) -> Int {
    let shared = self.route.commonPrefixCount(with: route)
    var count = entries.count
    while count > 0, entries[count - 1].route.count > shared { count -= 1 }
    return count
  }

  /// Returns the part of a route that the stack already shows.
  func path(toward route: Route) -> Route {
    let kept = count(toward: route)
    return kept == 0 ? base : entries[kept - 1].route
  }

  var count: Int { entries.count }

  /// Removes all entries except the lowest ones.
  func keep(_ count: Int) {
    readIfStale()
    for entry in entries[count...] { known.remove(ObjectIdentifier(entry.screen)) }
    entries.removeSubrange(count...)
    forgetEmptyDetail()
  }

  /// The requests that pop the screens that are not on the way to a route.
  func requestsToLeave(for route: Route?, isAfresh: Bool) -> [NavigationRequest] {
    guard route != nil || isAfresh else { return [] }
    let kept = route.map(count(toward:)) ?? 0
    let isLonger = (route?.count ?? 0) > self.route.count
    guard isAfresh || isLonger || kept < count else { return [] }
    let pop = NavigationRequest.popTo(kept == 0 ? root : entries[kept - 1].screen)
    if let detailStart, kept > detailStart { return [pop] }
    return (detail.map { [.pop($0)] } ?? []) + [pop]
  }

  /// Adds an entry for a new top screen, at the end of a route.
  func append(_ screen: any Screen, at route: Route, in column: RoutedScreen.Column = .same) {
    if column == .detail, detailStart == nil { detailStart = entries.count }
    entries.append(Entry(screen: screen, route: route))
    known.insert(ObjectIdentifier(screen))
  }

  /// Marks the entries as uncertain, because some screens may not be on stage after this turn.
  func doubtLater() {
    isDoubtful = true
  }

  /// Schedules a reread of the stage if the entries are uncertain.
  func settle() {
    if isDoubtful { isStale = true }
    isDoubtful = false
  }

  /// Shares storage with the state's route, which makes the next comparison quick.
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
      guard entries.last?.screen === screen else {
        isStale = true
        return
      }
      entries.removeLast()
      forgetEmptyDetail()
    case .entered(let screen):
      guard propagation.contexts[screen]?.segment != nil else { return }
      if !known.contains(ObjectIdentifier(screen)), hasGrown { isStale = true }
    default: break
    }
  }

  /// True if there is a screen above the highest entry of a column, such as one that has just
  /// entered.
  private var hasGrown: Bool {
    let stage = propagation.stage
    let listCount = detailStart ?? entries.count
    let list = listCount == 0 ? root : entries[listCount - 1].screen
    if !stage.isTop(list) { return true }
    guard detailStart != nil, let last = entries.last else { return detail != nil }
    return !stage.isTop(last.screen)
  }

  private func forgetEmptyDetail() {
    if let detailStart, detailStart >= entries.count { self.detailStart = nil }
  }

  /// Rebuilds the entries from the stage if something else has changed it.
  private func readIfStale() {
    guard isStale else { return }
    isStale = false
    entries = []
    known = []
    detailStart = nil
    var route = base
    func read(_ screens: some Sequence<any Screen>, in column: RoutedScreen.Column) {
      for screen in screens {
        guard let segment = propagation.contexts[screen]?.segment else { continue }
        route = route + segment
        append(screen, at: route, in: column)
      }
    }
    read(propagation.stage.stack(of: root).dropFirst(), in: .same)
    read(propagation.stage.detail(beside: root), in: .detail)
  }
}

/// A screen with its segment of the route.
///
/// ```swift
/// RoutedScreen(factory.makeMessage(id), at: id, in: .detail)
/// ```
@MainActor
public struct RoutedScreen {
  /// The column in which a routed screen appears.
  public enum Column: Sendable, Hashable {
    /// The column of the previous screen, onto which the screen is pushed.
    case same
    /// The detail beside the list, as with `showDetail`.
    ///
    /// After a screen in the detail, the screen is pushed onto the detail.
    case detail
  }

  /// The screen.
  public let screen: any Screen
  /// The segment of the screen, of at least one component.
  public let segment: Route
  /// The column in which the screen appears.
  public let column: Column

  /// Creates a screen for a segment.
  public init(
    _ screen: any Screen, at segment: some RouteConvertible, in column: Column = .same
  ) {
    self.screen = screen
    self.segment = segment.route
    self.column = column
  }
}
