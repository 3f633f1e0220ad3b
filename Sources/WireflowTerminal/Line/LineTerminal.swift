import Foundation

/// A terminal from which an app reads editable lines.
///
/// Reading blocks until the user has typed a line. The app's output appears between the lines. The
/// app gives the terminal back no matter how it ends.
@MainActor
package final class LineTerminal {
  private let device: TerminalDevice
  private let loan: UnsafeMutablePointer<TerminalLoan>
  private var notes: Int32 = -1
  private var decoder = InputDecoder()
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var events: [TerminalEvent] = []
  private var editing = LineEditing()
  private var prompt = ""

  /// Creates the terminal of a device.
  package convenience init(_ device: TerminalDevice) {
    self.init(device, loan: TerminalLoan.current)
    notes = SignalNotes.openPipe() ?? -1
    SignalHandlers.install()
    atexit { TerminalLoan.current.giveBack() }
  }

  init(_ device: TerminalDevice, loan: UnsafeMutablePointer<TerminalLoan>) {
    self.device = device
    self.loan = loan
    loan.pointee.terminal = device.descriptor
    tcgetattr(device.descriptor, &loan.pointee.modes)
  }

  /// Asks for the next line, and returns nil if there is none.
  package func readLine(_ prompt: String) -> String? {
    self.prompt = prompt
    SignalStack.provide()
    takeOver()
    while true {
      while !events.isEmpty {
        switch editing.handle(events.removeFirst()) {
        case .goesOn: break
        case .typed(let line): return finish(line)
        case .ended: return end()
        }
      }
      draw(editing.line)
      guard wait() else { return end() }
    }
  }

  /// Ends the line, so that the next output starts a new one.
  private func finish(_ line: String) -> String {
    // The line may have been cut, with the cursor inside.
    draw(FieldEditing(.palette, text: line, isSecure: false))
    write(Array("\r\n".utf8))
    loan.pointee.farewell = .init(start: nil, count: 0)
    return line
  }

  private func end() -> String? {
    loan.pointee.farewell = .init(start: nil, count: 0)
    loan.giveBack()
    return nil
  }
}

extension LineTerminal {
  private func takeOver() {
    var modes = loan.pointee.modes
    // The keys for signals keep their meaning.
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
    loan.pointee.farewell = Self.lineEnd
    loan.pointee.isTaken = true
    tcsetattr(device.descriptor, TCSADRAIN, &modes)
  }

  private static let lineEnd: UnsafeBufferPointer<UInt8> = {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2)
    _ = bytes.initialize(from: "\r\n".utf8)
    return UnsafeBufferPointer(bytes)
  }()

  private func draw(_ line: FieldEditing) {
    write(LineEditing.bytes(line, prompt: prompt, columns: device.size.columns))
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    // A signal handler may have given the terminal back just now.
    while !rest.isEmpty, loan.pointee.isTaken {
      switch device.send(rest) {
      case .some(let count): rest = rest.dropFirst(count)
      case .blocked:
        var request = pollfd(fd: device.descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      case .closed: return
      }
    }
  }

  /// Waits for keys and signals, and returns false if the terminal is gone.
  private func wait() -> Bool {
    var requests = [
      pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: notes, events: Int16(POLLIN), revents: 0),
    ]
    let limit = decoder.patience.map { Int32(clamping: Int($0 / .milliseconds(1))) } ?? -1
    let count = poll(&requests, nfds_t(requests.count), limit)
    if count == 0 { events += decoder.flush() }
    if requests[1].revents != 0 { takeNotes() }
    guard requests[0].revents != 0 else { return true }
    switch device.receive(into: &buffer) {
    case .some(let count): events += decoder.feed(buffer[..<count])
    case .blocked: break
    case .closed: return false
    }
    return true
  }

  private func takeNotes() {
    var note: UInt8 = 0
    while read(notes, &note, 1) == 1 {
      switch Int32(note) {
      case SIGTSTP: suspend()
      case SIGCONT: takeOver()
      default: break
      }
    }
  }

  /// Gives the terminal back, stops the process, and takes the terminal over when the process
  /// continues.
  private func suspend() {
    loan.giveBack()
    SignalHandlers.setStopsByDefault(true)
    kill(0, SIGTSTP)
    // The system does not stop an orphaned process. In that case the app continues immediately.
    var request = pollfd(fd: notes, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, 100)
    SignalHandlers.setStopsByDefault(false)
    takeOver()
  }
}
