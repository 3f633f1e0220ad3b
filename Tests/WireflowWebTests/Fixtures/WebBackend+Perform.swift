import Wireflow
import WireflowInteraction

@testable import WireflowWeb

extension WebBackend {
  /// Performs the action of a message from a page, without a session.
  func perform(_ body: [UInt8]) throws(HTTPFailure) {
    let message: UserMessage = try HTTPResponse.decode(body)
    let (action, target) = (try message.userAction(), try message.target())
    if let target { stage?.perform(action, on: target) } else { stage?.perform(action) }
  }
}
