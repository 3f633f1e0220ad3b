#if canImport(Testing) && canImport(XCTest)
import Foundation
public import Wireflow
public import WireflowExploration
import WireflowInteraction

/// Asserts that the complete navigation of an app matches its baseline, a text file beside the
/// test.
///
/// The exploration is breadth first, and also follows the scripts of a second file, which show rare
/// results. It therefore never depends on chance. The test fails if something was added or lost. The
/// failure lists the steps that cause the differences, each with a script.
///
/// The baseline is written under the same conditions as a snapshot. The mode ``SnapshotRecord/failed``
/// accepts the reported lines. A missing baseline and the mode ``SnapshotRecord/all`` also hunt for rare
/// results, for the length that the options set. `WIREFLOW_HUNT=60s swift test` hunts for a minute on
/// each wireframe, and adds its findings to the baseline. Lines on standard error say how far a long
/// check is, unless the options have a closure for the progress.
///
///     @Test func navigatesAsBefore() async {
///       await assertNavigation(of: "Shop") { ApplicationController(shopOn: $0, wireframe: $1) }
///     }
///
/// The parameters have the following meaning:
///
/// - The name is the name of the app, and of its file in the folder `Navigation` beside the test.
/// - The app is explored on each of the wireframes, and the file marks the differences between
///   them.
/// - The options add actions beyond the elements on the screen.
/// - The argument `record` replaces the environment variable that decides when to write the file.
/// - The closure creates the app with services of its own, in the same state each time.
///
/// If the app crashes or hangs, it stops the test run. To find the cause, set
/// `WIREFLOW_NAVIGATION_DIARY=1` and run the test alone. The test then reports a script that takes
/// over 20 s immediately. It reports a crash on the next run, which skips the crashing step and
/// compares the rest.
@MainActor
public func assertNavigation(
  of name: String, on wireframes: [WireframeVariant] = [.tabBar],
  options: ExplorationOptions = .init(), record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  makeController: @escaping @MainActor (Stage, WireframeMaker) -> ApplicationController
) async {
  await assertNavigation(
    of: name, ExplorableApp(makeController: makeController), on: wireframes, options: options,
    record: record, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that the complete navigation of an app whose services outlive it matches its baseline.
///
/// Otherwise this function behaves like the variant for apps without such services.
///
///     @Test func navigatesAsBefore() async {
///       var options = ExplorationOptions()
///       options.includesRestart = true
///       await assertNavigation(of: "Shop", shop, options: options)
///     }
@MainActor
public func assertNavigation(
  of name: String, _ app: ExplorableApp, on wireframes: [WireframeVariant] = [.tabBar],
  options: ExplorationOptions = .init(), record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let wish = ProcessInfo.processInfo.environment["WIREFLOW_HUNT"]
  let hunt = wish.flatMap { HuntLength(parsing: $0) }
  if let wish, hunt == nil {
    recordFailure("WIREFLOW_HUNT=\(wish) is no length: write 60s, or a number of actions", at: site)
  }
  let check = NavigationCheck(
    name: name, wireframes: wireframes, options: options,
    file: SnapshotFile(
      url: site.folder.appendingPathComponent("Navigation/\(name).flow")),
    decision: RecordDecision(
      argument: record, scope: SnapshotRecord.scope,
      variables: ProcessInfo.processInfo.environment),
    app: app,
    hunt: hunt,
    keepsDiary: ProcessInfo.processInfo.environment["WIREFLOW_NAVIGATION_DIARY"] == "1",
    lines: ProgressLines(of: name))
  let failure = await check.failure { recordFailure($0, at: site) }
  if let failure { recordFailure(failure, at: site) }
}

/// A comparison of an app's navigation with its baseline.
@MainActor
struct NavigationCheck {
  let name: String
  var wireframes: [WireframeVariant]
  var options: ExplorationOptions
  let file: SnapshotFile
  let decision: RecordDecision
  let app: ExplorableApp
  /// The length of a hunt that adds its findings to the baseline, or nil for none.
  var hunt: HuntLength?
  /// True if the check writes each script to a file before trying it, in case the app crashes or
  /// hangs.
  var keepsDiary = false
  /// The lines that say how far the check is, or nil for none.
  var lines: ProgressLines?

  /// Returns the failure message, or nil if nothing has changed.
  ///
  /// With a diary, the message also reports the steps that crashed earlier checks, which this check
  /// skips.
  /// - Parameters:
  ///   - patience: the real time after which the check reports a running step.
  ///   - tell: receives reports while the check is running.
  func failure(
    patience: Duration = .seconds(20), tell: @escaping @Sendable (String) -> Void = { _ in }
  ) async -> String? {
    guard keepsDiary else { return await comparison() }
    let diary = ExplorationDiary(of: file.url)
    let watch = diary.watch(every: patience) { [name] script in
      tell(
        "\(name) hangs, and nobody can go on before it ends, in this script:\n\n"
          + Self.indented(script))
    }
    defer {
      watch.cancel()
      diary.close()
    }
    // An app that crashes before or at its launch cannot be explored.
    if let script = diary.deadlyScripts.first(where: { $0.count < 2 }) {
      let moment = script.isEmpty ? "when the app was made" : "at its launch"
      return "\(name) ended the process of an earlier check, \(moment)."
    }
    var check = self
    check.options.diary = diary
    let deaths = diary.deadlyScripts.map { script in
      """
      \(name) ended the process of an earlier check at the last step of this script, which is left \
      out now.

      \(Self.indented(script))
      """
    }
    let messages = deaths + [await check.comparison()].compactMap(\.self)
    return messages.isEmpty ? nil : messages.joined(separator: "\n")
  }

  private nonisolated static func indented(_ script: [ExplorationStep]) -> String {
    script.map { "    \($0)\n" }.joined()
  }

  private func comparison() async -> String? {
    do throws(SnapshotFileError) {
      guard let text = try file.read() else { return try await written(after: nil) }
      return try await failure(besides: text)
    } catch {
      return "The navigation of \(name) cannot be compared: \(error)"
    }
  }

  private func failure(besides text: String) async throws(SnapshotFileError) -> String? {
    let (baseline, message) = try readBaseline(text)
    guard let old = baseline else {
      return writesDifferent ? try await written(after: nil) : message
    }
    if decision.mode == .all { return try await written(after: old) }
    let maps = await maps(corpus: old.corpus, .zero)
    let new = NavigationBaseline(name, maps)
    let drift = NavigationDrift(from: old, to: new)
    if let message = cutMessage(maps) { return message + (drift.isEmpty ? "" : "\n\(drift.text)") }
    if drift.isEmpty {
      if let message = trapMessage(maps, accepted: old.acceptedTraps) { return message }
      return try await hunted(after: old)
    }
    func count(_ kind: NavigationDrift.Change.Kind) -> Int {
      drift.changes.count { $0.kind == kind }
    }
    let untried = count(.notTried)
    let counts =
      "\(count(.lost)) lost, \(count(.added)) added\(untried > 0 ? ", \(untried) not tried" : "")"
    if writesDifferent, drift.isAcceptable {
      try file.write(old.accepting(drift, to: new).text)
      return "\(writtenMessage): \(counts). Run the test again."
    }
    return """
      The navigation of \(name) is not that of its baseline: \(counts).\(advice)

      \(newTraps(maps, accepted: old.acceptedTraps).map { "trap: \($0.trap.name)\n" }.joined())\(drift.text)
      """
  }

  /// Returns the baseline of both files, or what is wrong with their text.
  private func readBaseline(
    _ text: String
  ) throws(SnapshotFileError) -> (baseline: NavigationBaseline?, message: String?) {
    let scripts = try scriptsFile.read() ?? ""
    var path = file.url.path
    do throws(NavigationBaselineError) {
      var baseline = try NavigationBaseline(parsing: text, name: name)
      path = scriptsFile.url.path
      try baseline.readScripts(scripts)
      return (baseline, nil)
    } catch {
      return (nil, "The baseline is no text of this form.\n\n  \(path):\(error)\(advice)")
    }
  }

  /// Hunts if `WIREFLOW_HUNT` says so, adds the findings to the files, and returns the failure message.
  ///
  /// A comparison has found nothing else before. If a line is lost now, the hunt has therefore found
  /// more effects of its action.
  private func hunted(after old: NavigationBaseline) async throws(SnapshotFileError) -> String? {
    guard let hunt else { return nil }
    let maps = await maps(corpus: old.corpus, hunt)
    let new = NavigationBaseline(name, maps)
    let drift = NavigationDrift(from: old, to: new)
    let count = drift.changes.count(where: \.isAdded)
    guard count > 0 else { return trapMessage(maps, accepted: old.acceptedTraps) }
    let found = "The hunt has found \(count) \(count == 1 ? "line" : "lines") of \(name)"
    guard decision.mode != .never else {
      return "\(found) that the baseline lacks.\(advice)\n\n\(drift.text)"
    }
    try write(old.accepting(drift, to: new).adding(new.corpus))
    return """
      \(found) that the baseline lacked, and added \(count == 1 ? "it" : "them") to \
      \(file.url.path). Run the test again.

      \(drift.text)
      """
  }

  private func write(_ baseline: NavigationBaseline) throws(SnapshotFileError) {
    try file.write(baseline.text)
    let scripts = baseline.scriptsText
    if try scriptsFile.read() ?? "" != scripts { try scriptsFile.write(scripts) }
  }

  /// The file with the scripts that show rare lines.
  private var scriptsFile: SnapshotFile {
    SnapshotFile(url: file.url.deletingPathExtension().appendingPathExtension("scripts"))
  }

  /// Returns the traps that the baseline does not accept, each with the first wireframe that has it, in
  /// the order of their names.
  private func newTraps(
    _ maps: [NavigationMap], accepted: [String: String]
  ) -> [(trap: NavigationTrap, wireframe: String)] {
    var known = Set(accepted.keys)
    return maps.flatMap { map in map.traps.map { (trap: $0, wireframe: map.wireframe) } }
      .filter { known.insert($0.trap.name).inserted }
      .sorted { $0.trap.name < $1.trap.name }
  }

  /// Returns the failure message for traps that the baseline does not accept, or nil if there are
  /// none.
  private func trapMessage(_ maps: [NavigationMap], accepted: [String: String]) -> String? {
    let traps = newTraps(maps, accepted: accepted)
    guard !traps.isEmpty else { return nil }
    let texts = traps.map { trap, wireframe in
      "\(trap.name) (on \(wireframe))\n  \(trap.sentence)\n" + Self.indented(trap.script)
    }
    return """
      Users of \(name) may fall into \(texts.count == 1 ? "a trap" : "\(texts.count) traps").

        To fix: lead the user out of each, or accept it in the baseline under "accepted" with a
        reason, such as \(traps[0].trap.name): "..."

      \(texts.joined(separator: "\n"))
      """
  }

  /// Returns the failure message for maps with states that a limit left out, or nil if there are
  /// none.
  private func cutMessage(_ maps: [NavigationMap]) -> String? {
    let lines = maps.filter { $0.statistics.unexplored > 0 }.compactMap { map in
      let facts = map.statistics
      return map.stop.map {
        "  \(map.wireframe) stopped at \($0): explored \(facts.states - facts.unexplored) of "
          + "\(facts.states) states, with \(map.places.count) places and \(map.edges.count) edges.\n"
          + map.uncovered.map { "    not all tried: \($0) in \($0.lane.description)\n" }.joined()
      }
    }
    guard !lines.isEmpty else { return nil }
    return """
      The navigation of \(name) was not explored to its end, so missing lines may still exist.

        To fix: raise the limit of the options, sample fewer rows, or give fewer links and faults.

      \(lines.joined())
      """
  }

  private var writtenMessage: String { "The navigation of \(name) was written to \(file.url.path)" }

  private var writesDifferent: Bool { decision.mode == .failed || decision.mode == .all }

  private var advice: String {
    """


      To accept: \(decision.acceptance(.failed, by: "swift test")), and look at the diff of
      \(file.url.path)
    """
  }

  /// Hunts for rare results that an earlier baseline lacks, and writes the file unless it has the same
  /// bytes.
  private func written(
    after old: NavigationBaseline?
  ) async throws(SnapshotFileError) -> String? {
    guard decision.mode != .never else {
      let reason = "recording is off (\(decision.reason))"
      return "The navigation of \(name) has no baseline, and \(reason).\(advice)"
    }
    let maps = await maps(
      corpus: old?.corpus ?? [:], hunt ?? options.huntLength, renewsCorpus: true)
    if let message = cutMessage(maps) { return message }
    var baseline = NavigationBaseline(name, maps)
    baseline.acceptedTraps = old?.acceptedTraps ?? [:]
    let huntAdvice = huntAdvice(maps)
    if huntAdvice.isEmpty, try file.read() == baseline.text,
      try scriptsFile.read() ?? "" == baseline.scriptsText
    {
      return trapMessage(maps, accepted: baseline.acceptedTraps)
    }
    try write(baseline)
    return "\(writtenMessage). Run the test again." + huntAdvice + ambiguityAdvice(maps)
  }

  /// Returns the advice for hunts that a limit ended.
  private func huntAdvice(_ maps: [NavigationMap]) -> String {
    let lines = maps.compactMap { map in
      map.stop.map { "  \(map.wireframe) stopped at \($0)\n" }
    }
    guard !lines.isEmpty else { return "" }
    return """


      The search for rare results did not come to its end, so the file may lack some:

      \(lines.joined())
      To find more: raise the limit of the options, and run WIREFLOW_HUNT=60s swift test.
      The next hunt keeps what the file has.
      """
  }

  /// Returns the advice for steps that did two things in one state.
  private func ambiguityAdvice(_ maps: [NavigationMap]) -> String {
    let texts = Set(maps.flatMap(\.ambiguities).map(\.description)).sorted()
    guard !texts.isEmpty else { return "" }
    return "\n\nSome steps depend on what no screen shows:\n"
      + texts.prefix(20).map { "  \($0)\n" }.joined()
  }

  private func maps(
    corpus: [String: [[ExplorationStep]]], _ length: HuntLength, renewsCorpus: Bool = false
  ) async -> [NavigationMap] {
    await explore(
      app,
      onEach: wireframes
    ) { wireframe in
      var options = options
      options.corpus = corpus[wireframe.name] ?? []
      (options.huntLength, options.renewsCorpus) = (length, renewsCorpus)
      // A hunt by time differs from run to run anyway, so each begins with another seed.
      if case .time = length { options.seed = .random(in: 1...UInt64.max) }
      if let lines, options.onProgress == nil { options.onProgress = { lines.report($0) } }
      return options
    }
  }
}

/// The lines on standard error that say how far a long check of an app's navigation is.
///
/// A short check writes none. After that, each phase has a line, and another one every ten seconds.
@MainActor
final class ProgressLines {
  private let name: String
  private let silence: Duration
  private let write: @MainActor (String) -> Void
  private var last: ExplorationProgress?

  /// Creates lines that begin after a silence.
  init(
    of name: String, after silence: Duration = .seconds(2),
    write: @escaping @MainActor (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  ) {
    (self.name, self.silence, self.write) = (name, silence, write)
  }

  /// Writes the line of a progress if one is due.
  func report(_ progress: ExplorationProgress) {
    guard progress.duration > silence else { return }
    if let last, (last.wireframe, last.phase) == (progress.wireframe, progress.phase),
      progress.duration - last.duration < .seconds(10)
    {
      return
    }
    last = progress
    write("Navigation of \(name) on \(progress)\n")
  }
}
#endif
