import Wireflow

/// A coordinator that opens articles, the profile and the login.
@MainActor
protocol ReadingFlowCoordinator: FlowCoordinator {
  var factories: UIFactories { get }
}

extension ReadingFlowCoordinator {
  func openArticle(_ article: Article, from sender: any Screen) {
    start(
      ArticleFlowCoordinator(wireframe: wireframe, factories: factories, article: article),
      from: sender)
  }

  func openTalkPage(of subject: String, from sender: any Screen) {
    start(
      TalkFlowCoordinator(wireframe: wireframe, factories: factories, subject: subject),
      from: sender)
  }

  func openProfile(from sender: any Screen) {
    start(ProfileFlowCoordinator(wireframe: wireframe, factories: factories), from: sender)
  }

  /// Does something once the reader is logged in, and nothing if the reader declines.
  func needAccount<S: Screen>(
    for reason: LoginReason, from sender: S,
    _ body: @escaping @MainActor (Self, S) -> Void
  ) {
    guard factories.account.accounts.account == nil else { return body(self, sender) }
    let login = LoginFlowCoordinator(
      wireframe: wireframe, factory: factories.account, reason: reason)
    start(login, from: sender) { flow, sender, outcome in
      if case .finished = outcome { body(flow, sender) }
    }
  }
}
