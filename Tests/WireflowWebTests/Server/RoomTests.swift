import TestSupport
import Testing
import Wireflow

@testable import WireflowWeb

/// Strangers, other pages and slow clients at each address of the server.
@MainActor
struct RoomTests {
  private nonisolated static let sent = WebGate.Room.allCases.filter { $0.method == "POST" }

  /// A body that each address would accept from its own page.
  private static func body(for room: WebGate.Room) -> String {
    switch room {
    case .page, .events, .palette, .map: ""
    case .action: #"{"action":"tap \"More\""}"#
    case .wireframe: #"{"wireframe":"drawer"}"#
    case .rows: #"{"list":"s1-1","from":0,"to":9,"page":"p"}"#
    case .steps: #"{"branch":0,"from":0,"to":1,"isDrawn":true}"#
    case .branch, .save, .trial, .path, .share: #"{"branch":0,"step":0}"#
    case .search: #"{"branch":0,"text":"more"}"#
    case .companions: #"{"isOn":true}"#
    case .go: #"{"place":"More"}"#
    case .resume: #"{"actions":["launch"]}"#
    }
  }

  @Test(arguments: WebGate.Room.allCases)
  func letsNoStrangerIn(room: WebGate.Room) async throws {
    let rig = try WebRig()
    let wrong = String(repeating: "a", count: rig.secret.utf8.count)

    for secret in [wrong, "", String(rig.secret.dropLast()), rig.secret.uppercased()] {
      let answer = try await ask(rig, room, secret: secret)

      #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    }
    #expect(rig.lines == [])
  }

  @Test(arguments: WebGate.Room.allCases)
  func letsNoOtherPageIn(room: WebGate.Room) async throws {
    let rig = try WebRig()

    for headers in [
      ["Origin": "http://evil.example"], ["Origin": "null"],
      ["Origin": "http://127.0.0.1:1"], ["Host": "evil.example"], ["Sec-Fetch-Site": "cross-site"],
    ] {
      let answer = try await ask(rig, room, headers)

      #expect(answer.hasPrefix("HTTP/1.1 403 Forbidden\r\n"), "\(headers)")
    }
    #expect(rig.lines == [])
  }

  /// The types are those that a form can send without a question of the browser.
  ///
  /// https://developer.mozilla.org/docs/Web/HTTP/Guides/CORS#simple_requests
  @Test(
    arguments: sent,
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
  func takesNothingThatAFormCouldSend(room: WebGate.Room, type: String) async throws {
    let rig = try WebRig()

    let answer = try await ask(rig, room, ["Content-Type": type])

    #expect(answer.hasPrefix("HTTP/1.1 415 Unsupported Media Type\r\n"))
    #expect(rig.lines == [])
  }

  @Test(arguments: WebGate.Room.allCases)
  func answersOneMethodOnly(room: WebGate.Room) async throws {
    let rig = try WebRig()

    for method in ["GET", "POST", "PUT", "OPTIONS"] where method != room.method {
      let answer = try await ask(rig, room, method: method)

      #expect(answer.hasPrefix("HTTP/1.1 405 Method Not Allowed\r\n"))
      // No answer permits the pages of other origins anything.
      #expect(!answer.lowercased().contains("access-control"))
    }
    #expect(rig.lines == [])
  }

  @Test(
    arguments: sent,
    ["", "{", "[]", "null", "{\"branch\":-1,\"step\":1e99}", "{\"branch\":{}}", "\u{0}\u{1}"])
  func answersNonsense(room: WebGate.Room, body: String) async throws {
    let rig = try WebRig()

    let answer = try await rig.post(room.rawValue, body)

    #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    #expect(rig.lines == [])
  }

  @Test(arguments: sent)
  func takesNoLargeBody(room: WebGate.Room) async throws {
    let rig = try WebRig()

    let answer = try await rig.post(room.rawValue, String(repeating: " ", count: 2 << 20))

    #expect(answer.hasPrefix("HTTP/1.1 413 Content Too Large\r\n"))
  }

  @Test(arguments: sent)
  func doesNotWaitForASlowClient(room: WebGate.Room) async throws {
    let rig = try WebRig(limits: HTTPLimits(patience: .milliseconds(50)))
    let client = try #require(await WebClient.open(1, port: rig.port).first)
    let headers = ["Content-Type": "application/json"]
    let whole = rig.text(
      "POST", "/\(rig.secret)/\(room.rawValue)", headers, body: Self.body(for: room))

    await client.send(String(whole.dropLast()))

    #expect(await client.read().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    #expect(rig.lines == [])
  }

  /// The other tests would pass if every request were refused.
  @Test(arguments: WebGate.Room.allCases)
  func answersItsOwnPage(room: WebGate.Room) async throws {
    let rig = try WebRig()
    guard room != .events else {
      #expect(try await rig.openEvents().1.hasPrefix("HTTP/1.1 200 "))
      return
    }

    let answer = try await ask(rig, room)

    // An app that only a backend shows saves no sessions, cannot be made again, and has no map.
    guard room != .go else {
      #expect(answer.contains("There is no such place on the map."))
      return
    }
    let isPossible = ![.save, .branch, .companions].contains(room)
    #expect(answer.hasPrefix(isPossible ? "HTTP/1.1 200 " : "HTTP/1.1 "))
    #expect(isPossible || answer.contains("409 Conflict") || answer.contains(#"{"reason":null}"#))
  }

  private func ask(
    _ rig: WebRig, _ room: WebGate.Room, _ headers: [String: String] = [:],
    method: String? = nil, secret: String? = nil
  ) async throws -> String {
    let own = room.method == "POST" ? ["Content-Type": "application/json"] : [:]
    return try await rig.request(
      method ?? room.method, "/\(secret ?? rig.secret)/\(room.rawValue)",
      own.merging(headers) { $1 }, body: Self.body(for: room))
  }
}
