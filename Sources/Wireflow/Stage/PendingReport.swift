/// The changes that the stage has made and not reported yet, because a batch is open.
@MainActor
struct PendingReport {
  /// The number of open batches, inside which the backend and observers hear nothing.
  var openBatches = 0
  /// The commands that the backend shows as one transition.
  var commands: [PresentationCommand] = []
  var isAnimated = true
  /// The hint at how the transition is shown.
  var style: TransitionStyle?
  /// The change that the user has made on a backend already, while the stage follows.
  var shown: ShownChange?
  /// The backend on which the user has made the change that the one command shows.
  var shownBy: ObjectIdentifier?
  /// The causes to show the whole tree for, once the transition is on its way.
  var installCauses: [PresentationCommand.InstallCause] = []
}
