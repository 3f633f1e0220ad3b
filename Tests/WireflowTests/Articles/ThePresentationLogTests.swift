import Foundation
import Testing
import Wireflow

/// Compares the tables of the article "The presentation log" with the log's lines.
@MainActor
struct ThePresentationLogTests {
  private var article: String { get throws { try coreText("Wireflow.docc/ThePresentationLog.md") } }
  @Test func listsEachLine() throws {
    let article = try article
    let plain: [String: PresentationLog.Entry] = ["app": .app, "restore": .restore]
    let drawer: [String: VisibleChange<ScreenName, String>] = [
      "openDrawer": .openDrawer, "closeDrawer": .closeDrawer,
    ]

    #expect(Self.lines.map(\.inArticle).filter { !article.contains("`\($0)`") } == [])
    let declared = try declaredCases(in: "Log/PresentationLog.Entry.swift")
    #expect(Set(Self.lines.map { caseName(of: $0, plain: plain) }) == declared)
    let changes = try declaredCases(in: "State/VisibleChange.swift")
    #expect(Set(Self.changes.map { caseName(of: $0, plain: drawer) }) == changes)
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
    let screen = Self.screen
    let reasons: [IgnoredReason] = [
      .screen(.notOnStage, screen), .screen(.covered, screen), .screen(.alreadyOnStage, screen),
      .screen(.isEmbedded, screen), .noRootItems, .alreadyThere, .screen(.isRoot, screen),
      .screen(.alreadyPresenting, screen), .screen(.notPresented, screen), .nothingPresented,
      .screen(.notDismissible, screen), .alreadyIn("C"), .noPlayer, .noDrawer, .noAlert, .flushed,
      .endless,
      .refused(by: "F", "words"), .flowNotStarted("F"), .flowStarted("F"),
      .flowEnded("F"),
      .isMainFlow("F"), .oneWindow, .lastWindow, .screen(.inOtherWindow, screen),
      .leavesNoRootItems, .screen(.detached, screen), .notDetached, .screen(.showsAlert, screen),
    ]

    let missing = reasons.map(\.description.inArticle).filter { !article.contains("`\($0)`") }

    #expect(missing == [])
  }
}

/// The lines that the article shows, with at least one of each kind.
@MainActor
extension ThePresentationLogTests {
  /// The screen that the article calls S.
  private static let screen = ScreenName(typeName: "S", title: "S")
  private static let other = ScreenName(typeName: "T", title: "T")

  private static let lines: [PresentationLog.Entry] =
    [
      .action(.tap("Crime")), .app, .appIn(WindowName("U")), .appIn(WindowName(nil)),
      .refused(ActionRefusal(.nothingToDismiss, alternatives: [.tap("Crime"), .back])),
      .missed(.tap("Crime"), .noLongerInFront), .start("F"), .finish("F"),
      .cancel("F"),
      .failed("F", "E"), .unheard("F"),
      .away("F", "App/Shop.swift:12", limit: .seconds(5), taken: .seconds(6)), .stray(.seconds(2)),
      .hinted(.pop(screen), style: .crossDissolve), .hinted(.pop(screen), isUnseen: true), .restore,
      .alert(Self.question), .alert(Self.sheet), .closeAlert("T"),
      .notice("T", "A"), .closeNotice("T"), .installPlayer(screen, .aboveTabs),
      .openWindow(WindowName("U")),
      .activateWindow(WindowName("U")), .closeWindow(WindowName("U")),
      .closeWindow(WindowName(nil)),
      .held("R", by: "F"), .heldLink("R", by: nil), .heldLink("R", by: screen),
      .waits("R", for: .alert(.alert, "T")), .waits("R", for: .alert(.actionSheet, "T")),
      .waits("R", for: .earlierRequests), .waits("R", for: .wall(screen)),
      .waits("R", for: .decision(by: "F")), .waits("R", for: .foreign(screen)),
      .waits("R", for: .detached(screen)), .open("U"), .redirected("R", by: "F"),
      .ignored("R", .alreadyThere), .announce(Announcement("3 results")),
      .announce(Announcement("Saved", urgency: .now)), .note("any text"), .completedTwice("P"),
      .stalled("push", "P", .seconds(3)),
    ] + changes.map { .change($0) }

  private static let changes: [VisibleChange<ScreenName, String>] = [
    .adapt(to: "C", ["A", "B"]), .install(in: "C", ["A", "B"]), .update(in: "C", ["A", "B"]),
    .select("A"), .detach(["A", "B"]), .attach(["A", "B"]), .drop(["A", "B"]),
    .push(screen, onto: "A"), .pop(screen), .popTo(screen), .remove([screen, other], from: "A"),
    .replace(screen, with: other), .showDetail(screen, beside: "A"), .embed(screen, in: other),
    .unembed(screen), .present(screen, over: other, style: .sheet(), dismissButton: .done),
    .dismiss(screen), .removePlayer(screen), .minimize(screen), .maximize(screen), .openDrawer,
    .closeDrawer,
  ]

  private static let question = AlertContent(
    title: "T", message: "M", actions: [.init("OK"), .init("Cancel")])
  private static let sheet = AlertContent(
    title: "T", style: .actionSheet, anchor: "X", actions: [.init("A"), .init("B")])
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
