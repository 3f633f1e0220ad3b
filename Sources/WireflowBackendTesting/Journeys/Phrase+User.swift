import Wireflow
import WireflowInteraction
import WireflowTesting

extension Phrase {
  /// The user's actions, and gestures on the backend itself.
  static let user: [Phrase] = [
    Phrase(pattern: "refuse the user") { app, _ in app.refuseUser(true) },
    Phrase(pattern: "let the user do as they like") { app, _ in app.refuseUser(false) },
    gesture("user: back to _ on the screen, perhaps", \.userPops) {
      $0.userPops(to: $1, isCertain: false, $2)
    },
    gesture("user: back to _ on the screen", \.userPops) {
      $0.userPops(to: $1, isCertain: true, $2)
    },
    gesture("user: swipes _ down, perhaps", \.userDismisses) {
      $0.userDismisses($1, isCertain: false, $2)
    },
    gesture("user: swipes _ down", \.userDismisses) { $0.userDismisses($1, isCertain: true, $2) },
    gesture("user: turns to _ on the screen", \.userTurns) { $2($1) },
    Phrase(pattern: "the user is on _") { $0.expectPage($1[0], .tellsTheStage) },
    Phrase(pattern: "the user stays on _") { $0.expectPage($1[0], .asksTheStage) },
    gesture("user: begins to swipe back to _", \.swipe, isSwipe: true) { app, below, swipe in
      let isAllowed = app.stage.allowsUserPop(to: below)
      swipe.begin(below)
      app.isHeld = isAllowed
    },
    Phrase(pattern: "user: lets go, and the swipe is _", isSwipe: true) { app, names in
      app.isHeld = false
      app.hand?.swipe?.end(names[0] == "completed" ? .completed : .cancelled)
    },
    Phrase(pattern: "user: _", law: .userNavigates) { app, names in
      do {
        app.perform(try UserAction(parsing: names[0]))
      } catch {
        app.complain("\(error)")
      }
    },
  ]

  /// A gesture on a screen, which ends the journey on a backend that does not offer it.
  private static func gesture<Hand>(
    _ pattern: String, _ hand: KeyPath<BackendUnderTest, Hand?>, isSwipe: Bool = false,
    _ act: @escaping @MainActor (JourneyApp, JourneyScreen, Hand) -> Void
  ) -> Phrase {
    Phrase(pattern: pattern, isSwipe: isSwipe) { app, names in
      guard let hand = app.hand?[keyPath: hand] else { return app.end() }
      if let screen = app.liveScreen(names[0]) { act(app, screen, hand) }
    }
  }
}

/// The user's gestures, which the backend shows before the stage learns of them.
///
/// While other transitions run, a gesture is not certain to have an effect.
extension JourneyApp {
  fileprivate func userPops(
    to below: JourneyScreen, isCertain: Bool, _ pop: (any Screen) -> Void
  ) {
    let isAllowed = stage.allowsUserPop(to: below)
    let above = stage.state.stack(of: below).map(\.title).drop { $0 != below.title }.dropFirst()
    userRemoves(Array(above), isAllowed, isCertain) { pop(below) }
    guard isAllowed, isCertain, !stage.state.isOnStage(below) else { return }
    complain("the user went back to \(below.title), and it has left, too", law: .tellsTheStage)
  }

  fileprivate func userDismisses(
    _ modal: JourneyScreen, isCertain: Bool, _ dismiss: (any Screen) -> Void
  ) {
    userRemoves([modal.title], stage.allowsUserDismissal, isCertain) { dismiss(modal) }
  }

  /// Records a complaint if a swipe has not ended on a page.
  fileprivate func expectPage(_ root: String, _ law: BackendLaw) {
    guard let page = liveScreen(root), stage.state.selectedRoot(around: page) !== page else {
      return
    }
    complain("\(root) is not the page that the user is on", law: law)
  }

  /// Removes screens on the backend as the user would, and records a complaint if the stage does
  /// not follow or has to restore a screen.
  private func userRemoves(
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
    for screen in titles.compactMap(liveScreen) where stage.state.isOnStage(screen) {
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
