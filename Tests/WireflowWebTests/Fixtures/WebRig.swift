import Foundation
import TestSupport
import Testing
import Wireflow

@testable import WireflowWeb

/// An app of a shop on a server, and a browser's use of it.
@MainActor
final class WebRig {
  let backend = WebBackend("Shop")
  let stage: Stage
  let server: WebServer
  private let controller: ApplicationController

  /// Creates a rig whose server waits long enough for tests that have to wait for others.
  init(limits: HTTPLimits = HTTPLimits(patience: .seconds(3_600))) throws {
    stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = WireframeSwitch(
      stage: stage,
      variants: [
        .init(name: "tabs", title: "Tabs") { TabBarWireframe(stage: $0) },
        .init(name: "drawer", title: "Drawer") { HamburgerWireframe(stage: $0) },
      ])
    backend.wireframes = wireframe
    controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    server = try WebServer(for: WebSession(backend), port: 0, limits: limits)
    controller.finishLaunching()
  }

  var port: UInt16 { UInt16(server.address.split(separator: ":")[2].prefix { $0 != "/" }) ?? 0 }
  var secret: String { String(server.address.split(separator: "/")[2]) }
  /// The lines of the log behind those of the launch.
  var lines: [String] { Array(stage.log.lines.dropFirst(3)) }

  /// Sends a request as a browser does, and returns the answer.
  func request(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: String = ""
  ) async throws -> String {
    let client = try #require(await WebClient.open(1, port: port).first)
    await client.send(text(method, path, headers, body: body))
    return await client.read()
  }

  /// Sends a request of the page.
  func post(_ path: String, _ body: String) async throws -> String {
    try await request(
      "POST", "/\(secret)/\(path)", ["Content-Type": "application/json"], body: body)
  }

  /// Opens the events of a page, and reads the first of them.
  func openEvents() async throws -> (WebClient, String) {
    let client = try #require(await WebClient.open(1, port: port).first)
    await client.send(text("GET", "/\(secret)/events"))
    let head = await client.read(until: "\n\n")
    return (client, head)
  }

  func text(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: String = ""
  ) -> String {
    let all = ["Host": "127.0.0.1:\(port)", "Content-Length": "\(body.utf8.count)"]
      .merging(headers) { $1 }
    let lines = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return "\(method) \(path) HTTP/1.1\r\n\(lines)\r\n\(body)"
  }
}
