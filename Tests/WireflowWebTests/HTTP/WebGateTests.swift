import Foundation
import TestSupport
import Testing
import WireflowTesting

@testable import WireflowWeb

struct WebGateTests {
  private let gate = WebGate(secret: "sesame", port: 8080)

  /// Headers of which the last ones are types that a form can send without a question of the browser.
  ///
  /// https://developer.mozilla.org/docs/Web/HTTP/Guides/CORS#simple_requests
  private static let headers = [
    [:], ["host": "localhost:8080"], ["sec-fetch-site": "same-origin"],
    // The page of another window, on another port of this machine, may open the page and no more.
    ["sec-fetch-site": "same-site"], ["sec-fetch-site": "cross-site"],
    ["origin": "http://127.0.0.1:8080"], ["origin": "http://evil.example"], ["origin": "null"],
    ["origin": "http://127.0.0.1:1"], ["origin": "https://127.0.0.1:8080"],
    ["origin": "http://localhost:8080"], ["host": "evil.example"], ["host": ""],
    ["host": "evil.example:8080"], ["host": "127.0.0.1"], ["host": "127.0.0.1:1"],
    ["host": "127.0.0.1:8080.evil.example"], ["content-type": "text/plain"],
    ["content-type": "application/x-www-form-urlencoded"],
    ["content-type": "multipart/form-data"], ["content-type": ""],
  ]

  private static let elsewhere = [
    "/", "/sesame", "/sesam/", "/sesamf/", "/sesame/nothing", "/sesame/events/", "//sesame/",
    "/SESAME/", "/../sesame/", "/sesame/%65vents",
  ]

  /// Each address of the server with each header, and with each method.
  @Test func letsOnlyTheOwnPageIn() {
    var answers: [String: [String]] = [:]
    for room in WebGate.Room.allCases {
      let path = "/sesame/\(room.rawValue)"
      for headers in Self.headers {
        let name = headers.map { "\($0.key): \($0.value)" }.first ?? "no further header"
        let answer = answer(request(room.method, path, headers), room)
        answers["\(name): \(answer)", default: []].append(room.rawValue)
      }
      for method in ["GET", "POST", "PUT", "OPTIONS"] {
        let answer = answer(request(method, path), room)
        answers["\(method): \(answer)", default: []].append(room.rawValue)
      }
    }

    for path in Self.elsewhere { answers["\(path): \(answer(request("GET", path)))"] = [] }
    var homeless = request("GET", "/sesame/")
    homeless.headers["host"] = nil
    answers["no host: \(answer(homeless))"] = []

    let lines = answers.map { answer, rooms in
      rooms.isEmpty ? answer : "\(answer)\n  \(rooms.map { "/\($0)" }.joined(separator: " "))"
    }
    assertSnapshot(of: lines.sorted().joined(separator: "\n"))
  }

  // A browser leaves out the default port: https://url.spec.whatwg.org/#port-state
  @Test(arguments: ["127.0.0.1", "localhost", "localhost:80"])
  func knowsItsNameWithoutTheDefaultPort(host: String) throws {
    let request = HTTPRequest(method: "GET", path: "/sesame/", headers: ["host": host])

    #expect(try WebGate(secret: "sesame", port: 80).room(for: request) == .page)
  }

  private func request(
    _ method: String, _ path: String, _ headers: [String: String] = [:]
  ) -> HTTPRequest {
    let own = ["host": "127.0.0.1:8080", "content-type": "application/json"]
    return HTTPRequest(method: method, path: path, headers: own.merging(headers) { $1 })
  }

  private func answer(_ request: HTTPRequest, _ own: WebGate.Room = .page) -> String {
    do throws(HTTPFailure) {
      return try gate.room(for: request) == own ? "leads there" : "leads elsewhere"
    } catch {
      return "\(error.status.rawValue)"
    }
  }
}

struct WebSecretTests {
  /// Another user may have put the file there, or a link.
  @Test func isTheSameInTheNextRunUnlessOthersCanReadTheFile() throws {
    let folder = try TemporaryFolder()
    let (file, link) = (folder.url.appending(path: "secret"), folder.url.appending(path: "link"))
    var known = WebSecret(keptIn: file)
    #expect(WebSecret(keptIn: file) == known && known.text.count == 26)
    let facts = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(facts[.posixPermissions] as? Int == 0o600)

    for permissions in [0o644, 0o660, 0o604] {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: file.path)
      let next = WebSecret(keptIn: file)
      #expect(next != known)
      known = next
    }
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(WebSecret(keptIn: link) != known)
    for text in ["", "short", String(repeating: "!", count: 26), String(repeating: "a", count: 27)]
    {
      try text.write(to: file, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      #expect(WebSecret(keptIn: file).text != text)
    }
  }
}
