import Foundation
import TestSupport
import Testing
import Wireflow

/// Compares the tables of the article "The presentation log" with the log's lines.
@MainActor
struct ThePresentationLogTests {
  private var article: String { get throws { try articles("ThePresentationLog") } }
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
      .leavesNoRootItems, .detached(screen), .notDetached, .showsAlert(screen),
    ]

    let missing = reasons.map(\.description.inArticle).filter { !article.contains("`\($0)`") }

    #expect(missing == [])
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

/// The cases of the log's entries: a new one does not compile here until it has a name and an
/// example, which the article must show.
enum LoggedLine: CaseIterable {
  case action, app, appIn, refused, missed, start, finish, output, cancel, failed, unheard, away
  case stray
  case styled, adapt, install, restore, update, select, detach, attach, drop, unseen
  case push, pop, popTo, remove, replace, showDetail, embed, unembed
  case present, dismiss, alert, closeAlert, notice, closeNotice
  case installPlayer, removePlayer, minimize, maximize, openDrawer, closeDrawer
  case openWindow, activateWindow, closeWindow
  case held, heldLink, waits, open, redirected, ignored, announce, note, completedTwice, stalled

  /// The screen that the article calls S.
  static let screen = ScreenName(typeName: "S", title: "S")
  private static let other = ScreenName(typeName: "T", title: "T")

  init(_ entry: PresentationLog.Entry) {
    self =
      switch entry {
      case .action: .action
      case .app: .app
      case .appIn: .appIn
      case .refused: .refused
      case .missed: .missed
      case .start: .start
      case .finish: .finish
      case .output: .output
      case .cancel: .cancel
      case .failed: .failed
      case .unheard: .unheard
      case .away: .away
      case .stray: .stray
      case .adapt: .adapt
      case .install: .install
      case .restore: .restore
      case .styled: .styled
      case .update: .update
      case .select: .select
      case .detach: .detach
      case .attach: .attach
      case .drop: .drop
      case .unseen: .unseen
      case .push: .push
      case .pop: .pop
      case .popTo: .popTo
      case .remove: .remove
      case .replace: .replace
      case .showDetail: .showDetail
      case .embed: .embed
      case .unembed: .unembed
      case .present: .present
      case .dismiss: .dismiss
      case .alert: .alert
      case .closeAlert: .closeAlert
      case .notice: .notice
      case .closeNotice: .closeNotice
      case .installPlayer: .installPlayer
      case .removePlayer: .removePlayer
      case .minimize: .minimize
      case .maximize: .maximize
      case .openDrawer: .openDrawer
      case .closeDrawer: .closeDrawer
      case .openWindow: .openWindow
      case .activateWindow: .activateWindow
      case .closeWindow: .closeWindow
      case .held: .held
      case .heldLink: .heldLink
      case .waits: .waits
      case .open: .open
      case .redirected: .redirected
      case .ignored: .ignored
      case .announce: .announce
      case .note: .note
      case .completedTwice: .completedTwice
      case .stalled: .stalled
      }
  }

  /// The lines that the article shows.
  var examples: [PresentationLog.Entry] {
    let (screen, other) = (Self.screen, Self.other)
    return switch self {
    case .action: [.action(.tap("Crime"))]
    case .app: [.app]
    case .appIn: [.appIn(WindowName("U")), .appIn(WindowName(nil))]
    case .refused:
      [.refused(ActionRefusal(.nothingToDismiss, alternatives: [.tap("Crime"), .back]))]
    case .missed: [.missed(.tap("Crime"), .noLongerInFront)]
    case .start: [.start("F")]
    case .finish: [.finish("F")]
    case .output: [.output("F")]
    case .cancel: [.cancel("F")]
    case .failed: [.failed("F", "E")]
    case .unheard: [.unheard("F")]
    case .away: [.away("F", "App/Shop.swift:12", limit: .seconds(5), taken: .seconds(6))]
    case .stray: [.stray(.seconds(2))]
    case .adapt: [.adapt("C", ["A", "B"])]
    case .install: [.install("C", ["A", "B"])]
    case .restore: [.restore]
    case .styled: [.styled(.pop(screen), .crossDissolve)]
    case .update: [.update("C", ["A", "B"])]
    case .select: [.select("A")]
    case .detach: [.detach(["A", "B"])]
    case .attach: [.attach(["A", "B"])]
    case .drop: [.drop(["A", "B"])]
    case .unseen: [.unseen(.pop(screen))]
    case .push: [.push(screen, onto: "A")]
    case .pop: [.pop(screen)]
    case .popTo: [.popTo(screen)]
    case .remove: [.remove([screen, other], from: "A")]
    case .replace: [.replace(screen, with: other)]
    case .showDetail: [.showDetail(screen, beside: "A")]
    case .embed: [.embed(screen, in: other)]
    case .unembed: [.unembed(screen)]
    case .present: [.present(screen, over: other, style: .sheet(), dismissButton: .done)]
    case .dismiss: [.dismiss(screen)]
    case .alert: [.alert(Self.question), .alert(Self.sheet)]
    case .closeAlert: [.closeAlert("T")]
    case .notice: [.notice("T", "A")]
    case .closeNotice: [.closeNotice("T")]
    case .installPlayer: [.installPlayer(screen, .aboveTabs)]
    case .removePlayer: [.removePlayer(screen)]
    case .minimize: [.minimize(screen)]
    case .maximize: [.maximize(screen)]
    case .openDrawer: [.openDrawer]
    case .closeDrawer: [.closeDrawer]
    case .openWindow: [.openWindow(WindowName("U"))]
    case .activateWindow: [.activateWindow(WindowName("U"))]
    case .closeWindow: [.closeWindow(WindowName("U")), .closeWindow(WindowName(nil))]
    case .held: [.held("R", by: "F")]
    case .heldLink: [.heldLink("R", by: nil), .heldLink("R", by: screen)]
    case .waits:
      [
        .waits("R", for: .alert(.alert, "T")), .waits("R", for: .alert(.actionSheet, "T")),
        .waits("R", for: .earlierRequests), .waits("R", for: .wall(screen)),
        .waits("R", for: .decision(by: "F")), .waits("R", for: .foreign(screen)),
        .waits("R", for: .detached(screen)),
      ]
    case .open: [.open("U")]
    case .redirected: [.redirected("R", by: "F")]
    case .ignored: [.ignored("R", .alreadyThere)]
    case .announce:
      [.announce(Announcement("3 results")), .announce(Announcement("Saved", urgency: .now))]
    case .note: [.note("any text")]
    case .completedTwice: [.completedTwice("P")]
    case .stalled: [.stalled("push", "P", .seconds(3))]
    }
  }

  private static let question = AlertContent(
    title: "T", message: "M", actions: [.init("OK"), .init("Cancel")])
  private static let sheet = AlertContent(
    title: "T", style: .actionSheet, anchor: "X", actions: [.init("A"), .init("B")])
}
