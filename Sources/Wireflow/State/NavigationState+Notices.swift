/// Notices: one is shown at a time, and the others wait in line.
extension NavigationState {
  struct Notice: Sendable, Hashable {
    let number: UInt32
    /// The flow whose end closes it.
    let flow: FlowID?
    /// True once it has been shown.
    var wasShown = false
  }

  /// The notice that is shown: the first that no wall hides.
  var notice: Notice? { notices.first { wall(of: $0.flow) == wall } }

  mutating func addNotice() {
    notices.append(Notice(number: nextNumber(), flow: requester.flow))
    news.append(.noticed(notices[notices.count - 1].number))
  }

  /// Closes the notice that is shown.
  /// - Parameter number: the only notice that the request means, or nil for any.
  mutating func closeNotice(_ number: UInt32?) throws(Refusal) {
    guard let notice, number ?? notice.number == notice.number else { throw .plain(.noNotice) }
    close(notice)
  }

  /// Closes the notices of a flow, or without one all of them.
  mutating func closeNotices(of flow: FlowID? = nil) {
    for notice in notices where flow == nil || notice.flow == flow { close(notice) }
  }

  private mutating func close(_ notice: Notice) {
    notices.removeAll { $0.number == notice.number }
    news.append(.closedNotice(notice.number))
  }

  /// Shows the next notice, if none is shown.
  mutating func showNextNotice() {
    guard requester.scene == nil, let next = notice, !next.wasShown,
      let place = notices.firstIndex(where: { $0.number == next.number })
    else { return }
    notices[place].wasShown = true
    news.append(.notice(next.number))
  }
}
