import Wireflow
import WireflowInteraction

/// The difference between the baseline of an app and its current navigation.
public struct NavigationDrift: Sendable {
  /// A line that was added or lost, and a script that leads to it.
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
    /// The shortest script that shows a new line, or a script that takes the step of a lost one.
    ///
    /// It is empty if none is known.
    public let script: [ExplorationStep]

    /// True if the line is new.
    public var isAdded: Bool { kind == .added }
  }

  /// The changes in the order of the baseline, grouped by place.
  public let changes: [Change]
  /// The changes by their causes, the likeliest cause first.
  let causes: [DriftCause]
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
    // A script may lead to an event that the options lack, and that the comparison ignores.
    let added = new.lines.filter { !before.contains($0) && new.comparesEvent(of: $0) }.map {
      (line: $0, kind: Change.Kind.added)
    }
    lostLines = lost.filter { $0.kind == .lost || !new.comparesEvent(of: $0.line) }.map(\.line)
    addedLines = added.map(\.line)
    let scripts = LineScripts(old: old, new: new)
    let drifted = (lost + added).sorted { $0.line.order < $1.line.order }.map { line, kind in
      let place = line.headings.isEmpty ? "" : line.headings.joined(separator: " / ") + ": "
      let owner = kind == .added ? new : old
      let script = kind == .added ? scripts.script(of: line) : scripts.script(ofLost: line)
      let change = Change(
        kind: kind, line: place + line.text + owner.mark(line), script: script)
      return DriftedLine(line: line, text: line.text + owner.mark(line), change: change)
    }
    changes = drifted.map(\.change)
    causes = DriftCause.causes(of: drifted, from: old, to: new)
  }

  /// True unless the only changes are lines that a limit kept from being tried.
  package var isAcceptable: Bool { !lostLines.isEmpty || !addedLines.isEmpty }

  /// True if nothing has changed.
  public var isEmpty: Bool { changes.isEmpty }

  /// The number of lines of ``text`` after which only the number of the other causes follows.
  private static let textLimit = 36

  /// The likeliest causes of the changes with their scripts, as a failing test prints them.
  public var text: String {
    var (texts, count) = ([String](), 0)
    for (place, cause) in causes.enumerated() {
      let text = cause.text
      count += text.count { $0 == "\n" } + 1
      if place > 0, count > Self.textLimit {
        let rest = causes[place...].map { $0.lines.count + $0.consequences.count }.reduce(0, +)
        texts.append("and \(rest) more \(rest == 1 ? "line" : "lines")\n")
        break
      }
      texts.append(text)
    }
    return texts.joined(separator: "\n")
  }
}

/// A line that was added or lost.
struct DriftedLine {
  let line: NavigationBaseline.Line
  /// The text with the wireframes that have it.
  let text: String
  let change: NavigationDrift.Change

  /// The line with its sign.
  var signed: String {
    let sign =
      switch change.kind {
      case .added: "+"
      case .lost: "-"
      case .notTried: "? not tried:"
      }
    return "\(sign) \(text)"
  }
}

/// The scripts that lead to the lines of a new baseline, and to the steps of lines that it has lost.
private struct LineScripts {
  private let new: NavigationBaseline
  private let old: NavigationBaseline
  /// The shortest scripts to the places that the new baseline still has.
  private let ways: [BaselineSpot: [ExplorationStep]]

  init(old: NavigationBaseline, new: NavigationBaseline) {
    (self.old, self.new) = (old, new)
    let places = new.lines.filter(\.isPlace).compactMap { line in
      new.scripts[line.path].map { (line.spot, $0) }
    }
    ways = Dictionary(places) { NavigationMap.isShorter($0, $1) ? $0 : $1 }
  }

  func script(of line: NavigationBaseline.Line) -> [ExplorationStep] {
    new.scripts[line.path] ?? []
  }

  /// Returns the shortest way to a lost line's place and its step, or an empty script if the place or the
  /// step is unknown.
  func script(ofLost line: NavigationBaseline.Line) -> [ExplorationStep] {
    if line.isPlace {
      let edges = old.lines.filter { $0.isEdge && $0.leads(to: line.spot) }
      let scripts = edges.map { script(ofLost: $0) }.filter { !$0.isEmpty }
      return scripts.min(by: NavigationMap.isShorter) ?? []
    }
    guard line.isEdge, let step = line.step else { return [] }
    // A script of the corpus tells which data an outcome needs, if it ends with the step.
    let known = line.wireframes.sorted().flatMap { old.corpus[$0] ?? [] }
      .filter { $0.last { !$0.isWait } == step }.min(by: NavigationMap.isShorter)
    let way = line.headings.count == 2 ? ways[line.spot] : [.action(.launch)]
    return known ?? way.map { $0 + [step] } ?? []
  }
}
