import Foundation

/// A terminal that an app has taken over, which reports events and shows frames.
///
/// A frame is drawn in a later turn of the main loop than the change, after all keys that the user
/// has typed until then.
@MainActor
package final class Terminal {
  private enum Phase {
    case given
    case taken
    case suspended
    case closed
  }

  /// A closure that receives the events of the terminal.
  var onEvent: ((TerminalEvent) -> Void)?
  /// A closure that returns the bytes of the next frame, and receives whether the screen is blank.
  var onFrame: ((_ isBlank: Bool) -> [UInt8])?
  /// A closure that runs when the terminal is gone.
  var onClosed: (() -> Void)?

  private let device: TerminalDevice
  private let input: TerminalInput
  private let loan = TerminalLoan.current
  private var notes: SignalNotes?
  private var phase = Phase.given
  private var isBlank = true
  private var isFrameDue = false
  private var isFrameScheduled = false

  /// Creates the terminal of a device.
  package init(_ device: TerminalDevice) {
    self.device = device
    input = TerminalInput(device)
    input.onEvent = { [weak self] in self?.onEvent?($0) }
    input.onClosed = { [weak self] in
      self?.close()
      self?.onClosed?()
    }
  }

  /// The size of the screen.
  package var size: TerminalSize { device.size }

  /// Takes the terminal over.
  package func open() {
    loan.pointee.terminal = device.descriptor
    tcgetattr(device.descriptor, &loan.pointee.modes)
    notes = SignalNotes { [weak self] in self?.handleSignal($0) }
    SignalHandlers.install()
    atexit { TerminalLoan.current.giveBack() }
    takeOver()
  }

  /// Returns the theme that suits the terminal, from its environment or else from its answer to a
  /// query.
  ///
  /// The terminal has a tenth of a second to answer, because many terminals never do.
  package func theme(_ environment: [String: String]) -> Theme {
    if environment["NO_COLOR"]?.isEmpty == false { return .plain }
    let known = environment["COLORFGBG"].flatMap(Self.isBackgroundLight(variable:))
    let theme: Theme = known ?? isBackgroundLight() ?? false ? .light : .dark
    return theme.reduced(to: Theme.Depth(environment))
  }

  /// Starts reporting events and showing frames.
  func start() {
    input.start()
    setNeedsFrame()
  }

  /// Gives the terminal back for good.
  func close() {
    guard phase != .closed else { return }
    giveBack()
    phase = .closed
    input.stop()
  }

  /// Gives the terminal back, stops the process, and takes the terminal over when the process
  /// continues.
  func suspend() {
    guard phase == .taken else { return }
    giveBack()
    phase = .suspended
    SignalHandlers.setStopsByDefault(true)
    kill(0, SIGTSTP)
    // The system does not stop an orphaned process. In that case the app continues immediately.
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(100))
      if let self, phase == .suspended { goOn() }
    }
  }

  /// Schedules a frame for a later turn of the main loop.
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
  private func isBackgroundLight() -> Bool? {
    write(Array(ControlSequences.backgroundQuestion.utf8))
    return input.answer(within: .milliseconds(100)).flatMap(Self.isBackgroundLight(answer:))
  }

  private func takeOver() {
    // Text printed earlier belongs before the app's picture.
    fflush(nil)
    loan.pointee.isTaken = true
    loan.pointee.streams.park()
    var modes = loan.pointee.modes
    cfmakeraw(&modes)
    tcsetattr(device.descriptor, TCSANOW, &modes)
    phase = .taken
    isBlank = true
    write(Array(ControlSequences.takeOver.utf8))
    setNeedsFrame()
  }

  private func giveBack() {
    // Text printed since then can still be in the buffers of the process.
    fflush(nil)
    loan.giveBack()
  }

  /// Takes the terminal over again after the process was stopped.
  private func goOn() {
    guard phase == .taken || phase == .suspended else { return }
    SignalHandlers.setStopsByDefault(false)
    takeOver()
    onEvent?(.resize(device.size))
  }

  private func handleSignal(_ signal: Int32) {
    switch signal {
    case SIGTSTP: suspend()
    case SIGCONT: goOn()
    default: onEvent?(.resize(device.size))
    }
  }

  private func writeFrame() {
    guard isFrameDue, phase == .taken, let onFrame else { return }
    isFrameDue = false
    SignalHandlers.provideStack()
    let frame = onFrame(isBlank)
    isBlank = false
    write(frame)
  }

  /// Writes bytes, and waits while the terminal accepts none.
  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    // A signal handler may have given the terminal back just now.
    while !rest.isEmpty, loan.pointee.isTaken {
      loan.pointee.isWriting = true
      let transfer = device.send(rest)
      loan.pointee.isWriting = false
      switch transfer {
      case .some(let count): rest = rest.dropFirst(count)
      case .blocked: device.awaits(Int32(POLLOUT))
      case .closed: return
      }
    }
  }
}
