import Foundation

/// The standard streams while the terminal shows the app: printed text waits in a file.
///
/// Otherwise printed text, such as the reason of a crash, would spoil the picture and vanish with
/// it. A stream that goes elsewhere, such as an error stream in a file, does not change.
struct ParkedStreams {
  private var file: Int32 = -1
  private var output: Int32 = -1
  private var error: Int32 = -1

  /// Redirects the streams that go to the terminal to an unlinked file.
  mutating func park() {
    guard file < 0 else { return }
    file = Self.makeFile()
    guard file >= 0 else { return }
    output = Self.redirect(STDOUT_FILENO, to: file)
    error = Self.redirect(STDERR_FILENO, to: file)
  }

  /// Restores the streams and prints the waiting text.
  ///
  /// The method is safe in a signal handler.
  mutating func unpark() {
    guard file >= 0 else { return }
    Self.restore(STDOUT_FILENO, from: output)
    Self.restore(STDERR_FILENO, from: error)
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      var place: off_t = 0
      var count = pread(file, buffer.baseAddress, buffer.count, place)
      while count > 0 {
        guard Self.print(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { break }
        place += off_t(count)
        count = pread(file, buffer.baseAddress, buffer.count, place)
      }
    }
    close(file)
    file = -1
    output = -1
    error = -1
  }

  private static func print(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = write(STDOUT_FILENO, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
      guard count > 0 || (count < 0 && errno == EINTR) else { return false }
      sent += max(count, 0)
    }
    return true
  }

  private static func makeFile() -> Int32 {
    var path = Array("\(NSTemporaryDirectory())/wireflow-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return -1 }
    unlink(path)
    // Both streams append, so that neither overwrites the other. No child process inherits the
    // file.
    _ = fcntl(file, F_SETFL, O_APPEND)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private static func redirect(_ stream: Int32, to file: Int32) -> Int32 {
    guard isatty(stream) == 1 else { return -1 }
    let saved = fcntl(stream, F_DUPFD_CLOEXEC, 3)
    guard saved >= 0 else { return -1 }
    dup2(file, stream)
    return saved
  }

  private static func restore(_ stream: Int32, from saved: Int32) {
    guard saved >= 0 else { return }
    dup2(saved, stream)
    close(saved)
  }
}
