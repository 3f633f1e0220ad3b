import Foundation
import WireflowTerminal

/// A file for a recording, in the format of its extension.
struct RecordingFile {
  private enum Form: String {
    case svg
    case cast
  }

  private let path: String
  private let form: Form

  /// Creates the file, or throws if its extension is unknown or the file exists.
  init(path: String, isForced: Bool) throws(CommandLineError) {
    guard let form = Form(rawValue: URL(filePath: path).pathExtension) else {
      throw CommandLineError("--record \(path.shown): expected a file that ends in .svg, .cast")
    }
    guard isForced || access(path, F_OK) != 0 else {
      throw CommandLineError(
        "\(path.shown) exists already; --force lets the recording take its place")
    }
    (self.path, self.form) = (path, form)
  }

  func write(_ recording: TerminalRecording, title: String) throws(CommandLineError) {
    let text =
      switch form {
      case .svg: recording.svg
      case .cast: recording.cast(title: title)
      }
    try text.write(to: path, as: "the recording")
  }
}

extension String {
  /// Writes the text to a file, or throws an error that names the file and its content.
  func write(to path: String, as content: String) throws(CommandLineError) {
    do {
      try write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw CommandLineError(
        "\(path.shown): cannot write \(content): \(error.localizedDescription)")
    }
  }
}
