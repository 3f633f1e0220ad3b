import Foundation
import TestSupport
import Testing

@testable import WireflowWeb

struct WebGateTests {
  private let gate = WebGate(secret: "sesame", port: 8080)

  @Test func leadsToEachRoomByAnyNameOfThisMachine() throws {
    for room in WebGate.Room.allCases {
      let request = request(
        room.method, "/sesame/\(room.rawValue)", ["content-type": "application/json"])
      #expect(try gate.room(for: request) == room)
    }
    #expect(try gate.room(for: request("GET", "/sesame/", ["host": "localhost:8080"])) == .page)
    let read = WebGate.Room.allCases.filter { $0.method == "GET" }
    #expect(read == [.page, .events, .palette, .map])
  }

  @Test(arguments: [
    "/", "/sesame", "/sesam/", "/sesamf/", "/sesame/nothing", "/sesame/events/", "//sesame/",
    "/SESAME/", "/../sesame/", "/sesame/%65vents",
  ])
  func hidesAllElse(path: String) { #expect(failure(request("GET", path))?.status == .notFound) }

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
