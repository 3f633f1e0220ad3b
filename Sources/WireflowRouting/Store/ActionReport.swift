/// An action that middleware observes once the reducer has handled it.
@MainActor
final class ActionReport {
  let action: any Action
  var isDone = false

  init(_ action: any Action) {
    self.action = action
  }
}
