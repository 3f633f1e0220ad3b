import Foundation
import TestSupport
import Testing
import Wireflow

/// Compares the tables of the article "The presentation log" with the log's lines.
@MainActor
struct ThePresentationLogTests {
  @Test func listsEachLine() throws {
    let article = try article
    let entries = LoggedLine.allCases.flatMap(\.examples)

    let missing = entries.map(\.inArticle).filter { !article.contains("`\($0)`") }

    #expect(missing == [])
    #expect(Set(entries.map { LoggedLine($0) }) == Set(LoggedLine.allCases))
  }

  @Test func showsTheRootItemsOfAModal() throws {
    let rig = Rig()
    let items = [PageScreen("A"), PageScreen("B")]

    rig.wireframe.presentModally(
      rootItems: items, in: TabBarWireframe(stage: rig.stage), from: rig.a)

    let line = try #require(rig.stage.log.lines.last)
    #expect(line.hasSuffix("as sheet, dismiss button Close, tab bar: A, B"))
    #expect(try article.contains("as sheet, dismiss button Close, C: A, B`"))
  }

  @Test func listsEachStyle() throws {
    let article = try article
    let styles: [ModalStyle] = [
      .sheet(), .sheet([.medium, .large]), .sheet([.height(300)]), .fullScreen, .formSheet,
      .popover(anchor: "X"),
      .popover(anchor: "X", preferredSize: .init(width: 300, height: 400)),
    ]

    #expect(styles.map(\.description).filter { !article.contains("`\($0)`") } == [])
  }

  @Test func listsEachReason() throws {
    let article = try article
    let screen = LoggedLine.screen
    let reasons: [IgnoredReason] = [
      .notOnStage(screen), .covered(screen), .alreadyOnStage(screen), .isEmbedded(screen),
      .noRootItems, .alreadyThere, .isRoot(screen),
      .alreadyPresenting(screen), .notPresented(screen), .nothingPresented,
      .notDismissible(screen), .alreadyIn("C"), .noPlayer, .noDrawer, .noAlert, .flushed, .endless,
      .refused(by: "F", "words"), .flowNotStarted("F"), .flowStarted("F"),
      .flowEnded("F"),
      .isMainFlow("F"), .oneWindow, .lastWindow, .inOtherWindow(screen),
    ]

    let missing = reasons.map(\.description.inArticle).filter { !article.contains("`\($0)`") }

    #expect(missing == [])
  }

  private var article: String {
    get throws {
      let file = URL(filePath: #filePath).appending(
        path: "../../../../../Sources/Wireflow/Wireflow.docc/ThePresentationLog.md")
      return try String(contentsOf: file.standardized, encoding: .utf8)
    }
  }
}

extension PresentationLog.Entry {
  /// The line in the words of the article.
  fileprivate var inArticle: String {
    switch self {
    case .action, .app, .appIn: "> \(self)".inArticle
    default: description.inArticle
    }
  }
}

extension String {
  /// The text with the letters by which the article calls screens.
  fileprivate var inArticle: String {
    replacing("S \"S\"", with: "S").replacing("T \"T\"", with: "T")
  }
}
