import AudiobooksApp
import FitnessApp
import TemplateApp
import Wireflow
import WireflowTerminal
import WireflowTesting

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
      of: DrawnApp { ApplicationController(lockTheNotes02On: $0, wireframe: $1) }),
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
