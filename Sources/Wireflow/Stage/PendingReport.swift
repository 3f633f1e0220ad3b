/// The changes that the stage has made but not yet reported, because a batch is open.
@MainActor
struct PendingReport {
  /// The number of open batches, during which the backend and observers receive nothing.
  var openBatches = 0
  /// The commands that the backend shows as one transition.
  var commands: [PresentationCommand] = []
  var isAnimated = true
  /// The hint at how to show the transition.
  var style: TransitionStyle?
  /// The change that the user has already made on a backend, while the stage follows.
  var shown: ShownChange?
  /// The backend on which the user made the change that the one command shows.
  var shownBy: ObjectIdentifier?
  /// The reasons to show the whole tree once the transition has been sent.
  var installCauses: [PresentationCommand.InstallCause] = []
}
