import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowWeb

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

  @Test func keepsTheWindowOfATabThatIsOpenTwice() async throws {
    var page: WebClient? = try await openPage("mail://draft")
    let other = try await openPage("mail://draft")
    #expect(page != nil)

    page = nil
    try await expectPages(1, "mail://draft")

    #expect(rig.links == ["-", "mail://draft"])
    withExtendedLifetime(other) {}
  }

  @Test func keepsTheMainWindow() async throws {
    var page: WebClient? = try await openPage(nil)
    #expect(page != nil)

    page = nil
    try await expectPages(0, nil)

    #expect(rig.links == ["-", "mail://draft"])
    #expect(rig.newLog().isEmpty)
  }
}
