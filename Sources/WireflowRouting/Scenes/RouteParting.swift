/// A parting of routes where one of several tags first stands.
///
/// The part in front of the tag is the root's.
///
/// It remembers the last root's part, in which no tag stands, and looks only at what differs.
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
