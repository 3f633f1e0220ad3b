package import Wireflow

/// A backend that keeps its transitions, and completes them when a test says so.
@MainActor
package final class HeldBackend: PresentationBackend {
  package private(set) var transitions: [PresentationTransition] = []
  package private(set) var completions: [@MainActor () -> Void] = []
  /// How often it completes each transition by itself.
  package var promptCompletions = 0

  package init() {}

  package func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    transitions.append(transition)
    completions.append(completion)
    for _ in 0..<promptCompletions { completion() }
  }

  /// Completes the transition that was sent last.
  package func completeLast() {
    completions.last?()
  }

  /// Completes all transitions, including those that arrive meanwhile, and forgets them.
  package func completeAll() {
    while !completions.isEmpty {
      let sent = completions
      forget()
      for completion in sent { completion() }
    }
  }

  /// The commands so far, in words.
  package var commands: [String] { transitions.map(\.command.words) }

  /// Forgets the transitions.
  package func forget() {
    transitions = []
    completions = []
  }
}

extension PresentationCommand {
  /// The command in words, each screen by its title.
  package var words: String {
    switch self {
    case .install(let tree, let cause): "\(cause.rawValue) [\(tree.words)]"
    case .select(let root): "select \(root.title)"
    case .push(let screen, let below): "push \(screen.title) over \(below.title)"
    case .pop(let below): "pop to \(below.title)"
    case .remove(let screens): "remove \(screens.titles)"
    case .replace(let old, let new): "replace \(old.title) with \(new.title)"
    case .present(let modal): "present \(modal.screens.titles)"
    case .dismiss(let screen): "dismiss \(screen.title)"
    case .alert(let alert, _): "alert \(alert.title)"
    case .closeAlert: "close alert"
    case .installPlayer(let player): "install player \(player.screen.title)"
    case .removePlayer: "remove player"
    case .minimize: "minimize"
    case .maximize: "maximize"
    case .openDrawer: "open drawer"
    case .closeDrawer: "close drawer"
    case .update(let region, let level): "update \(level) [\(region.roots.map(\.screens.titles))]"
    case .showDetail(let screen, let list): "show \(screen.title) beside \(list.title)"
    case .embed(let screen, let host): "embed \(screen.title) in \(host.title)"
    case .unembed(let screen): "remove \(screen.title)"
    case .batch(let commands): commands.map(\.words).joined(separator: " + ")
    }
  }
}

extension StageSnapshot {
  fileprivate var words: String {
    let stacks = roots.map(\.screens.titles) + modals.map { "modal \($0.screens.titles)" }
    return (stacks + (alert.map { ["alert \($0.title)"] } ?? [])).joined(separator: ", ")
  }
}

extension [any Screen] {
  /// The titles, joined by slashes.
  @MainActor
  package var titles: String { map(\.title).joined(separator: "/") }
}
