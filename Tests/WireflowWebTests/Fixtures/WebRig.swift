import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

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
    let wireframe = WireframeSwitch(stage: stage, variants: [.tabBar, .hamburger])
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

extension WebBackend {
  /// Performs the action of a message from a page, without a session.
  func perform(_ body: [UInt8]) throws(HTTPFailure) {
    let message: UserMessage = try HTTPResponse.decode(body)
    let (action, target) = (try message.userAction(), try message.target())
    if let target { stage?.perform(action, on: target) } else { stage?.perform(action) }
  }
}

/// A message as a page reads it, with a member for each field.
@dynamicMemberLookup
struct Sent {
  private let value: Any?

  private init(value: Any?) { self.value = value }

  init(_ message: some Encodable) throws { try self.init(json: JSONEncoder().encode(message)) }

  /// Reads an event as a page does.
  init(event: [UInt8]) throws { try self.init(json: Data(event.dropFirst("data: ".utf8.count))) }

  private init(json: Data) throws { value = try JSONSerialization.jsonObject(with: json) }

  subscript(dynamicMember name: String) -> Sent {
    Sent(value: (value as? [String: Any])?[name])
  }

  subscript(place: Int) -> Sent { list[place] }

  var list: [Sent] { (value as? [Any] ?? []).map { Sent(value: $0) } }
  var text: String? { value as? String }
  var number: Int? { value as? Int }
  var isThere: Bool { value != nil }

  /// Returns the message as JSON, without the fields of some names in it.
  func json(_ format: JSONSerialization.WritingOptions = [], without names: Set<String>) throws
    -> String
  {
    func stripped(_ value: Any) -> Any {
      if let list = value as? [Any] { return list.map(stripped) }
      guard let fields = value as? [String: Any] else { return value }
      return fields.filter { !names.contains($0.key) }.mapValues(stripped)
    }
    let data = try JSONSerialization.data(
      withJSONObject: stripped(value ?? [:]),
      options: [format, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}

/// A screen with one element of each kind, on which a test changes some.
@MainActor
final class StudioScreen: RootLevelRepresentable {
  let title: String

  init(_ title: String) { self.title = title }

  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title, imageName: "studio_icon")
  }

  var content: ScreenContent {
    Text("Some text")
    Image("a_picture", alternative: "A picture")
    Row("One", subtitle: "first") {}
    Row("Two")
    Button("Go", role: .primary) {}
    Button("Go", role: .destructive) {}
    Field("Name", text: "Ada", samples: ["Ada"]) { _ in }
    Field(
      "Password", text: "hunter2", privacy: .secure,
      samples: [.init("the right password", value: "hunter2")]
    ) { _ in }
    Toggle("Remember", isOn: true) { _ in }
    Choice("Order", options: ["title", "year"], selected: "title") { _ in }
    Progress("Loading", fraction: 0.25)
    Progress("Waiting", fraction: nil)
    Image("ornament")
    Button("Add") {}.inBar(.trailing)
    Refresh(isRefreshing: true) {}
    Row("Gone") {}.id("gone").disabled().accessibilityHint("Opens nothing")
    Field("Find", text: "", prompt: "Words", keyboard: .search, submit: {}, set: { _ in })
  }
}
