import Wireflow
import WireflowInteraction
import WireflowTerminal

/// A recorder of the terminal during a script, in which no real time passes.
@MainActor
final class SessionRecorder {
  /// The duration of a picture before and after an action, in milliseconds.
  private static let (before, after) = (500, 900)
  /// The maximum duration of a wait in the recording, in milliseconds.
  private static let longestWait = 1500

  private(set) var recording: TerminalRecording
  private let app: TerminalApp

  init(of app: TerminalApp, _ theme: Theme) {
    self.app = app
    recording = TerminalRecording(theme: theme)
  }

  private var backend: TerminalBackend { app.backend }
  private var stage: Stage { app.app.currentStage }

  /// Plays a script, or only launches the app, and returns the refusals.
  func play(_ script: Script?, endsAtRefusal: Bool = false) async -> [String] {
    let steps = script?.steps ?? []
    var refusals: [String] = []
    if steps.first?.action != .launch {
      await stage.play(.launch)
      backend.adaptToWidth()
      addFrame(for: Self.after)
    }
    for step in steps {
      if backend.lookAt(step.action) { addFrame(for: Self.before) }
      if case .refused(let refusal) = await stage.play(step.action), let script {
        refusals.append("\(script.name):\(step.line): \(step.action): \(refusal)")
      }
      if step.action == .launch { backend.adaptToWidth() }
      addFrame(for: pause(after: step.action))
      if endsAtRefusal, !refusals.isEmpty { break }
    }
    return refusals
  }

  private func addFrame(for milliseconds: Int) {
    recording.add(backend.picture(), for: milliseconds)
  }

  private func pause(after action: UserAction) -> Int {
    guard case .wait(let duration) = action else { return Self.after }
    let (seconds, attoseconds) = duration.components
    guard seconds < 2 else { return Self.longestWait }
    return max(1, min(Self.longestWait, Int(seconds * 1000 + attoseconds / 1_000_000_000_000_000)))
  }
}
