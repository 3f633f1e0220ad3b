/// An instructor that says which flow comes next.
///
/// It is the instructor of Holubieva's "more complicated configuration".
@MainActor
struct Instructor {
  /// A flow that the whole app may begin with.
  enum Flow: Sendable, Hashable {
    case onboarding
    case login
    case main
  }

  let tutorial: any TutorialService
  let accounts: any AccountService

  /// The flow for the present state of affairs.
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
