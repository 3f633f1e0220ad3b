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
    case .away(let flow, let origin, let limit, let taken):
      """
      The task of \(flow) that began at \(origin) did not come back within \(limit): it has been \
      away for \(taken).

        To fix: give the app a service that answers at once or sleeps on the scheduler. For \
      any other wait, let the flow listen to a stream.
      """
    case .stray(let delay):
      """
      A task that belongs to no flow slept for \(delay) on the stage's clock. Nobody waits for its \
      next steps, so two runs may differ.

        To fix: begin the work by task(_:) of a flow and await it there, instead of Task.detached, \
      a Task { } of a service, or a task that several flows share.
      """
    default: nil
    }
  }
}
#endif
