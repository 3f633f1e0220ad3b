/// A short text about something that has happened, with at most one action.
///
/// ```swift
/// let undo = ScreenContent.Button("Undo") { [weak self] in self?.takeBack(mail) }
/// wireframe.showNotice(NoticeContent("Sent", action: undo), for: .seconds(10))
/// ```
public struct NoticeContent {
  /// The text.
  public let text: String
  /// The action, whose tap also closes the notice.
  public let action: ScreenContent.Button?

  /// Creates a notice from its text and its action.
  ///
  /// The stage keeps the action until the notice is closed: capture a coordinator weakly.
  public init(_ text: String, action: ScreenContent.Button? = nil) {
    (self.text, self.action) = (text, action)
  }
}

extension NoticeContent: ExpressibleByStringLiteral {
  /// Creates a notice without an action.
  public init(stringLiteral text: String) { self.init(text) }
}

extension ApplicationWireframe {
  /// Shows a notice in front of everything but walls and alerts, and announces it to screen readers.
  ///
  /// A notice covers no screen and takes no focus. While another notice is shown, it waits. It
  /// closes once its time is over, with its flow, by its action, or when the user swipes it away.
  /// Its time stops behind an alert or a wall, and then begins again.
  ///
  /// ```swift
  /// wireframe.showNotice("Saved", for: .seconds(5))
  /// ```
  /// - Parameters:
  ///   - notice: the text, and possibly an action.
  ///   - duration: the time for which the user sees it. People who cannot see the screen or move
  ///     slowly need ten seconds for an action.
  @discardableResult
  public func showNotice(
    _ notice: NoticeContent, for duration: Duration = .seconds(10)
  ) -> RequestOutcome {
    stage.submit(.showNotice(notice, for: duration), through: self)
  }

  /// Closes the notice that is shown.
  @discardableResult
  public func closeNotice() -> RequestOutcome { stage.submit(.closeNotice(), through: self) }
}
