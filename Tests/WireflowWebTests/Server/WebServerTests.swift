import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowWeb

@MainActor
struct WebServerTests {
  @Test func servesThePage() async throws {
    let rig = try WebRig()

    let answer = try await rig.request("GET", "/\(rig.secret)/")

    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"))
    #expect(answer.contains("\r\nContent-Security-Policy: default-src 'none'; script-src 'nonce-"))
    #expect(answer.contains("<title>Shop</title>"))
    #expect(answer.hasSuffix("</html>\n"))
  }

  @Test func doesWhatTheUserDoesAndShowsIt() async throws {
    let rig = try WebRig()
    let (page, first) = try await rig.openEvents()

    let answer = try await rig.post("action", #"{"action":"tap \"More\""}"#)
    let second = await page.read(until: "\n\n")

    #expect(answer.hasSuffix("\r\n\r\n{\"reason\":null}"))
    #expect(first.contains(#""lines":["> launch","  start ShopFlow","  install tab bar: Shop"]"#))
    #expect(second.contains(#""lines":["> tap \"More\"","  push ShopScreen \"More\" onto Shop"]"#))
    #expect(second.contains(#""backTitle":"Shop""#))
  }

  @Test func showsTheSameInASecondWindowAndAfterAReload() async throws {
    let rig = try WebRig()
    rig.stage.perform(.tap(.init("More")))

    let (_, one) = try await rig.openEvents()
    let (_, other) = try await rig.openEvents()

    #expect(one == other && one.contains(#""title":"More""#))
  }

  @Test func changesTheWireframeAndTellsWhatIsRefused() async throws {
    let rig = try WebRig()
    let page = try #require(rig.stage.picture.frontPage)
    let tap = #"{"action":"tap \"More\"","seen":"\#(page.id)"}"#

    let answers = [
      try await rig.post("wireframe", #"{"wireframe":"drawer"}"#),
      try await rig.post("wireframe", #"{"wireframe":"cube"}"#),
      try await rig.post("action", #"{"action":"tap \"Nothing\""}"#),
      try await rig.post("action", tap), try await rig.post("action", tap),
    ].map { answer in
      "\(answer.prefix { $0 != "\r\n" }) \(answer.split(separator: "\r\n").last ?? "")"
    }

    #expect(
      answers == [
        #"HTTP/1.1 200 OK {"reason":null}"#, answers[1],
        #"HTTP/1.1 200 OK {"reason":"no element \"Nothing\" is on screen"}"#,
        #"HTTP/1.1 200 OK {"reason":null}"#,
        #"HTTP/1.1 200 OK {"reason":"what the user looked at is no longer in front"}"#,
      ])
    #expect(answers[1].hasPrefix("HTTP/1.1 400 Bad Request"))
    #expect(rig.stage.log.script.hasSuffix("\ntap \"More\"\n"))
    #expect(rig.lines.prefix(2) == ["> wireframe drawer", "  adapt to drawer: Shop"])
  }

  @Test func answersNonsenseAndGoesOn() async throws {
    let rig = try WebRig()
    for body in [
      "", "{", "[]", "null", "{\"action\":1}", "{\"wireframe\":\"tabs\"}",
      "{\"action\":\"tap \\\"More\\\"\",\"seen\":\"\"}",
      "{\"action\":\"tap \\\"More\\\"\",\"seen\":\"more\"}",
      "{\"action\":\"tap \\\"More\\\"\",\"seen\":\"s1-x-y\"}",
      "{\"action\":\"tap More\"}", "{\"action\":\"\"}", "{\"action\":\"fly\"}", "\u{0}\u{1}",
    ] {
      let answer = try await rig.post("action", body)

      #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"), "\(body)")
    }
    #expect(rig.lines == [])
  }

  @Test func saysWhichPortIsInUse() throws {
    let rig = try WebRig()

    let error = #expect(throws: WebServerError.self) {
      try WebServer(for: WebBackend("Other"), port: rig.port)
    }

    #expect(error == .portInUse(rig.port))
    #expect(
      error?.description
        == "port \(rig.port) is in use; end what listens there, choose another, or any free one "
        + "with 0")
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

  @Test func closesTheWindowOfAClosedTab() async throws {
    var page: WebClient? = try await openPage("mail://draft")
    #expect(page != nil)

    page = nil
    await expectEventually { rig.links == ["-"] }

    #expect(
      rig.newLog() == """
        > close window
          cancel MainFlow
          close window "mail://draft"
        """)
  }

  @Test func keepsTheWindowOfATabThatIsOpenTwiceAndTheMainWindow() async throws {
    var pages = [try await openPage("mail://draft"), try await openPage(nil)]
    let other = try await openPage("mail://draft")
    #expect(pages.count == 2)

    pages = []
    try await expectPages(1, "mail://draft")
    try await expectPages(0, nil)

    #expect(rig.links == ["-", "mail://draft"] && rig.newLog().isEmpty)
    withExtendedLifetime(other) {}
  }
}
