import Wireflow
import WireflowTesting

extension Journey.Step {
  /// Returns a step in which the user performs an action.
  static func user(_ action: UserAction) -> Self {
    Self(name: "user: \(action)", law: .userNavigates) { app in app.perform(action) }
  }

  static func userSelects(_ root: String) -> Self { user(.select(.init(root))) }

  /// Returns a step in which the main flow starts or stops refusing the user's requests.
  static func refuseUser(_ isRefusing: Bool) -> Self {
    Self(name: isRefusing ? "refuse what the user asks for" : "let the user do as they like") {
      app in app.refuseUser(isRefusing)
    }
  }

  /// Returns a step in which the user goes back to a screen on the backend.
  ///
  /// The backend shows the result before the stage learns of it. While other transitions run, the
  /// gesture may have no effect.
  static func userPops(to screen: String, isCertain: Bool = true) -> Self {
    Self(name: "user: back to \(screen) on the screen", needs: [.userPops]) { app in
      guard let below = app.liveScreen(screen) else { return }
      let isAllowed = app.stage.allowsUserPop(to: below)
      let above = app.stage.stack(of: below).map(\.title).drop { $0 != screen }.dropFirst()
      app.userRemoves(Array(above), isAllowed, isCertain) { app.hand?.userPops?(below) }
      guard isAllowed, isCertain, !app.stage.isOnStage(below) else { return }
      app.complain("the user went back to \(screen), and it has left, too", law: .tellsTheStage)
    }
  }

  /// Returns a step in which the user swipes down a modal on the backend.
  static func userDismisses(_ screen: String, isCertain: Bool = true) -> Self {
    Self(name: "user: swipes \(screen) down", needs: [.userDismisses]) { app in
      guard let modal = app.liveScreen(screen) else { return }
      let isAllowed = app.stage.allowsUserDismissal
      app.userRemoves([screen], isAllowed, isCertain) { app.hand?.userDismisses?(modal) }
    }
  }

  /// Returns a step in which the user swipes to the page beside the visible one on the backend.
  static func userTurns(to root: String) -> Self {
    Self(name: "user: turns to \(root) on the screen", needs: [.userTurns]) { app in
      if let page = app.liveScreen(root) { app.hand?.userTurns?(page) }
    }
  }

  /// Returns a step that checks the page on which a swipe has ended.
  static func isOnPage(_ root: String, law: BackendLaw = .tellsTheStage) -> Self {
    Self(name: "the user is on \(root)") { app in
      guard let page = app.liveScreen(root), app.stage.selectedRoot(around: page) !== page else {
        return
      }
      app.complain("\(root) is not the page that the user is on", law: law)
    }
  }

  /// Returns a step in which the user begins to swipe back to a screen, and holds it.
  static func userBeginsSwipe(to screen: String) -> Self {
    Self(name: "user: begins to swipe back to \(screen)", needs: [.userSwipes]) { app in
      guard let below = app.liveScreen(screen) else { return }
      let isAllowed = app.stage.allowsUserPop(to: below)
      app.hand?.swipe?.begin(below)
      app.isHeld = isAllowed
    }
  }

  /// Returns a step in which the user lets go of the held screen.
  static func userEndsSwipe(_ ending: SwipeEnding) -> Self {
    Self(name: "user: lets go, and the swipe is \(ending)", needs: [.userSwipes]) { app in
      app.isHeld = false
      app.hand?.swipe?.end(ending)
    }
  }

  /// A step that attaches the backend while the app is running.
  static let attach = Self(name: "attach the backend") { app in app.attachBackend?() }
}

/// The changes that an app makes on its own.
extension Journey.Step {
  /// Returns a step in which a screen changes its content and notifies the stage.
  static func news(_ news: String, on screen: String) -> Self {
    change(screen, "has \(news)") { $0.news = news }
  }

  /// Returns a step in which the badge of a root item changes.
  static func badge(_ badge: String?, on screen: String) -> Self {
    change(screen, "has the badge \(badge ?? "none")") { $0.badge = badge }
  }

  private static func change(
    _ title: String, _ words: String, _ body: @escaping @MainActor (JourneyScreen) -> Void
  ) -> Self {
    Self(name: "\(title) \(words)") { app in
      guard let screen = app.liveScreen(title) else { return }
      body(screen)
      app.stage.contentChanged(of: screen)
    }
  }
}

extension JourneyApp {
  /// Removes screens on the backend as the user would, and records a complaint if the stage does
  /// not follow or has to restore a screen.
  fileprivate func userRemoves(
    _ titles: [String], _ isAllowed: Bool, _ isCertain: Bool, _ remove: () -> Void
  ) {
    let written = stage.log.entries.count
    remove()
    guard isCertain else { return }
    let isRestored = stage.log.entries.dropFirst(written).contains(.restore)
    guard isAllowed else {
      if isRestored {
        complain("what the user may not remove had to be restored", law: .asksTheStage)
      }
      return
    }
    for screen in titles.compactMap(liveScreen) where stage.isOnStage(screen) {
      // A swipe minimizes a draft.
      if stage.shownPlayer?.screen === screen { continue }
      return complain(
        "the user removed \(screen.title), and it is still on stage", law: .tellsTheStage)
    }
    if isRestored {
      complain("all was restored, though the user may remove that", law: .tellsTheStage)
    }
  }
}
