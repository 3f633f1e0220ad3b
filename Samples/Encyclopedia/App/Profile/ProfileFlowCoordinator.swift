import Wireflow

/// A coordinator of the profile, and of the pages that its menu lists.
@MainActor
final class ProfileFlowCoordinator: RevisionShowing {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories
  private let destination: ProfileDestination?

  /// Creates the coordinator, which opens a page of the profile at once if there is a destination.
  init(
    wireframe: any ApplicationWireframe, factories: UIFactories,
    destination: ProfileDestination? = nil
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.destination = destination
  }

  func start(from sender: any Screen) {
    let profile = factories.profile.makeProfile()
    profile.onDestinationPressed = wire(profile) { flow, profile, destination in
      flow.open(destination, from: profile)
    }
    profile.onLoginPressed = wire(profile) { flow, profile in
      flow.needAccount(for: .requested, from: profile) { _, _ in }
    }
    profile.onLogoutPressed = wire(profile) { flow, profile in flow.askForLogout(from: profile) }
    wireframe.batch {
      wireframe.presentModally(profile, from: sender)
      if let destination { open(destination, from: profile) }
    }
  }

  private func open(_ destination: ProfileDestination, from profile: ProfileScreen) {
    switch destination {
    case .notifications: pushNotifications(from: profile)
    case .talkPage:
      if let account = factories.profile.accounts.account {
        openTalkPage(of: account.name, from: profile)
      }
    case .watchlist: pushWatchlist(from: profile)
    case .settings:
      start(SettingsFlowCoordinator(wireframe: wireframe, factories: factories), from: profile)
    case .donation: pushDonation(from: profile)
    }
  }

  private func pushNotifications(from profile: ProfileScreen) {
    let notifications = factories.profile.makeNotifications()
    notifications.onNotificationPressed = wire(notifications) { flow, screen, notification in
      flow.openTalkPage(of: notification.subject, from: screen)
    }
    notifications.onFilterPressed = wire(notifications) { flow, screen in
      flow.wireframe.presentModally(
        flow.factories.profile.makeNotificationFilter(), from: screen)
    }
    wireframe.push(notifications, from: profile)
  }

  private func pushWatchlist(from profile: ProfileScreen) {
    let watchlist = factories.profile.makeWatchlist()
    watchlist.onRevisionPressed = wire(watchlist) { flow, watchlist, revision in
      flow.pushRevision(revision, from: watchlist)
    }
    wireframe.push(watchlist, from: profile)
  }

  private func pushDonation(from profile: ProfileScreen) {
    let donation = factories.profile.makeDonation()
    donation.onDonatePressed = wire(donation) { flow, donation in
      flow.wireframe.presentAlert(
        flow.factories.profile.makeThanks(), from: donation,
        onAnswer: flow.wire(donation) { flow, donation, _ in flow.wireframe.pop(donation) })
    }
    wireframe.push(donation, from: profile)
  }

  private func askForLogout(from profile: ProfileScreen) {
    wireframe.presentAlert(
      factories.profile.makeLogoutQuestion(), from: profile,
      onAnswer: wire(profile) { _, profile, answer in
        if answer?.id == "Log out" { profile.logOut() }
      })
  }
}
