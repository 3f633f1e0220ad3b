import Foundation

/// A file that a command reads.
struct ReadableFile {
  let path: String

  /// Returns the content, or throws an error with the reason why it is not readable.
  func read() throws(CommandLineError) -> Data {
    let name = path.shown
    if ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"].contains(path) {
      throw CommandLineError("\(name): use - to read the script from standard input")
    }
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw missing(errno) }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: throw CommandLineError("\(name) is a folder, and a script is a file in it")
    case S_IFIFO:
      throw CommandLineError("\(name) is a pipe; read it by: cat \(name) | ... --script -")
    case S_IFREG: break
    default: throw CommandLineError("\(name) is a device and no file with a script")
    }
    guard access(path, R_OK) == 0, let data = FileManager.default.contents(atPath: path) else {
      throw CommandLineError("\(name): you have no permission to read the script")
    }
    return data
  }

  private func missing(_ error: Int32) -> CommandLineError {
    guard error == ENOENT || error == ENOTDIR else {
      return CommandLineError(
        "\(path.shown): cannot read the script: \(String(cString: strerror(error)))")
    }
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    let hint = file.lastPathComponent.nearest(in: names)
    return CommandLineError("\(path.shown): there is no such file\(hint)")
  }
}
