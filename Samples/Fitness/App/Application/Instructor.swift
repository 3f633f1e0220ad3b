/// An instructor that decides which flow comes next.
///
/// The idea is the instructor of Holubieva's "more complicated configuration".
@MainActor
struct Instructor {
  /// A flow with which the app may start.
  enum Flow: Sendable, Hashable {
    case onboarding
    case login
    case main
  }

  let tutorial: any TutorialService
  let accounts: any AccountService

  /// The next flow in the current state of the app.
  var nextFlow: Flow {
    if !tutorial.wasShown {
      .onboarding
    } else if accounts.account == nil {
      .login
    } else {
      .main
    }
  }
}
