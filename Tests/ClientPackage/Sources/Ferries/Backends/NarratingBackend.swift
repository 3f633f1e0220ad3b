import Wireflow

/// A backend on public API alone, which describes each command in a sentence.
final class NarratingBackend: PresentationBackend {
  private(set) var story: [String] = []
  private weak var stage: Stage?

  func attach(to stage: Stage) {
    self.stage = stage
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    let isShown = transition.isShown(by: self)
    story.append(words(for: transition.command) + (isShown ? " (seen already)" : ""))
    completion()
  }

  /// Lets the user swipe a screen away, which is gone before the stage hears of it.
  func swipeAway(_ screen: any Screen) {
    stage?.userDid(.removed([screen]), in: self)
  }

  private func words(for command: PresentationCommand) -> String {
    switch command {
    case .install(let tree, _):
      tree.roots.map(\.representation.title).joined(separator: " and ") + " are there"
    case .select(let root): "\(root.title) is in front"
    case .push(let screen, let sender): "\(screen.title) slides over \(sender.title)"
    case .pop(let screen): "\(screen.title) is back"
    case .remove(let screens): "\(screens.map(\.title)) have gone from below"
    case .replace(let old, let new): "\(new.title) stands for \(old.title)"
    case .present(let modal):
      "\(modal.screens[0].title) comes up over \(modal.sender?.title ?? "all")"
    case .dismiss(let screen): "\(screen.title) goes down"
    case .alert(let alert, _): "\(alert.title) asks"
    case .closeAlert: "the question is gone"
    case .installPlayer(let player): "\(player.screen.title) waits at the edge"
    case .removePlayer: "nothing waits at the edge"
    case .minimize: "the app is back"
    case .maximize: "what waited at the edge is in front"
    case .update(let region, _):
      region.roots.map(\.representation.title).joined(separator: " and ") + " are there now"
    case .showDetail(let screen, let list): "\(screen.title) lies beside \(list.title)"
    case .embed(let screen, let host): "\(screen.title) stands in \(host.title)"
    case .unembed(let screen): "\(screen.title) stands there no more"
    case .openDrawer: "the drawer is open"
    case .closeDrawer: "the drawer is closed"
    case .batch(let commands): commands.map(words).joined(separator: ", ")
    }
  }
}
