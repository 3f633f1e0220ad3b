/// The screens that are embedded in others, by their hosts, with a way back to an earlier state.
///
/// A mark costs O(1), and the way back from it O(n) of the hosts that were written since.
struct EmbeddedTable {
  private var screens: [Index: [Index]] = [:]
  /// The screens of hosts before they were written since the marks, the latest last.
  private var undone: [(host: Index, screens: [Index]?)] = []
  /// The number of those at each mark, the last within those before.
  private var marks: [Int] = []

  @inline(__always)
  var isEmpty: Bool { screens.isEmpty }

  /// The hosts that have some.
  var hosts: Set<Index> { Set(screens.keys) }

  /// The embedded screens of a host, in the order of their coming.
  subscript(_ host: Index) -> [Index] {
    @inline(__always) get { screens[host] ?? [] }
    _modify {
      keep(host)
      yield &screens[host, default: []]
    }
  }

  /// Forgets a host that has none any more.
  /// - Returns: those that it had.
  @discardableResult
  mutating func remove(_ host: Index) -> [Index] {
    guard screens[host] != nil else { return [] }
    keep(host)
    return screens.removeValue(forKey: host) ?? []
  }

  private mutating func keep(_ host: Index) {
    if !marks.isEmpty { undone.append((host, screens[host])) }
  }

  /// Remembers the present state, which may be within another mark.
  mutating func setMark() { marks.append(undone.count) }

  /// Goes back to the state at the last mark.
  mutating func goBackToMark() {
    guard let count = marks.popLast() else { return }
    while undone.count > count, let (host, before) = undone.popLast() { screens[host] = before }
  }
}
