import Foundation
import TestSupport
import Testing

@testable import WireflowWeb

struct WebGateTests {
  private let gate = WebGate(secret: "sesame", port: 8080)

  @Test(arguments: [("", WebGate.Room.page), ("events", .events)])
  func leadsToWhatIsRead(path: String, room: WebGate.Room) throws {
    #expect(try gate.room(for: request("GET", "/sesame/\(path)")) == room)
  }

  private static let sent: [WebGate.Room] = [
    .action, .wireframe, .rows, .steps, .branch, .search, .save, .trial, .companions, .path, .go,
    .share, .resume,
  ]

  @Test func readsOnlyFourRooms() {
    let read = WebGate.Room.allCases.filter { !Self.sent.contains($0) }

    #expect(read == [.page, .events, .palette, .map])
  }

  @Test(arguments: Self.sent)
  func leadsToWhatIsSent(room: WebGate.Room) throws {
    let request = request(
      "POST", "/sesame/\(room.rawValue)", ["content-type": "application/json"])

    #expect(try gate.room(for: request) == room)
  }

  @Test func goesByTheNameOfThisMachine() throws {
    #expect(try gate.room(for: request("GET", "/sesame/", ["host": "localhost:8080"])) == .page)
  }

  @Test(arguments: [
    "/", "/sesame", "/sesam/", "/sesamf/", "/sesame/nothing", "/sesame/events/", "//sesame/",
    "/SESAME/", "/../sesame/", "/sesame/%65vents",
  ])
  func hidesAllElse(path: String) {
    #expect(failure(request("GET", path))?.status == .notFound)
  }

  @Test(arguments: [
    ["host": "evil.example"], ["host": "127.0.0.1"], ["host": "127.0.0.1:8081"],
    ["host": "127.0.0.1:8080.evil.example"], ["host": ""],
    ["origin": "http://evil.example"], ["origin": "null"], ["origin": "https://127.0.0.1:8080"],
    ["origin": "http://localhost:8080"], ["sec-fetch-site": "cross-site"],
  ])
  func refusesOtherPages(headers: [String: String]) {
    for room in WebGate.Room.allCases {
      let request = request(room.method, "/sesame/\(room.rawValue)", headers)

      #expect(failure(request)?.status == .forbidden)
    }
  }

  /// The page of another window, on another port of this machine, may open the page and no more.
  @Test func letsAnotherWindowOpenThePage() {
    let headers = ["sec-fetch-site": "same-site"]

    #expect(failure(request("GET", "/sesame/", headers)) == nil)
    #expect(failure(request("GET", "/sesame/events", headers))?.status == .forbidden)
  }

  @Test func refusesARequestWithoutAHost() {
    var request = request("GET", "/sesame/")
    request.headers["host"] = nil

    #expect(failure(request)?.status == .forbidden)
  }

  @Test(arguments: [("POST", ""), ("GET", "action"), ("HEAD", ""), ("OPTIONS", "action")])
  func refusesOtherMethods(method: String, path: String) {
    #expect(failure(request(method, "/sesame/\(path)"))?.status == .methodNotAllowed)
  }

  @Test func refusesWhatAFormCouldSend() {
    for room in Self.sent {
      let request = request("POST", "/sesame/\(room.rawValue)", ["content-type": "text/plain"])

      #expect(failure(request)?.status == .unsupportedMediaType)
    }
  }

  @Test func hasAnotherSecretEachTime() {
    let secrets = Set((0..<100).map { _ in WebSecret().text })

    #expect(secrets.count == 100)
    #expect(secrets.allSatisfy { $0.count == 26 })
  }

  private func request(
    _ method: String, _ path: String, _ headers: [String: String] = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, path: path,
      headers: ["host": "127.0.0.1:8080"].merging(headers) { $1 })
  }

  private func failure(_ request: HTTPRequest) -> HTTPFailure? {
    do throws(HTTPFailure) {
      _ = try gate.room(for: request)
      return nil
    } catch {
      return error
    }
  }
}

struct WebSecretTests {
  @Test func isTheSameInTheNextRun() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "secret")

    let (one, other) = (WebSecret(keptIn: file), WebSecret(keptIn: file))

    #expect(one == other && one.text.count == 26)
    let facts = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  /// Another user may have put it there.
  @Test(arguments: [0o644, 0o660, 0o604])
  func distrustsAFileThatOthersCanRead(permissions: Int) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "secret")
    let known = WebSecret(keptIn: file)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)

    #expect(WebSecret(keptIn: file) != known)
  }

  @Test func followsNoLink() throws {
    let folder = try TemporaryFolder()
    let (file, link) = (folder.url.appending(path: "secret"), folder.url.appending(path: "link"))
    let known = WebSecret(keptIn: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)

    #expect(WebSecret(keptIn: link) != known)
  }

  @Test(arguments: [
    "", "short", String(repeating: "!", count: 26), String(repeating: "a", count: 27),
  ])
  func distrustsOtherTexts(text: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "secret")
    try text.write(to: file, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)

    #expect(WebSecret(keptIn: file).text != text)
  }
}
