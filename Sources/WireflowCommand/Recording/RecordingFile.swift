import Foundation
import WireflowTerminal

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
