import TestSupport
import Testing
import Wireflow

@testable import WireflowWeb

/// The addresses of the server, which each accept one message of the page.
@MainActor
struct RoomTests {
  private nonisolated static let sent = WebGate.Room.allCases.filter { $0.method == "POST" }

  /// A body that each address would accept from its own page.
  private static func body(for room: WebGate.Room) -> String {
    switch room {
    case .page, .events, .map: ""
    case .action: #"{"action":"tap \"More\""}"#
    case .rows: #"{"list":"s1-1","from":0,"to":9,"page":"p"}"#
    case .steps: #"{"from":0,"to":1,"isDrawn":true}"#
    case .save, .path, .share: #"{"step":0}"#
    case .companions: #"{"isOn":true}"#
    case .go: #"{"place":"More"}"#
    case .resume: #"{"actions":["launch"]}"#
    }
  }

  @Test(
    arguments: sent,
    [
      "", "{", "[]", "null", "{\"step\":1e99}", "{\"step\":{}}", "\u{0}\u{1}", "{\"action\":1}",
      "{\"action\":\"tap \\\"More\\\"\",\"seen\":\"\"}",
      "{\"action\":\"tap \\\"More\\\"\",\"seen\":\"s1-x-y\"}", "{\"action\":\"tap More\"}",
      "{\"action\":\"fly\"}",
    ])
  func answersNonsense(room: WebGate.Room, body: String) async throws {
    let rig = try WebRig()

    let answer = try await rig.post(room.rawValue, body)

    #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    #expect(rig.lines == [])
  }

  @Test(arguments: WebGate.Room.allCases)
  func answersItsOwnPageAndNoStranger(room: WebGate.Room) async throws {
    let rig = try WebRig()
    for secret in [String(repeating: "a", count: rig.secret.utf8.count), ""] {
      #expect(try await ask(rig, room, secret).hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    }
    #expect(rig.lines == [])
    guard room != .events else {
      #expect(try await rig.openEvents().1.hasPrefix("HTTP/1.1 200 "))
      return
    }

    let answer = try await ask(rig, room, rig.secret)

    // No answer permits the pages of other origins anything.
    #expect(!answer.lowercased().contains("access-control"))
    // An app that only a backend shows saves no sessions, cannot be made again, and has no map.
    switch room {
    case .go: #expect(answer.contains("There is no such place on the map."))
    case .save, .companions: #expect(answer.hasPrefix("HTTP/1.1 409 Conflict"))
    default: #expect(answer.hasPrefix("HTTP/1.1 200 "))
    }
  }

  private func ask(
    _ rig: WebRig, _ room: WebGate.Room, _ secret: String
  ) async throws -> String {
    try await rig.request(
      room.method, "/\(secret)/\(room.rawValue)", ["Content-Type": "application/json"],
      body: Self.body(for: room))
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

  @Test(arguments: ["", "GET / HT", "POST / HTTP/1.1\r\nContent-Length: 100\r\n\r\nhalf"])
  func doesNotWaitForTheRestOfARequest(text: String) async throws {
    let rig = try WebRig(limits: HTTPLimits(patience: .milliseconds(50)))
    let client = try #require(await WebClient.open(1, port: rig.port).first)

    await client.send(text)

    #expect(await client.read().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    await expectEventually { rig.server.connectionCount == 0 }
  }

  @Test(
    arguments: Strength.isLong ? [64, 200, 500] : [64, 200],
    ["", "GET / HTTP/1.1\r\nHost:", "GET / HTTP/1.1\r\n\r\n"])
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

  /// Nobody loses an answer because the app was too busy to read the requests.
  @Test func answersAllRequestsThatCameWhileTheAppWasBusy() async throws {
    let rig = try WebRig(limits: HTTPLimits(connections: 2, patience: .seconds(3_600)))
    let clients = (0..<6).compactMap { _ in WebClient(port: rig.port) }

    for client in clients { await client.send(rig.text("GET", "/\(rig.secret)/map")) }

    for client in clients { #expect(await client.read().hasPrefix("HTTP/1.1 200 OK\r\n")) }
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
