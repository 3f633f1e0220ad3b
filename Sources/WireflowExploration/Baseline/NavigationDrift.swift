import Foundation
import WireflowInteraction

/// The difference between the baseline of an app and its current navigation.
public struct NavigationDrift: Sendable {
  /// A line that was added or lost, and the script that shows it.
  public struct Change: Sendable, Hashable {
    /// The kind of a change.
    public enum Kind: String, Sendable, Hashable {
      /// The line is new.
      case added
      /// The line is gone.
      case lost
      /// The exploration did not try the line, so the line may still exist.
      case notTried = "not tried"
    }

    /// The kind.
    public let kind: Kind
    /// The headings of the line, and the line itself.
    public let line: String
    /// The shortest script that shows a new line, or a script that showed a lost one.
    ///
    /// The replay of the latter on the baseline leads to the line. It is empty if none is known.
    public let script: [ExplorationStep]
    /// True if the script may have shown a lost line, but the newer app can no longer tell.
    let isGuess: Bool
    /// True if the line tells of a place or an action, so that a script can show it.
    let needsScript: Bool

    /// True if the line is new.
    public var isAdded: Bool { kind == .added }
  }

  /// The changes in the order of the baseline, grouped by place.
  public let changes: [Change]
  /// The lines that are gone, or that the options no longer try.
  let lostLines: [NavigationBaseline.Line]
  /// The lines that are new.
  let addedLines: [NavigationBaseline.Line]

  /// Compares a baseline with a newer one.
  public init(from old: NavigationBaseline, to new: NavigationBaseline) {
    let (before, after) = (Set(old.lines), Set(new.lines))
    let lost = old.lines.filter { !after.contains($0) }.map {
      (line: $0, kind: new.hasTried($0) ? Change.Kind.lost : .notTried)
    }
    // A witness may lead to an event that the options lack, and that the comparison ignores.
    let added = new.lines.filter { !before.contains($0) && new.comparesEvent(of: $0) }.map {
      (line: $0, kind: Change.Kind.added)
    }
    lostLines = lost.filter { $0.kind == .lost || !new.comparesEvent(of: $0.line) }.map(\.line)
    addedLines = added.map(\.line)
    let losers = Set(lost.flatMap(\.line.wireframes))
    let scripts = old.wireframes.filter(losers.contains).map {
      (wireframe: $0, known: KnownScripts(of: old, besides: new, on: $0))
    }
    let kept = Dictionary(new.lines.map { ($0.path, $0.wireframes) }) { first, _ in first }
    changes = (lost + added).sorted { $0.line.order < $1.line.order }.map { line, kind in
      let place = line.headings.isEmpty ? "" : line.headings.joined(separator: " / ") + ": "
      let owner = kind == .added ? new : old
      var finding = KnownScripts.Finding(script: new.scripts[line.path] ?? [])
      if kind != .added {
        let gone = line.wireframes.subtracting(kept[line.path] ?? [])
        let wireframes = gone.isEmpty ? line.wireframes : gone
        let findings = scripts.filter { wireframes.contains($0.wireframe) }.compactMap {
          $0.known.finding(for: line)
        }
        finding = findings.min(by: KnownScripts.Finding.isBetter) ?? .init(script: [])
      }
      return Change(
        kind: kind, line: place + line.text + owner.mark(line), script: finding.script,
        isGuess: finding.isGuess, needsScript: line.isPlace || line.isEdge)
    }
  }

  /// True unless the only changes are lines that a limit kept from being tried.
  package var isAcceptable: Bool { !lostLines.isEmpty || !addedLines.isEmpty }

  /// True if nothing has changed.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes and their scripts, as a failing test prints them.
  public var text: String {
    changes.map { change in
      let sign =
        switch change.kind {
        case .added: "+"
        case .lost: "-"
        case .notTried: "? not tried:"
        }
      let steps = change.script.map { "      \($0)\n" }
      return "\(sign) \(change.line)\n" + change.words.map { "    \($0)\n" }.joined()
        + steps.joined()
    }
    .joined(separator: "\n")
  }
}

extension NavigationDrift.Change {
  /// The words before the script, if there are any.
  fileprivate var words: [String] {
    switch (kind, script.isEmpty) {
    case (.added, true): []
    case (.added, false): ["shown by"]
    case (.lost, true), (.notTried, true):
      needsScript ? ["the baseline knows no script that shows it"] : []
    case (.lost, false), (.notTried, false):
      [isGuess ? "may have been at the end of" : "was at the end of"]
    }
  }
}
