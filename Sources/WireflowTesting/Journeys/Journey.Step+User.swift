#if canImport(Testing) && canImport(XCTest)
import Wireflow

extension Journey.Step {
  /// Returns a step in which the user does something.
  static func user(_ action: UserAction) -> Self {
    Self(name: "user: \(action)", law: .userNavigates) { app in app.perform(action) }
  }

  static func userSelects(_ root: String) -> Self { user(.select(.init(root))) }

  /// Returns a step in which the main flow begins or ceases to refuse what the user asks for.
  static func refuseUser(_ isRefusing: Bool) -> Self {
    Self(name: isRefusing ? "refuse what the user asks for" : "let the user do as they like") {
      app in app.refuseUser(isRefusing)
    }
  }

  /// Returns a step in which the user goes back to a screen on the backend.
  ///
  /// The backend shows that before the stage hears of it.
  ///
  /// While other transitions run, that may come to nothing.
  static func userPops(to screen: String, isCertain: Bool = true) -> Self {
    Self(name: "user: back to \(screen) on the screen", needs: [.userPops]) { app in
      guard let below = app.liveScreen(screen) else { return }
      let isAllowed = app.stage.allowsUserPop(to: below)
      let gone = app.stage.stack(of: below).map(\.title).drop { $0 != screen }.dropFirst()
      app.userPops?(below)
      app.expectGone(Array(gone), if: isAllowed && isCertain)
    }
  }

  /// Returns a step in which the user swipes a modal down on the backend.
  static func userDismisses(_ screen: String, isCertain: Bool = true) -> Self {
    Self(name: "user: swipes \(screen) down", needs: [.userDismisses]) { app in
      guard let modal = app.liveScreen(screen) else { return }
      let isAllowed = app.stage.allowsUserDismissal
      app.userDismisses?(modal)
      app.expectGone([screen], if: isAllowed && isCertain)
    }
  }

  /// The backend joins while the app runs.
  static let attach = Self(name: "attach the backend") { app in app.attachBackend?() }
}

extension JourneyApp {
  /// Complains of screens on stage that the user has removed.
  fileprivate func expectGone(_ titles: [String], if isAllowed: Bool) {
    guard isAllowed else { return }
    for title in titles where liveScreen(title).map(stage.isOnStage) == true {
      complain("the user removed \(title), and it is still on stage")
    }
  }
}
#endif
