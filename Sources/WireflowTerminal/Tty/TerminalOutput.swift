import Dispatch
import Foundation

/// The output to a terminal, which sends as much as possible immediately and the rest later.
@MainActor
final class TerminalOutput {
  /// A closure that runs after a delayed rest has been sent.
  var onIdle: (() -> Void)?

  private let device: TerminalDevice
  private let loan: UnsafeMutablePointer<TerminalLoan>
  private var unsent: ArraySlice<UInt8> = []
  private var room: (any DispatchSourceWrite)?

  init(_ device: TerminalDevice, loan: UnsafeMutablePointer<TerminalLoan> = TerminalLoan.current) {
    self.device = device
    self.loan = loan
  }

  /// True while all bytes have been sent.
  var isIdle: Bool { unsent.isEmpty }

  /// Appends bytes to the unsent ones and sends them if possible.
  func write(_ bytes: [UInt8]) {
    unsent += bytes
    if room == nil { writeRest() }
  }

  /// Discards the unsent bytes.
  func discard() {
    unsent = []
    room?.cancel()
    room = nil
  }

  private func writeRest() {
    while !unsent.isEmpty {
      switch send() {
      case .some(let count): unsent = unsent.dropFirst(count)
      case .blocked: return awaitRoom()
      case .closed: unsent = []
      }
    }
    guard room != nil else { return }
    discard()
    onIdle?()
  }

  private func send() -> TerminalDevice.Transfer {
    loan.pointee.isWriting = true
    defer { loan.pointee.isWriting = false }
    // A signal handler may have given the terminal back just now.
    return loan.pointee.isTaken ? device.send(unsent) : .closed
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
