import AudiobooksApp
import FitnessApp
import TemplateApp
import Testing
import Wireflow
import WireflowInteraction
import WireflowTerminal
import WireflowTesting

@testable import WireflowExploration

/// A picture of the documentation, which is drawn again with each run of the tests.
struct DocumentationPicture: Sendable, CustomTestStringConvertible {
  /// The part of an app that the picture shows.
  enum Part: Sendable {
    /// A device as in a browser, with a terminal beside or below it.
    case deviceAndTerminal
    /// The upper part of a device, of this height.
    case device(height: Double)
    /// The upper parts of two devices, the second of which shows another app.
    case devices(DrawnApp, height: Double)
    /// A terminal alone, after some keys.
    case terminal(TerminalSize, keys: [TerminalKey] = [])
    /// The windows of an app, one partly behind the other.
    case windows
    /// The elements of a page alone, in a browser and in a terminal.
    case elements
  }

  /// The name of the file, without the theme.
  let name: String
  /// The module whose pages show it.
  let module: String
  let part: Part
  let app: DrawnApp

  var testDescription: String { name }

  init(
    _ name: String, _ part: Part = .deviceAndTerminal, of app: DrawnApp,
    in module: String = "Wireflow"
  ) {
    (self.name, self.module, self.part, self.app) = (name, module, part, app)
  }

  /// Returns the path of the file in the colours of a theme, whose name is as DocC expects it.
  func path(_ theme: MapTheme) -> String {
    "\(Self.folder(of: module))/\(name)\(theme == .dark ? "~dark" : "").svg"
  }

  /// Returns the folder of a module's pictures.
  static func folder(of module: String) -> String {
    "Sources/\(module)/\(module).docc/Resources"
  }

  /// Draws the picture.
  @MainActor
  func draw(_ theme: MapTheme) async throws -> String {
    switch part {
    case .deviceAndTerminal: try await drawBoth(theme)
    case .device(let height): try await drawDevices([app], height, theme, scale: 1)
    case .devices(let other, let height):
      try await drawDevices([app, other], height, theme, scale: 0.5)
    case .terminal(let size, let keys): try await drawTerminal(size, keys, theme)
    case .windows: try await drawWindows(theme)
    case .elements: try await drawElements(theme)
    }
  }

  @MainActor
  private func drawBoth(_ theme: MapTheme) async throws -> String {
    var (pictures, grid) = try await app.run(in: Self.small, theme.inTerminal)
    let device = PictureLayout.Device(try #require(pictures.first))
    if device == .tablet {
      (pictures, grid) = try await app.run(
        in: TerminalSize(columns: 104, rows: 28), theme.inTerminal)
    }
    var sheet = PictureSheet(theme)
    let size = sheet.place(try #require(pictures.first), at: MapPoint(0, 0))
    let place = device == .tablet ? MapPoint(21, size.y + 24) : MapPoint(size.x + 28, 46)
    sheet.place(grid, rows: 0..<grid.size.rows, at: place)
    return sheet.svg(scale: device == .tablet ? 0.66 : 0.76)
  }

  @MainActor
  private func drawDevices(
    _ apps: [DrawnApp], _ height: Double, _ theme: MapTheme, scale: Double
  ) async throws -> String {
    var sheet = PictureSheet(theme)
    var x = 0.0
    for app in apps {
      let picture = try #require(try await app.run(in: Self.small, theme.inTerminal).pictures.first)
      x += sheet.place(picture, at: MapPoint(x, 0), height: height).x + 28
    }
    return sheet.svg(scale: scale)
  }

  @MainActor
  private func drawWindows(_ theme: MapTheme) async throws -> String {
    var sheet = PictureSheet(theme)
    let pictures = try await app.run(in: Self.small, theme.inTerminal).pictures
    for (number, picture) in pictures.enumerated() {
      sheet.place(picture, at: MapPoint(Double(number) * 560, Double(number) * 170))
    }
    return sheet.svg(scale: 0.45)
  }

  @MainActor
  private func drawTerminal(
    _ size: TerminalSize, _ keys: [TerminalKey], _ theme: MapTheme
  ) async throws -> String {
    let grid = try await app.run(in: size, theme.inTerminal, keys: keys).grid
    var sheet = PictureSheet(theme)
    sheet.place(grid, rows: 0..<size.rows, at: MapPoint(0, 0))
    return sheet.svg(scale: 0.8)
  }

  @MainActor
  private func drawElements(_ theme: MapTheme) async throws -> String {
    let size = TerminalSize(columns: 40, rows: 40)
    let (pictures, grid) = try await app.run(in: size, theme.inTerminal)
    let page = try #require(pictures.first?.base.pages.last)
    var pen = PicturePen(clip: MapBox(0, 0, 371, 1000))
    var elements = PictureElements(pen: pen, page: page.id, x: 18, width: 335, y: 14)
    elements.draw(page.elements)
    let box = MapBox(0, 0, 371, elements.y + 14)
    pen.fill(box.inset(1, 1), radius: 12, .app, stroke: .hair)
    let rows = Self.elementRows(of: grid)
    let terminal = PictureSheet.box(of: grid, rows: rows)
    let height = max(box.height, terminal.height)
    var sheet = PictureSheet(theme)
    sheet.place(
      pen.shapes + elements.pen.shapes, from: box, at: MapPoint(0, (height - box.height) / 2))
    sheet.place(grid, rows: rows, at: MapPoint(391, (height - terminal.height) / 2))
    return sheet.svg(scale: 0.8)
  }

  /// The rows below the title of a page, up to the first two blank ones.
  private static func elementRows(of grid: CellGrid) -> Range<Int> {
    let lines = grid.text.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.indices.first { row in
      row > 2 && lines[row].isEmpty && row + 1 < lines.count && lines[row + 1].isEmpty
    }
    return 2..<(end ?? lines.count)
  }

  private static let small = TerminalSize(columns: 46, rows: 30)
}

extension DocumentationPicture {
  /// All pictures, each of which is in an article or a tutorial of its module.
  static let all =
    elements + containers + articles + terminals + firstFlow + wireframes + locks + links

  private static let elements = ElementScreen.Kind.allCases.map { kind in
    DocumentationPicture(
      "element-\(kind.rawValue)", .elements,
      of: app { ElementFlowCoordinator(wireframe: $0, kind: kind) })
  }

  private static let containers = [
    DocumentationPicture("container-tab-bar", of: audiobooks("select \"Discover\"")),
    DocumentationPicture("container-drawer", of: audiobooks("open drawer", on: .hamburger)),
    DocumentationPicture("container-columns", of: audiobooks(book, on: .split)),
    DocumentationPicture("container-sheet", of: audiobooks("\(book)\ntap \"Log in to buy\"")),
    DocumentationPicture(
      "container-popover", of: audiobooks("select \"Profile\"\ntap \"Settings\"", on: .split)),
    DocumentationPicture("container-action-sheet", of: audiobooks("tap \"Crime\"\ntap \"Sort\"")),
    DocumentationPicture("container-player", of: audiobooks("\(book)\ntap \"Play sample\"")),
    DocumentationPicture(
      "container-player-maximized", of: audiobooks("\(book)\ntap \"Play sample\"\nmaximize")),
    DocumentationPicture(
      "container-pages",
      of: DrawnApp("next") { ApplicationController(fitnessOn: $0, wireframe: $1) }),
    DocumentationPicture(
      "container-windows", .windows,
      of: DrawnApp("\(book)\ntap \"Open in a new window\"", on: .split) {
        ApplicationSession(audiobooksOn: $0, wireframe: $1)
      }),
  ]

  private static let terminals = [
    terminal("terminal-log-and-tree", [.control("l"), .control("t")]),
    terminal("terminal-palette", [.character(":"), .character("b")]),
    terminal("terminal-help", [.character("?")]),
  ]

  private static let articles = [
    DocumentationPicture(
      "article-recipes", .deviceAndTerminal,
      of: DrawnApp { ApplicationController(templateOn: $0, wireframe: $1) }),
    DocumentationPicture(
      "article-courts", .elements,
      of: app("type \"Ada\" into \"Name\"\ntoggle \"Floodlight\"\ntap \"Court 2\"") {
        CourtsFlowCoordinator(wireframe: $0)
      }),
    DocumentationPicture(
      "article-arabic", .terminal(TerminalSize(columns: 80, rows: 20)),
      of: DrawnApp(book) {
        ApplicationController(audiobooksOn: $0, texts: Texts(.arabic), wireframe: $1)
      }),
    DocumentationPicture(
      "article-alert",
      of: app("tap \"Send the receipt\"") { CheckoutFlowCoordinator(wireframe: $0) }),
    DocumentationPicture(
      "article-wall",
      of: DrawnApp(app: TutorialStep.lockTheNotes02.makeController)),
  ]

  private static let book = "tap \"Crime\"\ntap \"The Lamplighter's Debt\""

  private static func terminal(_ name: String, _ keys: [TerminalKey]) -> DocumentationPicture {
    DocumentationPicture(
      name, .terminal(TerminalSize(columns: 110, rows: 28), keys: keys), of: audiobooks(book),
      in: "WireflowTerminal")
  }

  private static func audiobooks(
    _ script: String, on wireframe: WireframeVariant = .tabBar
  ) -> DrawnApp {
    DrawnApp(script, on: wireframe) { ApplicationController(audiobooksOn: $0, wireframe: $1) }
  }

  private static func app(
    _ script: String = "",
    mainFlow: @escaping @MainActor @Sendable (any ApplicationWireframe) -> any MainFlowCoordinator
  ) -> DrawnApp {
    DrawnApp(script) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: mainFlow(wireframe))
    }
  }
}

/// The pictures of tutorials, each of which is named like the step's file.
extension DocumentationPicture {
  static let firstFlow = [
    step(.yourFirstFlow02),
    step(.yourFirstFlow03),
    step(.yourFirstFlow05, "tap \"Write\""),
    step(.yourFirstFlow05, "-log", withLog, "tap \"Write\"\nback"),
    step(.yourFirstFlow07, "tap \"Write\"\ntype \"Call Ada\" into \"Text\""),
    step(.yourFirstFlow08, note),
    step(.yourFirstFlow08, "-log", withLog, "\(note)\ntap \"Write\"\nback"),
  ]

  static let wireframes = [
    DocumentationPicture(
      "one-push", .devices(notes("tap \"Write\"", on: .split), height: 430),
      of: notes("tap \"Write\"")),
    DocumentationPicture(
      "ThreeWireframes-columns", .device(height: 420), of: notes("tap \"Write\"", on: .split)),
    DocumentationPicture(
      "ThreeWireframes-drawer", top, of: notes("open drawer", on: .hamburger)),
    DocumentationPicture(
      "ThreeWireframes04", .device(height: 704),
      of: notes(
        "tap \"Write\"",
        on: WireframeVariant("cards") { PolicyWireframe(stage: $0, policy: CardsPolicy()) })),
  ]

  static let locks = [
    step(.lockTheNotes02),
    step(.lockTheNotes03, "type sample \"the right PIN\" into \"PIN\"\nbackground"),
  ]

  static let links = [
    step(.linksAndRestoration04), step(.linksAndRestoration05, "open \"notes://bread\""),
  ]

  /// The upper part of a phone, because a small app leaves the rest empty.
  private static let top = Part.device(height: 400)
  /// A terminal with the log beside the app.
  private static let withLog = Part.terminal(
    TerminalSize(columns: 96, rows: 18), keys: [.control("l")])
  private static let note = """
    tap "Write"
    type "Call Ada" into "Text"
    tap "Save"
    """

  private static func notes(
    _ script: String, on wireframe: WireframeVariant = .tabBar
  ) -> DrawnApp {
    DrawnApp(script, on: wireframe, app: TutorialStep.yourFirstFlow08.makeController)
  }

  private static func step(_ step: TutorialStep, _ script: String = "") -> DocumentationPicture {
    self.step(step, "", top, script)
  }

  private static func step(
    _ step: TutorialStep, _ ending: String, _ part: Part, _ script: String
  ) -> DocumentationPicture {
    DocumentationPicture(step.name + ending, part, of: DrawnApp(script, app: step.makeController))
  }
}
