import Foundation
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@testable import WireflowWeb

/// A client that keeps as much as a page would of the received events, as the page's script
/// does.
@MainActor
final class WebReadings {
  /// The node of a page.
  final class Node {}

  let backend: WebBackend
  private var reader: WebReader
  private var picture: Event.Picture?
  private var nodes: [String: Node] = [:]

  init() {
    backend = WebBackend("Journeys")
    reader = backend.makeReader()
  }

  /// Waits until the backend has told all, and takes it.
  func settle() async {
    // The backend reports in one later turn, and a screen's own changes come before that.
    for _ in 0..<3 { await Task.yield() }
    guard let bytes = reader.next() else { return }
    let text = String(decoding: bytes, as: UTF8.self).dropFirst("data: ".count)
    picture = try? JSONDecoder().decode(Event.self, from: Data(text.utf8)).picture
    keepNodes()
  }

  /// A page has a node from when it is first drawn, until the screen is no longer alive.
  private func keepNodes() {
    guard let picture else { return }
    nodes = nodes.filter { picture.alive.contains($0.key) }
    for page in picture.allPages where nodes[page.id] == nil { nodes[page.id] = Node() }
  }

  func node(of screen: any Screen) -> Node? {
    backend.stage.flatMap { nodes["\($0.pictureID(of: screen))"] }
  }

  var drawing: BackendDrawing { picture?.drawing ?? BackendDrawing() }
}

/// An event, with the page's drawing of it.
struct Event: Decodable {
  struct Picture: Decodable {
    let base: Region
    let modals: [Modal]
    let player: Player?
    let alert: Alert?
    let notice: Page?
    let alive: [String]
  }

  struct Region: Decodable {
    let navigation: String
    let roots: [Root]
    let pages: [Page]
    let isDrawerOpen: Bool
  }

  struct Root: Decodable {
    let title: String
    let badge: String?
    let isSelected: Bool
  }

  struct Page: Decodable {
    let id: String
    let title: String
    let backTitle: String?
    let dismissTitle: String?
    let elements: [Element]
  }

  struct Element: Decodable {
    let kind: String
    let text: String
    let isDisabled: Bool?
    let isDecoration: Bool?
    let subtitle: String?
    let value: String?
    let length: Int?
    let prompt: String?
    let isOn: Bool?
    let fraction: Double?
    let options: [Option]?
  }

  struct Option: Decodable {
    let text: String
    let isOn: Bool
  }

  struct Modal: Decodable {
    let region: Region
  }

  struct Player: Decodable {
    let page: Page
    let isMaximized: Bool
  }

  struct Alert: Decodable {
    struct Answer: Decodable {
      let text: String
      let needsText: Bool?
    }

    let title: String
    let message: String
    let fields: [Element]?
    let answers: [Answer]
  }

  let picture: Picture
}

extension Event.Picture {
  var allPages: [Event.Page] {
    base.pages + modals.flatMap(\.region.pages) + [player?.page, notice].compactMap(\.self)
  }

  var drawing: BackendDrawing {
    var layers = [base.layer(as: .base)]
    if let player {
      if player.isMaximized {
        layers.append(.init(.player, pages: [player.page.drawing]))
      } else {
        layers[0].pages.append(player.page.drawing)
      }
    }
    layers += modals.map { $0.region.layer(as: .modal) }
    if let open = ([base] + modals.map(\.region)).last(where: \.isDrawerOpen) {
      layers.append(.init(.drawer, roots: open.ways, selected: open.selected))
    }
    if let notice { layers.append(.init(.notice, pages: [notice.drawing])) }
    if let alert {
      layers.append(.init(.alert, pages: [alert.drawing]))
    }
    return BackendDrawing(layers)
  }
}

extension Event.Region {
  fileprivate var ways: [BackendDrawing.Element] { roots.map { .init($0.title, value: $0.badge) } }
  fileprivate var selected: Int? { roots.firstIndex(where: \.isSelected) }

  fileprivate func layer(as kind: BackendDrawing.Layer.Kind) -> BackendDrawing.Layer {
    // A bar of one tab is not shown, and neither is a drawer that is closed.
    let isBar = navigation != "drawer" && roots.count > 1
    return .init(
      kind, roots: isBar ? ways : nil, selected: isBar ? selected : nil, pages: pages.map(\.drawing)
    )
  }
}

extension Event.Page {
  fileprivate var drawing: BackendDrawing.Page {
    .init(
      title: title, exits: [backTitle, dismissTitle].compactMap(\.self),
      elements: elements.filter { $0.isDecoration != true }.map(\.drawing))
  }
}

extension Event.Alert {
  fileprivate var drawing: BackendDrawing.Page {
    let fields = fields ?? []
    let isFilled = fields.allSatisfy { ($0.value?.count ?? $0.length ?? 0) > 0 }
    let answers = answers.map {
      BackendDrawing.Element($0.text, isDisabled: $0.needsText == true && !isFilled)
    }
    let message = message.isEmpty ? [] : [BackendDrawing.Element(message)]
    return .init(title: title, elements: message + fields.map(\.drawing) + answers)
  }
}

extension Event.Element {
  fileprivate var drawing: BackendDrawing.Element {
    .init(text, value: words, isDisabled: isDisabled == true)
  }

  private var words: String? {
    switch kind {
    case "row": return subtitle
    case "toggle": return isOn == true ? "on" : "off"
    case "choice": return options?.first(where: \.isOn)?.text
    case "progress": return fraction.map { "\(Int($0 * 100 + 0.5))%" }
    case "field":
      let text = value ?? String(repeating: "•", count: length ?? 0)
      return text.isEmpty ? prompt : text
    default: return nil
    }
  }
}

/// A client on a socket of its own, which gives way while it waits.
@MainActor
final class WebClient {
  private let socket: Socket

  /// Opens connections, of which those are missing that the server does not take.
  static func open(_ count: Int, port: UInt16) async -> [WebClient] {
    var clients: [WebClient] = []
    for _ in 0..<count {
      if let client = WebClient(port: port) { clients.append(client) }
      // The server takes them in turns of the main loop.
      await Task.yield()
    }
    return clients
  }

  private init?(port: UInt16) {
    #if canImport(Darwin)
    let descriptor = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
    let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    socket = Socket(descriptor: descriptor)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    // A process that another test begins would keep the connection open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard status == 0 || errno == EINPROGRESS else { return nil }
  }

  isolated deinit { socket.close() }

  /// Sends bytes, as far as the other end takes them.
  func send(_ bytes: [UInt8]) async {
    var rest = bytes[...]
    var patience = Patience()
    while !rest.isEmpty, patience.lasts() {
      switch socket.send(rest) {
      case .some(let count): rest = rest.dropFirst(count)
      case .blocked: await Task.yield()
      case .closed:
        // A connection that has not come about yet looks the same.
        guard errno == ENOTCONN else { return }
        await Task.yield()
      }
    }
  }

  func send(_ text: String) async { await send(Array(text.utf8)) }

  /// Reads until a text has come, or until the end.
  func read(until end: String? = nil) async -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var patience = Patience()
    while patience.lasts() {
      switch socket.receive(into: &buffer) {
      case .some(let count):
        bytes += buffer[..<count]
        if let end, bytes.suffix(end.utf8.count).elementsEqual(end.utf8) { return text(bytes) }
      case .blocked: await Task.yield()
      case .closed:
        guard errno == ENOTCONN, bytes.isEmpty else { return text(bytes) }
        await Task.yield()
      }
    }
    return text(bytes)
  }

  /// A wait of a minute, or longer where others hold the main actor for longer than that.
  private struct Patience {
    private let end = ContinuousClock.now + .seconds(60)
    private var turns = 0

    mutating func lasts() -> Bool {
      turns += 1
      return turns < 1_000 || ContinuousClock.now < end
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
