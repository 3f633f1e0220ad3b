import Wireflow

/// A coordinator that shows the five areas behind the onboarding, and follows links.
@MainActor
final class ApplicationFlowCoordinator: MainFlowCoordinator, ReadingFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories
  private let links: EncyclopediaLinks
  private var areas: Areas?
  /// The other reader of the device, with the screens that this reader has left.
  private var otherReader: (areas: Areas, account: Account?, roots: DetachedRoots)?
  /// The destination of a link that waits for the launch, the onboarding or a login.
  private var pending: EncyclopediaLinks.Destination?

  init(
    wireframe: any ApplicationWireframe, factories: UIFactories, links: EncyclopediaLinks
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.links = links
  }

  func installUI() {
    let areas = Areas(factories)
    self.areas = areas
    factories.account.accounts.onSwitch = { [weak self] in
      self?.task { flow in await flow.switchReader() }
    }
    wireframe.batch {
      wireframe.install(rootItems: areas.rootItems)
      startFlows(of: areas)
      if factories.onboarding.preferences.hasSeenOnboarding {
        followPending()
      } else {
        startOnboarding(from: areas.explore)
      }
    }
  }

  private func startFlows(of areas: Areas) {
    start(
      ExploreFlowCoordinator(wireframe: wireframe, factories: factories, root: areas.explore),
      owning: areas.explore)
    start(
      PlacesFlowCoordinator(wireframe: wireframe, factories: factories, root: areas.places),
      owning: areas.places)
    start(
      SavedFlowCoordinator(wireframe: wireframe, factories: factories, root: areas.saved),
      owning: areas.saved)
    start(
      HistoryFlowCoordinator(wireframe: wireframe, factories: factories, root: areas.history),
      owning: areas.history)
    start(
      SearchFlowCoordinator(wireframe: wireframe, factories: factories, root: areas.search),
      owning: areas.search)
  }

  /// Shows the screens and the account of the other reader, and lets those of this one sleep.
  ///
  /// A guard may ask the user first.
  private func switchReader() async {
    guard let left = areas else { return }
    let other = otherReader
    let shown = other?.areas ?? Areas(factories)
    var roots: DetachedRoots?
    let outcome = await wireframe.outcome {
      roots = wireframe.detach()
      if let other {
        wireframe.attach(other.roots)
      } else {
        wireframe.update(rootItems: shown.rootItems)
        startFlows(of: shown)
      }
    }
    guard outcome == .committed, let roots else { return }
    let accounts = factories.account.accounts
    otherReader = (left, accounts.account, roots)
    areas = shown
    accounts.change(to: other?.account)
  }

  private func startOnboarding(from sender: any Screen) {
    let onboarding = OnboardingFlowCoordinator(
      wireframe: wireframe, factory: factories.onboarding)
    start(onboarding, from: sender) { flow, _ in
      flow.factories.onboarding.preferences.hasSeenOnboarding = true
      flow.followPending()
    }
  }
}

extension ApplicationFlowCoordinator {
  /// Follows a link, or returns false if the app has no such place.
  ///
  /// A link that comes before the launch or during the onboarding waits.
  func open(_ url: String) -> Bool {
    guard let destination = links.destination(of: url) else { return false }
    pending = destination
    if areas != nil, factories.onboarding.preferences.hasSeenOnboarding { followPending() }
    return true
  }

  private func followPending() {
    guard let areas, let destination = pending else { return }
    pending = nil
    switch destination {
    case .area(let area): go(to: areas.root(of: area))
    case .article(let article):
      go(to: areas.explore) { openArticle(article, from: areas.explore) }
    case .talk(let article):
      go(to: areas.explore) { openTalkPage(of: article.title, from: areas.explore) }
    case .search(let words): search(for: words, areas)
    case .watchlist: goToWatchlist(areas)
    }
  }

  /// Goes to a root and on from there, completely or not at all.
  private func go(to root: any Screen, _ body: () -> Void = {}) {
    wireframe.flush()
    wireframe.transaction {
      wireframe.showPlace(in: root)
      body()
    }
  }

  /// Goes to the search, and searches there unless the reader stays with a draft.
  private func search(for words: String, _ areas: Areas) {
    wireframe.flush()
    task { flow in
      let outcome = await flow.wireframe.outcome { flow.wireframe.showPlace(in: areas.search) }
      if outcome == .committed || outcome == .ignored(.alreadyThere) {
        areas.search.search(for: words)
      }
    }
  }

  private func goToWatchlist(_ areas: Areas) {
    guard factories.account.accounts.account == nil else {
      return go(to: areas.explore) {
        start(
          ProfileFlowCoordinator(
            wireframe: wireframe, factories: factories, destination: .watchlist),
          from: areas.explore)
      }
    }
    pending = .watchlist
    guard !wireframe.stage.state.modalScreens.contains(where: { $0 is LoginScreen }) else { return }
    wireframe.flush()
    let login = LoginFlowCoordinator(
      wireframe: wireframe, factory: factories.account, reason: .watchlist)
    start(login) { flow, outcome in
      if case .finished = outcome { flow.followPending() } else { flow.pending = nil }
    }
  }
}
