package import Wireflow

/// A backend that keeps its transitions, and completes them when a test says so.
@MainActor
package final class HeldBackend: PresentationBackend {
  package private(set) var transitions: [PresentationTransition] = []
  /// The lines of each transition, or what is on stage if nothing has changed.
  package private(set) var commands: [String] = []
  package private(set) var completions: [@MainActor () -> Void] = []
  /// How often it completes each transition by itself.
  package var promptCompletions = 0

  private weak var stage: Stage?

  package init() {}

  package func attach(to stage: Stage) { self.stage = stage }

  package func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    transitions.append(transition)
    commands.append(transition.words ?? "show [\(stage?.snapshot.words ?? "nothing")]")
    completions.append(completion)
    for _ in 0..<promptCompletions { completion() }
  }

  /// Completes the transition that was sent last.
  package func completeLast() { completions.last?() }

  /// Completes all transitions, including those that arrive meanwhile, and forgets them.
  package func completeAll() {
    while !completions.isEmpty {
      let sent = completions
      forget()
      for completion in sent { completion() }
    }
  }

  /// Forgets the transitions.
  package func forget() {
    transitions = []
    commands = []
    completions = []
  }
}

extension PresentationTransition {
  /// The lines of the changes; nil if nothing has changed.
  package var words: String? {
    changes.isEmpty ? nil : changes.map(\.description).joined(separator: " + ")
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
