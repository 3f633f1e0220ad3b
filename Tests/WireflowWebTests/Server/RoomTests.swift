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
      ["Origin": "http://127.0.0.1:1"], ["Origin": "https://127.0.0.1:\(rig.port)"],
      ["Origin": "http://localhost:\(rig.port)"], ["Host": "evil.example"], ["Host": ""],
      ["Host": "evil.example:\(rig.port)"], ["Host": "127.0.0.1"], ["Host": "127.0.0.1:1"],
      ["Host": "127.0.0.1:\(rig.port).evil.example"],
      ["Sec-Fetch-Site": "cross-site"],
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

/// Clients that send too much, too little or too slowly, and that do not take the response.
@MainActor
struct RudeClientTests {
  @Test func refusesABodyOfTenMegabytes() async throws {
    let rig = try WebRig()
    let client = try #require(await WebClient.open(1, port: rig.port).first)
    let body = [UInt8](repeating: 97, count: 10 << 20)
    let head = rig.text(
      "POST", "/\(rig.secret)/action",
      ["Content-Type": "application/json", "Content-Length": "\(body.count)"])

    await client.send(head)
    await client.send(body)

    #expect(await client.read().hasPrefix("HTTP/1.1 413 Content Too Large\r\n"))
    await expectToGoOn(rig)
  }

  @Test(arguments: ["\u{0}\u{1}\r\n\r\n", "hello\r\n\r\n", "GET / HTTP/9\r\n\r\n"])
  func answersWhatIsNoRequest(text: String) async throws {
    let rig = try WebRig()
    let client = try #require(await WebClient.open(1, port: rig.port).first)

    await client.send(text)

    #expect(await client.read().hasPrefix("HTTP/1.1 "))
    await expectToGoOn(rig)
  }

  @Test(arguments: ["", "GET / HT", "POST / HTTP/1.1\r\nContent-Length: 100\r\n\r\nhalf"])
  func doesNotWaitForTheRestOfARequest(text: String) async throws {
    let rig = try WebRig(limits: HTTPLimits(patience: .milliseconds(50)))
    let client = try #require(await WebClient.open(1, port: rig.port).first)

    await client.send(text)

    #expect(await client.read().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    await expectEventually { rig.server.connectionCount == 0 }
  }

  @Test(arguments: [64, 200, 500], ["", "GET / HTTP/1.1\r\nHost:", "GET / HTTP/1.1\r\n\r\n"])
  func answersTheOwnerAmongManyConnections(count: Int, text: String) async throws {
    let rig = try WebRig()
    var clients = await WebClient.open(count, port: rig.port)
    #expect(clients.count == count)
    for client in clients { await client.send(text) }
    await expectEventually { rig.server.connectionCount == 64 }

    await expectToGoOn(rig)

    #expect(rig.server.connectionCount <= 64)
    clients = []
    await expectEventually { rig.server.connectionCount == 0 }
  }

  @Test func refusesAConnectionBesideAsManyOpenPages() async throws {
    let rig = try WebRig(limits: HTTPLimits(connections: 2, patience: .seconds(3_600)))
    let pages = [try await rig.openEvents().0, try await rig.openEvents().0]

    let answer = try await rig.request("GET", "/\(rig.secret)/")

    #expect(answer.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
    #expect(pages.count == 2)
  }

  @Test func dropsAPageThatStopsReading() async throws {
    let rig = try WebRig(limits: HTTPLimits(patience: .milliseconds(50)))
    var (page, first) = try await rig.openEvents()
    // A test that has to wait for others may be too late with its own request.
    while !first.contains("200 OK") { (page, first) = try await rig.openEvents() }

    // The system's memory for a reader is full after a while.
    let text = String(repeating: "a", count: 100_000)
    await expectEventually {
      rig.stage.log.note(text)
      return rig.server.connectionCount == 0
    }

    #expect(rig.stage.perform(.tap(.init("More"))) == .performed)
    withExtendedLifetime(page) {}
  }

  @Test func goesOnWhenABrowserIsClosedAmongEvents() async throws {
    let rig = try WebRig()
    var page: WebClient? = try await rig.openEvents().0
    #expect(page != nil)

    rig.stage.perform(.tap(.init("More")))
    page = nil
    rig.stage.perform(.back)

    await expectEventually { rig.server.connectionCount == 0 }
    await expectToGoOn(rig)
  }

  /// Expects that the app still performs the user's actions.
  private func expectToGoOn(_ rig: WebRig) async {
    let answer = try? await rig.post("action", #"{"action":"tap \"More\""}"#)

    #expect(answer?.hasSuffix("{\"reason\":null}") == true)
    #expect(rig.stage.log.lines.last == "  push ShopScreen \"More\" onto Shop")
  }
}
