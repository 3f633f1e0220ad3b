import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTerminal

@testable import WireflowWeb

/// One app in a browser and on a terminal at the same time.
@MainActor
struct GroupTests {
  private let web = WebBackend("Shop")
  private let terminal = TerminalBackend(size: TerminalSize(columns: 40, rows: 12))
  private let controller: ApplicationController

  init() {
    let stage = Stage(backend: BackendGroup([web, terminal]), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    controller.finishLaunching()
  }

  @Test func showsInBothWhatIsDoneInTheBrowser() throws {
    #expect(!terminal.picture().text.contains("‹ Shop"))

    _ = try web.perform(Array(#"{"action":"tap \"More\""}"#.utf8))

    #expect(terminal.picture().text.contains("‹ Shop"))
    #expect(titles == ["More"])
  }

  @Test func showsInBothWhatIsDoneOnTheTerminal() throws {
    #expect(titles == ["Shop"])

    _ = terminal.handle(.key(.enter))

    #expect(terminal.picture().text.contains("‹ Shop"))
    #expect(titles == ["More"])
  }

  /// The titles of the pages that a browser would be told of now.
  private var titles: [String]? {
    web.message(behind: nil)?.message.picture.base.pages.map(\.title)
  }
}
