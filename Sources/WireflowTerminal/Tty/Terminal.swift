import Dispatch
import Foundation

/// The terminal while an app has taken it over: it reads events, and writes frames.
///
/// Nothing waits here. What the terminal does not take at once is written when it does, and a
/// frame is made only once the one before is out.
@MainActor
final class Terminal {
  private enum Phase {
    case given
    case taken
    case suspended
    case closed
  }

  /// Takes what comes from the terminal.
  var onEvent: ((TerminalEvent) -> Void)?
  /// Makes the bytes of the next frame; it is told whether the screen is blank.
  var onFrame: ((_ isBlank: Bool) -> [UInt8])?
  /// Learns that the terminal has gone.
  var onClosed: (() -> Void)?

  private let device: TerminalDevice
  private let loan = TerminalLoan.current
  private var phase = Phase.given
  private var decoder = InputDecoder()
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var patience: Task<Void, Never>?
  private var unsent: ArraySlice<UInt8> = []
  private var isBlank = true
  private var isFrameDue = false
  private var isFrameScheduled = false
  private var input: (any DispatchSourceRead)?
  private var room: (any DispatchSourceWrite)?
  private var notes: SignalNotes?

  init(_ device: TerminalDevice) {
    self.device = device
  }

  /// How large the screen is.
  var size: TerminalSize { device.size }

  /// Takes the terminal over, and from then on reports what comes from it.
  func open() {
    loan.pointee.terminal = device.descriptor
    tcgetattr(device.descriptor, &loan.pointee.modes)
    notes = SignalNotes { [weak self] in self?.take(note: $0) }
    SignalHandlers.install()
    atexit { TerminalLoan.current.giveBack() }
    takeOver()
    let source = DispatchSource.makeReadSource(fileDescriptor: device.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readAndWait() }
    }
    source.activate()
    input = source
  }

  /// Gives the terminal back for good.
  func close() {
    giveBack()
    phase = .closed
    patience?.cancel()
    input?.cancel()
    room?.cancel()
  }

  /// Gives the terminal back and stops the process; takes the terminal over when it goes on.
  func suspend() {
    guard phase == .taken else { return }
    giveBack()
    phase = .suspended
    SignalHandlers.setStopsByDefault(true)
    kill(0, SIGTSTP)
    // The system stops no process that nobody could continue; then it just goes on.
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(100))
      if let self, phase == .suspended { goOn() }
    }
  }

  /// Sees to it that a frame is written in a later turn of the main loop.
  func setNeedsFrame() {
    isFrameDue = true
    guard !isFrameScheduled else { return }
    isFrameScheduled = true
    Task { [weak self] in
      self?.isFrameScheduled = false
      self?.writeFrame()
    }
  }
}

extension Terminal {
  private func takeOver() {
    // What was printed before belongs in front of the app.
    fflush(nil)
    loan.pointee.isTaken = true
    loan.pointee.streams.park()
    var modes = loan.pointee.modes
    cfmakeraw(&modes)
    tcsetattr(device.descriptor, TCSANOW, &modes)
    phase = .taken
    isBlank = true
    unsent = Array(ControlSequences.takeOver.utf8)[...]
    writeRest()
    setNeedsFrame()
  }

  private func giveBack() {
    // What was printed meanwhile is still in the buffers of the process.
    fflush(nil)
    unsent = []
    loan.giveBack()
  }

  /// Takes the terminal over after the process was stopped, whoever stopped it.
  private func goOn() {
    guard phase != .closed else { return }
    SignalHandlers.setStopsByDefault(false)
    takeOver()
    onEvent?(.resize(device.size))
  }

  private func take(note: Int32) {
    switch note {
    case SIGTSTP: suspend()
    case SIGCONT: goOn()
    default: onEvent?(.resize(device.size))
    }
  }
}

extension Terminal {
  private func readAndWait() {
    patience?.cancel()
    _ = readAll()
    guard let limit = decoder.patience else { return }
    patience = Task { [weak self] in
      guard (try? await Task.sleep(for: limit)) != nil else { return }
      self?.losePatience()
    }
  }

  /// Takes what has begun for complete, unless the rest is there and was only not read yet.
  private func losePatience() {
    guard !readAll() else { return readAndWait() }
    deliver(decoder.flush())
  }

  /// Reads what there is; whether there was anything.
  private func readAll() -> Bool {
    var hasRead = false
    while phase != .closed {
      switch device.receive(into: &buffer) {
      case .some(let count):
        hasRead = true
        deliver(decoder.feed(buffer[..<count]))
      case .blocked: return hasRead
      case .closed:
        close()
        onClosed?()
      }
    }
    return hasRead
  }

  private func deliver(_ events: [TerminalEvent]) {
    for event in events where phase != .closed { onEvent?(event) }
  }
}

extension Terminal {
  private func writeFrame() {
    guard isFrameDue, phase == .taken, unsent.isEmpty, let onFrame else { return }
    isFrameDue = false
    unsent = onFrame(isBlank)[...]
    isBlank = false
    writeRest()
  }

  private func writeRest() {
    while !unsent.isEmpty {
      loan.pointee.isWriting = true
      // A signal may have given the terminal back just now.
      let transfer = loan.pointee.isTaken ? device.send(unsent) : .closed
      loan.pointee.isWriting = false
      switch transfer {
      case .some(let count): unsent = unsent.dropFirst(count)
      case .blocked: return awaitRoom()
      case .closed: unsent = []
      }
    }
    room?.cancel()
    room = nil
    if isFrameDue { setNeedsFrame() }
  }

  private func awaitRoom() {
    guard room == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: device.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.writeRest() }
    }
    source.activate()
    room = source
  }
}
