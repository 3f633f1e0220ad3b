import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowTerminal

/// The row below pages, and the keys that turn them.
@MainActor
struct PageDotsTests {
  private func makeRig(columns: Int = 60, rows: Int = 20, pages: Int = 3) -> TerminalRig {
    TerminalRig(
      columns: columns, rows: rows, wireframe: { PagesWireframe(stage: $0) },
      app: { PageFlow($0, count: pages) })
  }

  @Test(arguments: [(60, 20, 3), (40, 12, 3), (40, 12, 24)])
  func looksSo(columns: Int, rows: Int, pages: Int) {
    let rig = makeRig(columns: columns, rows: rows, pages: pages)
    rig.press(.right)

    assertSnapshot(of: rig.text, named: "\(columns)x\(rows), \(pages) pages")
  }

  @Test func arrowsTurnThePageAndKeepToItsEnds() {
    let rig = makeRig()

    rig.press(.left, .right, .right, .left)

    #expect(rig.actions == ["launch", "next", "next", "previous"])
    #expect(rig.stage.selectedRoot?.title == "Page 2")
  }

  @Test func arrowsRunTheOtherWayFromRightToLeft() {
    let rig = makeRig()
    rig.stage.words = StageWords(language: "ar")

    rig.press(.right, .left, .left, .right)

    #expect(rig.actions == ["launch", "next", "next", "previous"])
  }

  @Test func aGuardedPageStays() {
    let rig = makeRig()
    rig.controller.mainFlow.refuseUser()

    let lines = rig.lines { rig.press(.right) }

    #expect(lines == ["> next", "  ignored select Page 2: PageFlow refused, not yet"])
    #expect(rig.text.contains("1/3"))
  }

  @Test func dotsAndArrowsTakeTheFocus() throws {
    let rig = makeRig()
    let items = rig.backend.currentRendering().items
    let dots = items.filter { if case .root = $0.target { true } else { false } }
    #expect(dots.map(\.name) == ["Page 1", "Page 2", "Page 3"])
    #expect(items.contains { $0.target == .nextPage && $0.name == "Next page" })
    #expect(!items.contains { $0.target == .previousPage })

    let last = try #require(dots.last)
    rig.send(.click(column: last.visible.column + 1, row: last.visible.row))

    #expect(rig.actions.last == #"select "Page 3""#)
  }
}

/// A main flow of pages with one button each.
private final class PageFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let count: Int

  init(_ wireframe: any ApplicationWireframe, count: Int) {
    self.wireframe = FlowWireframe(wireframe)
    self.count = count
  }

  func installUI() {
    wireframe.install(rootItems: (1...count).map { NumberedPage("Page \($0)") })
  }
}

extension MainFlowCoordinator {
  /// Refuses the user's requests.
  fileprivate func refuseUser() {
    guardRequests { _, request in request.isByUser ? .refuse("not yet") : .allow }
  }
}

private final class NumberedPage: RootLevelRepresentable {
  let title: String

  init(_ title: String) { self.title = title }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    ScreenContent.Text("A page that the user turns by a swipe.")
    ScreenContent.Button("Go on", role: .primary) {}
  }
}
