#if canImport(Testing) && canImport(XCTest)
import Wireflow

extension PresentationLog.Entry {
  /// The failure message for an entry about a flow's work, or nil if the entry is no failure.
  var failureOfWork: String? {
    switch self {
    case .failed(let flow, let error):
      """
      A task of \(flow) failed: \(error).

        To fix: catch the error in the task, or make it ErrorDisplayable, so that it is presented.
      """
    case .away(let flow, let origin, let limit):
      """
      The task of \(flow) that began at \(origin) did not come back within \(limit).

        To fix: give the app a service that answers at once or sleeps on the scheduler, and wait \
      for what else is meant to stay away by a stream that the flow listens to.
      """
    case .stray(let delay):
      """
      A task that belongs to no flow slept for \(delay) on the stage's clock, so nobody waits for \
      what it does afterwards, and two runs may differ.

        To fix: begin the work by task(_:) of a flow and await it there, in place of Task.detached, \
      a Task { } of a service or one that several flows share.
      """
    default: nil
    }
  }
}
#endif
