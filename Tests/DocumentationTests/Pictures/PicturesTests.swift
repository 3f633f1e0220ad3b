import Foundation
import Testing
import Wireflow
import WireflowExploration
import WireflowInteraction
import WireflowTerminal
import WireflowTesting

@testable import WireflowTesting

/// Draws the pictures of the documentation, and compares them with the files that readers see.
@MainActor
struct PicturesTests {
  /// The pictures that somebody has drawn by hand.
  private nonisolated static let drawings: Set = ["lives-of-flows", "the-loop"]
  private nonisolated static let modules = Set(DocumentationPicture.all.map(\.module)).sorted()

  @Test(arguments: DocumentationPicture.all, MapTheme.allCases)
  func showWhatTheAppsShow(_ picture: DocumentationPicture, _ theme: MapTheme) async throws {
    let path = picture.path(theme)
    let now = try await picture.draw(theme)
    let before = try? Repository.text(of: path)
    guard before != now else { return }
    let variables = ProcessInfo.processInfo.environment
    let mode = RecordDecision(variables: variables).mode
    if mode == .all || mode == .failed || (mode == .missing && before == nil) {
      try now.write(
        to: Repository.root.appending(path: path), atomically: true, encoding: .utf8)
    }
    Issue.record(
      """
      \(path) is not what the app shows today.
      To draw it again: WIREFLOW_SNAPSHOT_RECORD=failed swift test --filter PicturesTests
      Then look at the picture before you commit it.
      """)
  }

  @Test(arguments: modules)
  func areInAPageAndHaveWords(of module: String) throws {
    let files = try Repository.names(
      in: DocumentationPicture.folder(of: module), endingWith: ".svg")
    let names = Set(files.filter { !$0.hasSuffix("~dark.svg") }.map { String($0.dropLast(4)) })
    let images = try Repository.pages().filter { $0.contains("/\(module).docc/") }
      .flatMap { try Repository.text(of: $0).images }

    #expect(names.symmetricDifference(images.map(\.name)) == [])
    let drawn = DocumentationPicture.all.filter { $0.module == module }.map(\.name)
    #expect(names.subtracting(Self.drawings).symmetricDifference(drawn) == [])
    #expect(Set(drawn).count == drawn.count, "a name is there twice")
    #expect(images.filter { $0.words.count < 20 }.map(\.name) == [], "say what the picture shows")
  }
}

extension String {
  /// The pictures of an article or a tutorial, each with the words for readers who do not see it.
  fileprivate var images: [(name: String, words: String)] {
    matches(of: /!\[([^\]]*)\]\(([\w-]+)\)/).map { (String($0.2), String($0.1)) }
      + matches(of: /@Image\(source: "([\w-]+)", alt: "([^"]*)"\)/)
      .map { (String($0.1), String($0.2)) }
  }
}

/// An app that a picture of the documentation shows, and the script that leads to the place.
struct DrawnApp: Sendable {
  private let script: String
  private let make: @MainActor @Sendable (TerminalBackend) -> any WindowedApp

  init(
    _ script: String = "", on wireframe: WireframeVariant = .tabBar,
    app makeController:
      @escaping @MainActor @Sendable (Stage, WireframeMaker) ->
      ApplicationController
  ) {
    self.script = script
    make = { backend in
      let stage = Stage(backend: backend, scheduler: ManualScheduler())
      return makeController(stage, wireframe.makeWireframe)
    }
  }

  /// Creates an app with several windows, none of which is in a terminal.
  init(
    _ script: String, on wireframe: WireframeVariant,
    session makeSession:
      @escaping @MainActor @Sendable (any Scheduler, @escaping WireframeMaker) ->
      ApplicationSession
  ) {
    self.script = script
    make = { _ in makeSession(ManualScheduler(), wireframe.makeWireframe) }
  }

  /// Runs the app, and returns the picture of each window, and the cells of a terminal.
  ///
  /// A script with a refused action would show another place, so it fails the test.
  @MainActor
  func run(in terminal: TerminalSize, _ theme: Theme, keys: [TerminalKey] = []) async throws
    -> (pictures: [StagePicture], grid: CellGrid)
  {
    let backend = TerminalBackend(size: terminal, theme: theme)
    let app = make(backend)
    let refusals = await app.playAll(
      of: try Script(parsing: "launch\n" + script, name: "picture"))
    try #require(refusals.isEmpty, "the script of a picture is refused: \(refusals)")
    for key in keys { _ = backend.handle(.key(key)) }
    return withExtendedLifetime(app) { (app.stages.map(\.picture), backend.picture()) }
  }
}

extension MapTheme {
  /// The same colours in a terminal.
  var inTerminal: Theme { self == .light ? .light : .dark }
}

/// A screen with elements of one kind, for the pictures of elements.
@MainActor
final class ElementScreen: RootLevelRepresentable {
  /// The kinds of elements, named like their files.
  enum Kind: String, CaseIterable, Sendable {
    case text, image, progress, row, rows, button, refresh, field, toggle, choice
  }

  let title = "Element"
  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    switch kind {
    case .text:
      Text("Bring shoes with flat soles. The courts are closed in the rain.")
    case .image:
      Image("court", alternative: "A tennis court", pixels: Self.court)
    case .progress:
      Progress("Season", fraction: 0.4)
    case .row:
      Row("Court 1", subtitle: "clay") {}
      Row("Opening hours", subtitle: "8 to 20")
    case .rows:
      Rows(["Court 1", "Court 2", "Court 3"], id: \.self) { name in Row(name) {} }
    case .button:
      Button("Reserve", role: .primary) {}
      Button("Share") {}
      Button("Cancel the membership", role: .destructive) {}
    case .refresh:
      Refresh {}
    case .field:
      Field("Name", text: "Ada") { _ in }
      Field("Password", text: "secret", privacy: .secure, samples: ["secret"]) { _ in }
    case .toggle:
      Toggle("Floodlight", isOn: true) { _ in }
      Toggle("Partner wanted", isOn: false) { _ in }
    case .choice:
      Choice("Length", options: ["1 hour", "2 hours"], selected: "2 hours") { _ in }
    }
  }

  /// A court from above: white lines on clay.
  private static var court: ScreenContent.PixelImage {
    let (width, height) = (26, 14)
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let isEdge = [1, height - 2].contains(y) && (2..<width - 2).contains(x)
        let isSide = [2, width - 3, width / 2].contains(x) && (1..<height - 1).contains(y)
        let isMiddle = y == height / 2 && (8..<width - 8).contains(x)
        bytes += isEdge || isSide || isMiddle ? [250, 246, 240, 255] : [196, 94, 60, 255]
      }
    }
    return .init(width: width, height: height, bytes: bytes)
  }
}

/// A flow with one screen of elements.
@MainActor
final class ElementFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let kind: ElementScreen.Kind

  init(wireframe: any ApplicationWireframe, kind: ElementScreen.Kind) {
    (self.wireframe, self.kind) = (FlowWireframe(wireframe), kind)
  }

  func installUI() { wireframe.install(rootItems: [ElementScreen(kind)]) }
}
