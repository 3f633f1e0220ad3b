package import Foundation

/// The gate in front of the server, which admits only requests from this machine's page of this
/// run.
///
/// Any page in the world can make a browser send requests to this machine. The path therefore
/// contains a secret, the host must be a name of this machine, and the gate refuses requests from
/// other pages.
struct WebGate: Hashable, Sendable {
  /// The parts of the server.
  enum Room: String, Hashable, Sendable, CaseIterable {
    /// The page itself.
    case page = ""
    /// The stream of messages about the stage.
    case events
    /// The actions of the user.
    case action
    /// The rows of a long list that become visible.
    case rows
    /// The steps of the session, with or without their drawings.
    case steps
    /// A test of the session, which the app saves.
    case save
    /// The app on all wireframes.
    case companions
    /// The poster of the map.
    case map
    /// The visited places up to a step.
    case path
    /// The wish to be at a place of the map.
    case go
    /// The session as one page that needs no app.
    case share
    /// The actions of an earlier run of the app, to be played again.
    case resume

    /// The sites whose pages may send its requests, as browsers name them.
    ///
    /// The page of one window opens that of another, whose server has another port on the same site:
    /// https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site
    var sites: Set<String> {
      self == .page ? ["none", "same-origin", "same-site"] : ["none", "same-origin"]
    }

    /// The method of its requests.
    var method: String { [.page, .events, .map].contains(self) ? "GET" : "POST" }
  }

  let secret: String
  let port: UInt16

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)/\(secret)/" }

  /// Returns the part that a request asks for, or throws the reason for a refusal.
  func room(for request: HTTPRequest) throws(HTTPFailure) -> Room {
    guard let host = request.headers["host"], isOwn(host) else {
      throw HTTPFailure(.forbidden, "This server is for http://127.0.0.1:\(port) alone.")
    }
    if let origin = request.headers["origin"], origin != "http://\(host)" {
      throw HTTPFailure(.forbidden, "Another page may not use this server.")
    }
    let site = request.headers["sec-fetch-site"] ?? "none"
    guard Room.page.sites.contains(site) else {
      throw HTTPFailure(.forbidden, "Another page may not use this server.")
    }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, isSecret(parts[1]), let room = Room(rawValue: String(parts[2])) else {
      throw HTTPFailure(.notFound, "There is nothing here. The address was printed at the start.")
    }
    guard room.sites.contains(site) else {
      throw HTTPFailure(.forbidden, "Another page may not use this server.")
    }
    guard request.method == room.method else {
      throw HTTPFailure(.methodNotAllowed, "Ask for it by \(room.method).")
    }
    if room.method == "POST", request.headers["content-type"] != "application/json" {
      throw HTTPFailure(.unsupportedMediaType, "Send application/json.")
    }
    return room
  }

  private func isOwn(_ host: String) -> Bool {
    // A browser leaves out the default port.
    let ends = port == 80 ? ["", ":80"] : [":\(port)"]
    return ends.contains { host == "127.0.0.1\($0)" || host == "localhost\($0)" }
  }

  /// Returns true if a text is the secret, in constant time.
  private func isSecret(_ text: Substring) -> Bool {
    guard text.utf8.count == secret.utf8.count else { return false }
    return zip(text.utf8, secret.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

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

  private init(text: String) { self.text = text }

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
