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
enum Sent: Decodable, Hashable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([Sent])
  case fields([String: Sent])
  case nothing

  init(_ message: some Encodable) throws {
    self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(message))
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    self =
      try (try? value.decode(Bool.self)).map(Sent.flag)
      ?? (try? value.decode(Double.self)).map(Sent.number)
      ?? (try? value.decode(String.self)).map(Sent.text)
      ?? (try? value.decode([Sent].self)).map(Sent.list)
      ?? .fields(value.decode([String: Sent].self))
  }

  subscript(dynamicMember name: String) -> Sent {
    if case .fields(let fields) = self { fields[name] ?? .nothing } else { .nothing }
  }

  /// Reads an event as a page does.
  init(event: [UInt8]) throws {
    let data = Data(event.dropFirst("data: ".utf8.count))
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  subscript(place: Int) -> Sent { list[place] }

  var list: [Sent] { if case .list(let list) = self { list } else { [] } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var isThere: Bool { self != .nothing }
}

extension Sent {
  /// The message as JSON of many lines, without identifiers.
  var pretty: String {
    get throws { try withoutIDs.json(.prettyPrinted) }
  }

  /// The message as JSON on one line, without some field.
  func json(without name: String) throws -> String {
    guard case .fields(var fields) = self else { return "" }
    fields[name] = nil
    return try Sent.fields(fields).json([])
  }

  private func json(_ format: JSONEncoder.OutputFormatting) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [format, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private var withoutIDs: Sent {
    switch self {
    case .fields(let fields):
      let names = ["seen", "id", "alive"]
      return .fields(fields.filter { !names.contains($0.key) }.mapValues(\.withoutIDs))
    case .list(let list): return .list(list.map(\.withoutIDs))
    case .text, .number, .flag, .nothing: return self
    }
  }
}

extension Sent: Encodable {
  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .number(let number): try value.encode(number)
    case .flag(let flag): try value.encode(flag)
    case .list(let list): try value.encode(list)
    case .fields(let fields): try value.encode(fields)
    case .nothing: try value.encodeNil()
    }
  }
}

extension Sent: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }

  /// A text, or nothing.
  init(_ text: String?) { self = text.map { .text($0) } ?? .nothing }
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
      "Password", text: "hidden", privacy: .secure,
      samples: [.init("the right password", value: "hidden")]
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

/// A screen in a modal of some style.
@MainActor
final class ModalStudioScreen: ModallyPresentable {
  let title = "Modal"
  let preferredModalStyle: ModalStyle
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done

  init(_ style: ModalStyle) { preferredModalStyle = style }
}
