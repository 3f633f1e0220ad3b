#if canImport(Testing) && canImport(XCTest)
import Wireflow

extension AppDriver {
  /// Swipes back to the screen below, as on a backend that lets the user drag a screen.
  ///
  /// The driver begins the swipe, runs the closure while the user holds the screen, and ends the
  /// swipe. If a guard would refuse or has to ask, the swipe does not begin, and the driver
  /// performs the action `back` instead.
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

  /// Swipes down the modal in front.
  ///
  /// It works like a swipe back, except that the driver performs the action `dismiss` if the swipe
  /// does not begin.
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
