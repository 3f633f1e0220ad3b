import Wireflow
import WireflowTerminal
import WireflowTesting

/// The pictures of tutorials, each of which is named like the step's file.
extension DocumentationPicture {
  static let firstFlow = [
    step("YourFirstFlow02", top) {
      ApplicationController(yourFirstFlow02On: $0, wireframe: $1)
    },
    step("YourFirstFlow03", top) {
      ApplicationController(yourFirstFlow03On: $0, wireframe: $1)
    },
    step("YourFirstFlow05", top, "tap \"Write\"") {
      ApplicationController(yourFirstFlow05On: $0, wireframe: $1)
    },
    step("YourFirstFlow05-log", withLog, "tap \"Write\"\nback") {
      ApplicationController(yourFirstFlow05On: $0, wireframe: $1)
    },
    step("YourFirstFlow07", top, "tap \"Write\"\ntype \"Call Ada\" into \"Text\"") {
      ApplicationController(yourFirstFlow07On: $0, wireframe: $1)
    },
    step("YourFirstFlow08", top, note) {
      ApplicationController(yourFirstFlow08On: $0, wireframe: $1)
    },
    step("YourFirstFlow08-log", withLog, "\(note)\ntap \"Write\"\nback") {
      ApplicationController(yourFirstFlow08On: $0, wireframe: $1)
    },
  ]

  static let wireframes = [
    step(
      "one-push", .devices(notes("tap \"Write\"", on: .split), height: 430), "tap \"Write\""
    ) {
      ApplicationController(notesOn: $0, wireframe: $1)
    },
    step("ThreeWireframes-columns", .device(height: 420), "tap \"Write\"", on: .split) {
      ApplicationController(notesOn: $0, wireframe: $1)
    },
    step("ThreeWireframes-drawer", top, "open drawer", on: .hamburger) {
      ApplicationController(notesOn: $0, wireframe: $1)
    },
    step(
      "ThreeWireframes04", .device(height: 704), "tap \"Write\"",
      on: WireframeVariant("cards") {
        PolicyWireframe(stage: $0, policy: ThreeWireframes03.CardsPolicy())
      }
    ) {
      ApplicationController(notesOn: $0, wireframe: $1)
    },
  ]

  static let locks = [
    step("LockTheNotes02", top) { ApplicationController(lockTheNotes02On: $0, wireframe: $1) },
    step("LockTheNotes03", top, "type sample \"the right PIN\" into \"PIN\"\nbackground") {
      ApplicationController(lockTheNotes03On: $0, wireframe: $1)
    },
  ]

  static let links = [
    step("LinksAndRestoration04", top) {
      ApplicationController(linksAndRestoration04On: $0, wireframe: $1)
    },
    step("LinksAndRestoration05", top, "open \"notes://bread\"") {
      ApplicationController(linksAndRestoration05On: $0, wireframe: $1)
    },
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

  private static func notes(_ script: String, on wireframe: WireframeVariant) -> DrawnApp {
    DrawnApp(script, on: wireframe) { ApplicationController(notesOn: $0, wireframe: $1) }
  }

  private static func step(
    _ name: String, _ part: Part, _ script: String = "", on wireframe: WireframeVariant = .tabBar,
    app: @escaping @MainActor @Sendable (Stage, WireframeMaker) -> ApplicationController
  ) -> DocumentationPicture {
    DocumentationPicture(name, part, of: DrawnApp(script, on: wireframe, app: app))
  }
}
