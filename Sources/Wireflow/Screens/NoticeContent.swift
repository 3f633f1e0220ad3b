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

extension NoticeContent: ExpressibleByStringInterpolation {
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

/// A notice that is shown or waits, with its action as the content of a screen.
///
/// The user's actions find its button as they find those of a page. It never has a place on the
/// stage.
@MainActor
final class PresentedNotice: Screen {
  let notice: NoticeContent
  let id: StageID
  private let duration: Duration
  private let link: StageLink
  /// The work that closes it, while its time passes.
  private var timer: ScheduledWork?
  private var wasAnnounced = false

  init(
    _ content: NoticeContent, for duration: Duration, as number: UInt32, on link: StageLink
  ) {
    (notice, self.duration, self.link) = (content, duration, link)
    id = StageID(kind: .notice, number: number)
  }

  var title: String { notice.text }

  /// The button, which closes the notice before it acts.
  var content: ScreenContent {
    guard let action = notice.action else { return ScreenContent(elements: []) }
    var button = ScreenContent.Button(action.title, role: action.role) { [weak self] in
      if let self { link.stage?.submitByUser(.closeNotice(of: id)) }
      action.action()
    }
    button.traits = action.traits
    return ScreenContent(elements: [.button(button)])
  }

  /// Announces it once, and lets its time pass from now on.
  func begin(on stage: Stage) {
    guard timer == nil else { return }
    if !wasAnnounced { stage.transitions.announce(Announcement(notice.text)) }
    wasAnnounced = true
    stage.time.scheduledCount += 1
    timer = stage.scheduler.schedule(after: duration) { [weak self, weak stage] in
      guard let self, let stage else { return }
      timer = nil
      stage.time.scheduledCount -= 1
      stage.time.noteFiring()
      stage.log.cause(ifAny: { stage.time.passed(evenNone: true) }) {
        stage.submit(.closeNotice(of: id))
      }
    }
  }

  /// Stops its time.
  func end() {
    guard let timer else { return }
    timer.cancel()
    self.timer = nil
    link.stage?.time.scheduledCount -= 1
  }
}

extension Stage {
  /// Lets the time of the notice in sight pass, and no other's.
  func followNotices() {
    let seen = places.alert == nil ? places.notice : nil
    for notice in places.notices.values where notice !== seen { notice.end() }
    seen?.begin(on: self)
  }

  /// The notice that is shown, as a screen with its text and its action.
  package var notices: [any Screen] { places.notice.map { [$0] } ?? [] }

  /// Closes the notice for the user.
  func closeNotice() throws(ActionRefusal.Reason) {
    guard places.notice != nil else { throw .ignored(.noNotice) }
    if let blocked { throw blocked }
    submitByUser(.closeNotice())
  }
}
