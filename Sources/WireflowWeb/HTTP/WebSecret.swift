package import Foundation

/// The secret in the address of a page, which no other user of this machine can guess.
package struct WebSecret: Hashable, Sendable {
  private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
  private static let length = 26

  let text: String

  /// Creates a secret of 128 random bits.
  package init() {
    var generator = SystemRandomNumberGenerator()
    text = String(
      (0..<Self.length).map { _ in Self.letters[Int(generator.next() >> 59)] })
  }

  /// Creates the secret that a file keeps, so that an open page finds the next run of its app.
  ///
  /// Only the current user can read the file. If the file is anything else, such as a link or a file
  /// of another user, the secret is a new one that no file keeps.
  package init(keptIn file: URL) {
    if let kept = Self.read(file) {
      self = kept
      return
    }
    self.init()
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? handle.write(contentsOf: Data(text.utf8))
  }

  private init(text: String) {
    self.text = text
  }

  private static func read(_ file: URL) -> WebSecret? {
    let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_uid == geteuid(), facts.st_mode & 0o077 == 0, facts.st_size == length,
      let data = try? handle.read(upToCount: length),
      let text = String(validating: data, as: UTF8.self), text.allSatisfy(letters.contains)
    else { return nil }
    return WebSecret(text: text)
  }
}
