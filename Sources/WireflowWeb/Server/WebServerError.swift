import Foundation

/// A reason why a server could not start.
public enum WebServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program, or another run of this one, is listening on the port.
  case portInUse(UInt16)
  /// The system does not allow this program to listen on the port.
  case portNotAllowed(UInt16)
  /// The program has lost the files of its page, as the text says.
  case pageMissing(String)
  /// The system refused for another reason, described by its error number.
  case system(Int32)

  /// The reason, and what to do about it.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use; end what listens there, choose another, or any free one with 0"
    case .portNotAllowed(let port):
      "port \(port) is not allowed; choose one from 1024 on, or any free one with 0"
    case .pageMissing(let text): text
    case .system(let code): "cannot listen on 127.0.0.1: \(String(cString: strerror(code)))"
    }
  }

  init(code: Int32, port: UInt16) {
    switch code {
    case EADDRINUSE: self = .portInUse(port)
    case EACCES: self = .portNotAllowed(port)
    default: self = .system(code)
    }
  }
}
