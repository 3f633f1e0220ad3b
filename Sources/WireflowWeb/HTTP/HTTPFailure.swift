/// A reason to refuse a request, with the status and the text of the answer.
struct HTTPFailure: Error, Hashable, Sendable {
  let status: HTTPStatus
  let message: String

  init(_ status: HTTPStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
