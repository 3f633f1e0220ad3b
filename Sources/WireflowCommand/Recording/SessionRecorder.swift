import Foundation
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

  init(
    size: TerminalSize, theme: Theme, adapts: Bool,
    makeApp: (ManualScheduler, @escaping @MainActor () -> TerminalBackend) -> TerminalApp
  ) {
    recording = TerminalRecording(theme: theme)
    app = makeApp(ManualScheduler()) {
      let backend = TerminalBackend(size: size, theme: theme)
      backend.adaptsToWidth = adapts
      return backend
    }
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

/// A file for a recording, in the format of its extension.
struct RecordingFile {
  private enum Form: String {
    case svg
    case cast
  }

  private let file: OutputFile
  private let form: Form

  /// Creates the file, or throws if its extension is unknown or the file cannot be written.
  init(path: String, isForced: Bool) throws(CommandLineError) {
    guard let form = Form(rawValue: URL(filePath: path).pathExtension) else {
      throw CommandLineError("--record \(path.shown): expected a file that ends in .svg, .cast")
    }
    self.form = form
    file = try OutputFile(path: path, content: "recording", isForced: isForced)
  }

  func write(_ recording: TerminalRecording, title: String) throws(CommandLineError) {
    let text =
      switch form {
      case .svg: recording.svg
      case .cast: recording.cast(title: title)
      }
    try file.write(text)
  }
}

/// A file for the result of a command, which is checked before the work begins.
struct OutputFile {
  let path: String
  /// The word for the content, such as `map`.
  private let content: String

  /// Creates the file, or throws if the command could not write it, or if it exists and `isForced`
  /// is false.
  init(path: String, content: String, isForced: Bool) throws(CommandLineError) {
    (self.path, self.content) = (path, content)
    try Self.check(path, content, isForced: isForced)
    // The text goes to another file of the folder first.
    let folder = URL(filePath: path).deletingLastPathComponent().path
    guard access("\(folder)/.", W_OK | X_OK) == 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandLineError("\(path.shown): cannot write the \(content): \(reason)")
    }
  }

  /// Throws if a path names a folder, or if it exists and `isForced` is false.
  static func check(
    _ path: String, _ content: String, isForced: Bool
  ) throws(CommandLineError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return }
    if facts.st_mode & S_IFMT == S_IFDIR {
      throw CommandLineError("\(path.shown) is a folder, and a \(content) is a file in it")
    }
    guard isForced else {
      throw CommandLineError(
        "\(path.shown) exists already; --force lets the \(content) take its place")
    }
  }

  func write(_ text: String) throws(CommandLineError) {
    try text.write(to: path, as: "the \(content)")
  }
}

extension String {
  /// Writes the text to a file, or throws an error that names the file and its content.
  func write(to path: String, as content: String) throws(CommandLineError) {
    do {
      try write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw CommandLineError("\(path.shown): cannot write \(content): \(error.systemReason)")
    }
  }
}

extension Error {
  /// The system's description of the error, which is more precise than Foundation's.
  var systemReason: String {
    guard let cause = (self as? CocoaError)?.underlying as? POSIXError else {
      return localizedDescription
    }
    return String(cString: strerror(cause.code.rawValue))
  }
}
