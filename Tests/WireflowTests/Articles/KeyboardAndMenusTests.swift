import Foundation
import Observation
import Testing
import Wireflow
import WireflowTesting

/// Runs the code of the article "Keyboard and menus", and compares it with the page.
@MainActor
struct KeyboardAndMenusTests {
  private var article: String { get throws { try articles("KeyboardAndMenus") } }

  @Test func logsWhatTheKeysDo() async throws {
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(
        wireframe: wireframe, mainFlow: MailFlowCoordinator(wireframe: wireframe))
    }
    app.skipLog()
    let count = app.log.lines.count

    app.press("e")
    app.press("n")
    app.press(.escape, [])
    let text = app.log.lines.dropFirst(count).map { $0 + "\n" }.joined()

    #expect(try article.contains("```\n\(text)```"), "\(text)")
    app.skipLog()
    await app.finish()
  }
}

@MainActor final class MailFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var isOffline = false

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() { wireframe.install(rootItems: [InboxScreen()]) }

  var commands: ScreenContent {
    Button("New message") { self.wireframe.presentModally(MessageScreen()) }
      .shortcut("n", menu: "File").disabled(isOffline)
    Toggle("Work offline", isOn: isOffline) { self.isOffline = $0 }
  }
}

@Observable @MainActor final class InboxScreen: RootLevelRepresentable {
  let title = "Inbox"
  var words = ""
  var isEmpty = false
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title)
  }

  var content: ScreenContent {
    Field("Search mail", text: words, keyboard: .search) { self.words = $0 }
    Button("Archive") { self.isEmpty = true }.shortcut("e").disabled(
      isEmpty)
    Button("Next") {}.shortcut(.downArrow, [])
  }
}

@MainActor final class MessageScreen: ModallyPresentable {
  let title = "New message"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
}
