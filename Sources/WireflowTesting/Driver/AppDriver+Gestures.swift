#if canImport(Testing) && canImport(XCTest)
import Wireflow

extension AppDriver {
  /// Swipes back to the screen below, as on a backend that lets the user drag a screen.
  ///
  /// The swipe begins, the closure does what happens while the user holds the screen, and the swipe
  /// ends. Where a guard minds, or has to ask, it does not begin, and the attempt is the action
  /// `back`.
  ///
  /// ```swift
  /// app.swipeBack(.cancelled)
  /// app.swipeBack { app.advance(by: .seconds(1)) }
  /// ```
  public func swipeBack(
    _ ending: SwipeEnding = .completed, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    during: () -> Void = {}
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let stage = running(at: site)?.stage else { return }
    let screen = stage.allowsUserPop ? stage.screenToGoBackFrom : nil
    swipe(screen, orElse: .back, ending, at: site, during)
  }

  /// Swipes the modal in front down.
  ///
  /// All is as with a swipe back, and an attempt that does not begin is the action `dismiss`.
  public func swipeDown(
    _ ending: SwipeEnding = .completed, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    during: () -> Void = {}
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let stage = running(at: site)?.stage else { return }
    let modal = stage.allowsUserDismissal ? stage.modalScreens.last : nil
    swipe(modal, orElse: .dismiss, ending, at: site, during)
  }

  private func swipe(
    _ screen: (any Screen)?, orElse attempt: UserAction, _ ending: SwipeEnding, at site: CallSite,
    _ during: () -> Void
  ) {
    guard let screen, let backend = app?.backend else {
      perform(
        attempt, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
      return during()
    }
    step(at: site) { $0.userBegan(in: backend) }
    during()
    step(at: site) { stage in
      switch ending {
      case .completed: stage.userDid(.removed([screen]), in: backend)
      case .cancelled: stage.userCancelled(in: backend)
      }
    }
  }
}
#endif
