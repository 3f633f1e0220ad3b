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
    /// The shortest script that takes a new edge, or that leads to the place of a lost one.
    public let script: [ExplorationStep]

    /// True if the line is new.
    public var isAdded: Bool { kind == .added }
  }

  /// The changes in the order of the baseline, grouped by place.
  public let changes: [Change]

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
    changes = (lost + added).sorted { $0.line.order < $1.line.order }.map { line, kind in
      let place = line.headings.isEmpty ? "" : line.headings.joined(separator: " / ") + ": "
      let owner = kind == .added ? new : old
      return Change(
        kind: kind, line: place + line.text + owner.mark(line),
        script: kind == .added
          ? new.scripts[line.headings + [line.text]] ?? []
          : Self.way(to: line, of: old, in: new))
    }
  }

  /// Returns the script for a lost line: for a place, the way to an edge that led there.
  private static func way(
    to line: NavigationBaseline.Line, of old: NavigationBaseline, in new: NavigationBaseline
  ) -> [ExplorationStep] {
    guard line.headings.count == 1 else { return way(to: line, in: new) }
    let name = line.text.prefix { $0 != "," }
    let ends = [" -> \(name) in \(line.headings[0])", " -> \(name)"]
    let leading = old.lines.filter { edge in
      let text = edge.text.range(of: "  (").map { edge.text[..<$0.lowerBound] } ?? edge.text[...]
      return text.hasSuffix(ends[0])
        || edge.headings.first == line.headings[0] && text.hasSuffix(ends[1])
    }
    return leading.map { way(to: $0, in: new) }.filter { !$0.isEmpty }
      .min(by: NavigationMap.isShorter) ?? []
  }

  /// Returns the script to the place of a lost line, followed by the line's action.
  private static func way(
    to line: NavigationBaseline.Line, in new: NavigationBaseline
  ) -> [ExplorationStep] {
    let cause = line.text.range(of: " -> ").map { String(line.text[..<$0.lowerBound]) }
    if let cause {
      // The same action may lead elsewhere now.
      let now = new.scripts.keys.filter {
        $0.dropLast().elementsEqual(line.headings) && $0.last?.hasPrefix(cause + " -> ") == true
      }
      if let script = now.compactMap({ new.scripts[$0] }).min(by: NavigationMap.isShorter) {
        return script
      }
    }
    guard let way = new.scripts[line.headings] else { return [] }
    guard let cause, let step = try? ExplorationStep(parsing: cause) else { return way }
    return way + [step]
  }

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
      var text = "\(sign) \(change.line)\n"
      if change.script.isEmpty { return text }
      text += change.isAdded ? "    shown by\n" : "    was at the end of\n"
      for step in change.script { text += "      \(step)\n" }
      return text
    }
    .joined(separator: "\n")
  }
}
