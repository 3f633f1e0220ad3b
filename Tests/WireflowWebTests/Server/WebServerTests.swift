import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowWeb

@MainActor
struct WebServerTests {
  @Test func doesWhatTheUserDoesAndTellsWhatItRefuses() async throws {
    let rig = try WebRig()
    let (page, first) = try await rig.openEvents()
    #expect(first.contains(#""lines":["> launch","  start ShopFlow","  install tab bar: Shop"]"#))
    let seen = try #require(rig.stage.picture.frontPage?.id)
    let tap = #"{"action":"tap \"More\"","seen":"\#(seen)"}"#
    var answers: [String] = []

    for body in [#"{"action":"tap \"Nothing\""}"#, tap, tap] {
      answers.append(String(try await rig.post("action", body).split(separator: "\r\n").last ?? ""))
    }

    #expect(
      answers == [
        #"{"reason":"no element \"Nothing\" is on screen"}"#, #"{"reason":null}"#,
        #"{"reason":"what the user looked at is no longer in front"}"#,
      ])
    let second = await page.read(until: "\n\n")
    #expect(second.contains(#""> tap \"Nothing\"""#))
  }

  // https://developer.mozilla.org/docs/Web/API/EventSource
  @Test func leavesABrowserOneOfItsSixConnections() async throws {
    let rig = try WebRig()
    var pages: [WebClient] = []
    for _ in 0..<5 { pages.append(try await rig.openEvents().0) }

    let sixth = try await rig.request("GET", "/\(rig.secret)/events")

    #expect(pages.count == 5 && sixth.hasPrefix("HTTP/1.1 503 "))
  }

  @Test func leavesNothingBehind() async throws {
    weak var server: WebServer?
    weak var backend: WebBackend?
    weak var stage: Stage?
    do {
      let rig = try WebRig()
      (server, backend, stage) = (rig.server, rig.backend, rig.stage)
      _ = try await rig.openEvents()
      _ = try await rig.post("action", #"{"action":"tap \"More\""}"#)
    }

    await expectEventually { server == nil && backend == nil && stage == nil }
  }
}

/// Tabs of windows that the user closes and reloads.
@MainActor
struct WebWindowsTests {
  private let rig = TestSupport.SessionRig()
  private let windows: WebWindows

  init() throws {
    let limits = HTTPLimits(patience: .seconds(3_600), absence: .zero)
    windows = try WebWindows(of: rig.session, "Mail", limits: limits)
    rig.main()?.wireframe.openWindow("mail://draft")
    _ = rig.newLog()
  }

  private func server(_ link: String?) throws -> WebServer {
    let window = try #require(rig.session.window(link))
    return try #require(windows.server(of: window))
  }

  /// Opens the events of the page of a window.
  private func openPage(_ link: String?) async throws -> WebClient {
    let parts = try server(link).address.split(separator: "/")
    let port = try #require(UInt16(parts[1].split(separator: ":")[1]))
    let client = try #require(await WebClient.open(1, port: port).first)
    await client.send("GET /\(parts[2])/events HTTP/1.1\r\nHost: \(parts[1])\r\n\r\n")
    #expect(await client.read(until: "\n\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
    return client
  }

  /// Expects that the server of a window has some open pages, and lets time pass after that.
  private func expectPages(_ count: Int, _ link: String?) async throws {
    let server = try server(link)
    await expectEventually { server.connectionCount == count }
    for _ in 0..<100 { await Task.yield() }
  }

  @Test func closesOnlyTheWindowWhoseLastTabIsClosed() async throws {
    var pages = [try await openPage("mail://draft"), try await openPage(nil)]
    var other: WebClient? = try await openPage("mail://draft")
    #expect(pages.count == 2 && other != nil)

    pages = []
    try await expectPages(1, "mail://draft")
    try await expectPages(0, nil)
    #expect(rig.links == ["-", "mail://draft"] && rig.newLog().isEmpty)

    other = nil
    await expectEventually { rig.links == ["-"] }
    #expect(
      rig.newLog() == """
        > close window
          cancel MainFlow
          close window "mail://draft"
        """)
  }
}
