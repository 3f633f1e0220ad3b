import Wireflow

/// The session of a user, which ends with the log out.
@MainActor final class Session {
  private(set) var isOpen = true

  func end() { isOpen = false }
}

extension AnswersFlowCoordinator {
  func logOut(of session: Session) {
    task { main in
      let outcome = await main.wireframe.outcome {
        main.wireframe.install(rootItems: [PlainScreen("Log in")])
      }
      if outcome == .committed { session.end() }
    }
  }

  func logOutInSpiteOfADraft() {
    let draft = DraftFlowCoordinator(wireframe: wireframe)
    start(draft, from: home)
    wireframe.stage.perform(.tap("Write"))
    draft.cancel()
    wireframe.install(rootItems: [PlainScreen("Log in")])
  }
}
