import Foundation

/// Writes all of a text to a file descriptor, or returns the reason for a failure.
func sendAll(of text: String, to stream: Int32) -> String? {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
    if count > 0 {
      bytes = bytes.dropFirst(count)
    } else if errno == EAGAIN {
      var room = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
      poll(&room, 1, -1)
    } else if errno != EINTR {
      return String(cString: strerror(errno))
    }
  }
  return nil
}
