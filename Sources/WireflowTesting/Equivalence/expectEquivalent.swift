#if canImport(Testing) && canImport(XCTest)
public import Wireflow
public import WireflowInteraction

/// Expects a script to have the same effect on each wireframe, and compares their presentations
/// with a snapshot.
///
/// On every wireframe, the same events must follow the same action: screens enter and leave, flows
/// start and end, alerts appear. Presentations may differ. They are recorded in one snapshot, with
/// the wireframes side by side and the stage at the end. The snapshot works as in
/// `assertSnapshot(of:)`. Pass at least two wireframes.
///
///     await expectEquivalent(script, on: [.tabBar, .hamburger, .split]) {
///       ApplicationController(shopOn: $0, wireframe: $1)
///     }
@MainActor
public func expectEquivalent(
  _ script: Script, on wireframes: [WireframeVariant], named: String? = nil,
  record: SnapshotRecord? = nil, directory: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column, makeController: (Stage, WireframeMaker) throws -> ApplicationController
) async rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  var performances: [Performance] = []
  for wireframe in wireframes {
    performances.append(try await Performance(of: script, on: wireframe, makeController))
  }
  for message in Performance.failures(of: performances, of: script) {
    recordFailure(message, at: site)
  }
  assertSnapshot(
    of: SideBySide(performances.map { ($0.wireframe, $0.log + $0.ending) }).text, named: named,
    record: record,
    directory: directory, fileID: fileID, filePath: filePath, function: function, line: line,
    column: column)
}

/// Expects the script in a file to have the same effect on each wireframe.
///
/// Otherwise this function behaves like the variant for scripts. If the file contains no valid
/// script, the test fails.
@MainActor
public func expectEquivalent(
  _ file: ScriptFile, on wireframes: [WireframeVariant], named: String? = nil,
  record: SnapshotRecord? = nil, directory: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column, makeController: (Stage, WireframeMaker) throws -> ApplicationController
) async rethrows {
  let script: Script
  do throws(ScriptFile.Failure) {
    script = try file.script()
  } catch {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return recordFailure(error.description, at: site)
  }
  try await expectEquivalent(
    script, on: wireframes, named: named, record: record, directory: directory, fileID: fileID,
    filePath: filePath, function: function, line: line, column: column,
    makeController: makeController)
}

/// A record of the events on a stage, without their presentation.
///
/// It contains the user's actions, the flows, the screens that enter and leave, and the alerts. It
/// ignores whether a screen was pushed or presented, in which container, and in which style.
@MainActor
final class Happenings {
  private let stage: Stage
  private var observation: StageObservation?
  private var seen = 0
  private var recorded: [String] = []

  init(on stage: Stage) {
    self.stage = stage
    observation = stage.observe { [weak self] change in self?.record(change) }
  }

  /// The events so far, as lines.
  var lines: [String] {
    takeEntries()
    return recorded
  }

  private func record(_ change: StageChange) {
    takeEntries()
    switch change {
    case .entered(let screen): recorded.append("  \(name(of: screen)) enters")
    case .left(let screen): recorded.append("  \(name(of: screen)) leaves")
    case .becameVisible, .hid, .started, .ended: break
    }
  }

  /// Adds the new log entries to the record.
  private func takeEntries() {
    recorded += stage.log.entries(behind: seen).compactMap(\.what)
    seen = stage.log.writtenCount
  }

  private func name(of screen: any Screen) -> ScreenName { stage.name(of: screen) }
}

extension PresentationLog.Entry {
  /// The description of the event without its presentation, or nil for decisions of a wireframe.
  fileprivate var what: String? {
    switch self {
    // Some requests, such as closing a drawer, do nothing on a wireframe that is already in that
    // state.
    case .ignored(_, .alreadyThere): nil
    case .action, .app: "> \(self)"
    case .start, .finish, .cancel, .change(.select), .change(.minimize), .change(.maximize),
      .closeAlert, .notice, .closeNotice, .refused, .ignored:
      "  \(self)"
    case .alert(let alert): "  asks \(alert.words): \(alert.actions.map(\.title))"
    default: nil
    }
  }
}

extension AlertContent {
  fileprivate var words: String { message.isEmpty ? title : "\(title): \(message)" }
}

/// The result of a script on one wireframe.
@MainActor
struct Performance {
  let wireframe: String
  let log: [String]
  /// The stage at the end with its presentation, below a headline.
  let ending: [String]
  /// The events of the session, without their presentation.
  let what: String
  /// The screens on stage at the end and the flows that own them, without their places.
  let cast: Set<String>
  let refusals: [Script.Refusal]
  /// The reason why the result says nothing about the wireframe, or nil if it does.
  private let misuse: String?

  init(
    of script: Script, on wireframe: WireframeVariant,
    _ makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) async rethrows {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let controller = try makeController(stage, wireframe.makeWireframe)
    // The log must keep all lines for the comparison.
    controller.stage.log.limit = nil
    misuse = wireframe.failure(of: controller, on: stage)
    let happenings = Happenings(on: controller.stage)
    refusals = await controller.play(script)
    self.wireframe = wireframe.name
    log = controller.stage.log.lines
    what = happenings.lines.map { $0 + "\n" }.joined()
    let tree = NavigationTree(controller.stage)
    ending = ["= on stage at the end"] + "\(tree)".split(separator: "\n").map { "  \($0)" }
    cast = tree.cast
  }

  /// Returns the differences between results that should be the same.
  static func failures(of performances: [Performance], of script: Script) -> [String] {
    guard let first = performances.first, performances.count > 1 else {
      return [
        """
        The script \(script.name) was played on \(performances.count) wireframes: nothing was compared.

          To fix: pass two wireframes or more.
        """
      ]
    }
    let refusals = performances.flatMap { performance in
      performance.refusals.map { refusal in
        "On \(performance.wireframe) the script contains an action that is not possible.\n\n  \(refusal)"
      }
    }
    let misuses = performances.compactMap(\.misuse)
    return misuses + refusals + performances.dropFirst().compactMap { $0.failure(besides: first) }
  }

  private func failure(besides first: Performance) -> String? {
    let diff = LineDiff(old: first.what, new: what)
    guard first.what.hasSameBytes(as: what) else {
      let lines = UnifiedDiff(diff, from: first.wireframe, to: wireframe)
      return """
        What happens on \(wireframe) is not what happens on \(first.wireframe) (\(diff.summary)).

          To fix: a wireframe may change how something is shown; find the request that it changes further.

        \(lines.text(limit: SnapshotAssertion.shownLines))
        """
    }
    let here = cast.subtracting(first.cast).map { "  only on \(wireframe): \($0)" }
    let there = first.cast.subtracting(cast).map { "  only on \(first.wireframe): \($0)" }
    guard !(here + there).isEmpty else { return nil }
    return """
      Who is on stage at the end on \(wireframe) is not who is there on \(first.wireframe).

      \((here.sorted() + there.sorted()).joined(separator: "\n"))
      """
  }
}

extension NavigationTree {
  /// The screens with their flows, regardless of whether they are on a stack, in a modal or in the
  /// player.
  fileprivate var cast: Set<String> {
    let stacks = (roots + modals.flatMap(\.roots)).flatMap { $0.screens + $0.detail }
    let player = player.map { [$0.screen, $0.controls] + $0.waiting } ?? []
    return Set(
      (stacks + player).flatMap(\.withEmbedded).map { node in
        "\(node.name)\(node.flow.map { " in \($0)" } ?? "")"
      })
  }
}

extension NavigationTree.Node {
  /// The screen, followed by those that are embedded in it.
  fileprivate var withEmbedded: [Self] { [self] + embedded.flatMap(\.withEmbedded) }
}

/// The logs of one session on several wireframes, merged action by action.
///
/// Each block begins with a line without indentation: an action, or the headline of the final
/// stage. Common lines appear once. Other lines appear under the names of the wireframes that share
/// them.
struct SideBySide {
  private typealias Block = (header: String, lines: [String])

  private let names: [String]
  private let logs: [[Block]]
  private let plain: [[String]]

  init(_ logs: [(name: String, lines: [String])]) {
    names = logs.map(\.name)
    plain = logs.map(\.lines)
    self.logs = logs.map { Self.blocks(of: $0.lines) }
  }

  /// The text, with a line feed after each line.
  var text: String {
    let headers = Set(logs.map { $0.map(\.header) })
    guard headers.count == 1, let count = logs.first?.count else { return oneAfterTheOther }
    return (0..<count).map { text(ofBlock: $0) }.joined()
  }

  /// The complete logs one after the other, for sessions whose actions differ.
  private var oneAfterTheOther: String {
    zip(names, plain).map { name, lines in
      ([name + ":"] + lines).map { $0 + "\n" }.joined()
    }.joined()
  }

  private func text(ofBlock index: Int) -> String {
    let variants = logs.map { $0[index].lines }
    let lines = [logs[0][index].header] + together(variants)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the lines of all variants, compared line by line if it is clear which of them
  /// correspond.
  private func together(_ variants: [[String]]) -> [String] {
    let (count, counts) = (variants[0].count, Set(variants.map(\.count)))
    guard counts.count == 1, !variants.joined().contains(where: { $0.hasPrefix("    ") }) else {
      return apart(variants)
    }
    let isShared = (0..<count).map { place in Set(variants.map { $0[place] }).count == 1 }
    var lines: [String] = []
    var place = 0
    while place < count {
      let end = isShared[place...].firstIndex { $0 != isShared[place] } ?? count
      lines += apart(variants.map { Array($0[place..<end]) })
      place = end
    }
    return lines
  }

  /// Returns the lines of each variant, under the names of the wireframes that share them.
  private func apart(_ variants: [[String]]) -> [String] {
    guard Set(variants).count > 1 else { return variants[0] }
    return variants.indices.filter { variants.firstIndex(of: variants[$0]) == $0 }.flatMap {
      place in
      let agreeing = zip(names, variants).filter { $0.1 == variants[place] }.map(\.0)
      let lines = variants[place].isEmpty ? ["    (nothing)"] : variants[place].map { "  " + $0 }
      return ["  \(agreeing.joined(separator: ", ")):"] + lines
    }
  }

  private static func blocks(of lines: [String]) -> [Block] {
    lines.reduce(into: []) { blocks, line in
      if !line.hasPrefix(" ") || blocks.isEmpty {
        blocks.append((line, []))
      } else {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
  }
}
#endif
