/// The place that waits for a login: the destination of a link, or the places of an archive.
@MainActor
final class AwaitedPlace<State: RoutableState> {
  /// A place with the requirement that keeps it waiting.
  struct Wait {
    /// The route of the login.
    let login: Route
    /// Returns true once a state no longer requires the login.
    let isOpen: (State) -> Bool
    /// Leads on to the place.
    let lead: () -> Void
    /// Reports that the user has left the login, or that another place replaces this one.
    let drop: () -> Void
  }

  private var wait: Wait?

  /// Lets a place wait until its login has succeeded.
  func begin(_ wait: Wait) {
    self.wait = wait
  }

  /// Drops the place.
  func drop() {
    let dropped = exchange(&wait, with: nil)
    dropped?.drop()
  }

  /// Leads on to the place once its login has succeeded, or drops it once the user has left the
  /// login.
  func decide(in state: State) {
    guard let wait else { return }
    if wait.isOpen(state) {
      self.wait = nil
      wait.lead()
    } else if !state.route.isPrefixed(with: wait.login) {
      drop()
    }
  }
}
