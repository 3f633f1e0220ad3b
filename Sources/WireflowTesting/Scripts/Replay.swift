#if canImport(Testing) && canImport(XCTest)
import Wireflow
import WireflowInteraction

/// A replay of a session in a new app.
@MainActor
struct Replay {
  /// The app, which keeps its flows alive until they have been compared.
  private let app: any WindowedApp
  /// The message of why it tells nothing of the session, or nil if it does.
  private let misuse: String?

  init(
    of script: Script, on wireframe: WireframeVariant,
    _ makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) async rethrows {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let controller = try makeController(stage, wireframe.makeWireframe)
    app = controller
    misuse = wireframe.failure(of: controller, on: stage)
    await play(script)
  }

  init(of script: Script, in session: ApplicationSession) async {
    app = session
    misuse = nil
    await play(script)
  }

  private func play(_ script: Script) async {
    // A limited log would drop lines that the comparison needs.
    app.log.limit = nil
    if misuse == nil { await app.playAll(of: script) }
  }

  /// Returns the script of a session, if its log is complete.
  static func script(of log: PresentationLog) throws(ScriptFile.Failure) -> Script {
    guard !log.isTruncated else {
      throw ScriptFile.Failure(
        description: """
          The log of the session has lost its beginning, so it cannot be played again.

            To fix: lift the log's limit before the launch, or play a shorter session.
          """)
    }
    do throws(ScriptError) {
      return try Script(parsing: log.script, name: "session")
    } catch {
      throw ScriptFile.Failure(
        description: "The log of the session is no script.\n\n  \(error)")
    }
  }

  /// Returns the message of how a session and its replay differ, or nil if they do not.
  func failure(besides session: any WindowedApp) -> String? {
    if let misuse { return misuse }
    let log = Difference(from: session.log.text, to: app.log.text)
    let tree = zip(session.stages, app.stages).lazy.compactMap { old, new in
      Difference(between: NavigationTree(old), and: NavigationTree(new))
    }.first
    let diffs = [log, tree].compactMap { $0?.lines }
    guard let summary = log?.summary ?? tree?.summary else { return nil }
    let what = log == nil ? "the same log, but not to the same screens" : "another log"
    return """
      The replay of the session leads to \(what) (\(summary)).

        To fix: find what depends on more than the user's actions and the scheduler's time, such as
        chance, a date, or a service that answers in its own time.

      \(diffs.joined(separator: "\n\n"))
      """
  }
}

/// A difference between a session and its replay, with a summary and a diff.
private struct Difference {
  let summary: String
  let lines: String

  init?(from session: String, to replay: String, of subject: String = "log") {
    guard !session.hasSameBytes(as: replay) else { return nil }
    let diff = LineDiff(old: session, new: replay)
    summary = diff.summary
    lines = UnifiedDiff(diff, from: "\(subject) of the session", to: "\(subject) of the replay")
      .text(limit: SnapshotAssertion.shownLines)
  }

  /// Shows the trees as lines, or with all their properties if the lines are the same.
  init?(between session: NavigationTree, and replay: NavigationTree) {
    guard session != replay else { return nil }
    let texts = (session.text, replay.text)
    let areLinesSame = texts.0.hasSameBytes(as: texts.1)
    self.init(
      from: areLinesSame ? session.dumped : texts.0, to: areLinesSame ? replay.dumped : texts.1,
      of: "screens")
  }
}

extension NavigationTree {
  /// The screens and the living flows, with a line feed after each line.
  fileprivate var text: String {
    let flows = mainFlow.map { "flows\n\($0)".replacing("\n", with: "\n  ") + "\n" } ?? ""
    return "\(self)\n" + flows
  }

  /// All properties of the tree.
  fileprivate var dumped: String {
    var text = ""
    dump(self, to: &text)
    return text
  }
}
#endif
