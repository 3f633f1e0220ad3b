/// A splitter that divides routes at the first component that is one of several tags.
///
/// The root follows the part before the tag.
///
/// The splitter remembers the last root part, which contains no tag, and examines only the
/// difference.
@MainActor
struct RouteParting {
  private let tags: Set<String>
  private var clear = Route()

  init(tags: some Sequence<String>) {
    self.tags = Set(tags)
  }

  mutating func part(_ route: Route) -> (root: Route, branch: Route?) {
    let first = clear.commonPrefixCount(with: route)
    let place = route[first...].firstIndex(where: tags.contains)
    clear = route.first(place ?? route.count)
    return (clear, place.map { route.dropping(first: $0) })
  }
}
