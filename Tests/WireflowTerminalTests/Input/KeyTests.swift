import TestSupport
import Testing
import Wireflow
import WireflowCommand

@testable import WireflowTerminal

/// Keys become user actions, or move the user about.
@MainActor
struct KeyTests {
  @Test func goesBackWithEscape() {
    let rig = TerminalRig()
    rig.press(.enter)

    let lines = rig.lines { rig.press(.escape) }

    #expect(lines == ["> back", #"  pop BazaarScreen "Push""#])
  }

  @Test func asksForNothingWithEscapeAtARoot() {
    let rig = TerminalRig()

    #expect(rig.lines { rig.press(.escape, times: 3) } == [])
  }

  @Test func tellsAModalThatMayNotBeDismissed() {
    let rig = TerminalRig()
    rig.perform(.tap("Locked sheet"))
    let stall = rig.stage.modalScreens.first as? BazaarScreen

    rig.press(.escape)

    #expect(stall?.dismissalAttempts == 1)
    #expect(rig.stage.modalScreens.count == 1)
  }

  @Test func cancelsAnAlertWithEscape() {
    let rig = TerminalRig()
    rig.perform(.tap("Alert"))

    let lines = rig.lines { rig.press(.escape) }

    #expect(lines == [#"> choose "Give up""#, #"  close alert "Sold out""#])
  }

  @Test func beginsOnAnAnswerThatLosesNothing() {
    let rig = TerminalRig { OneAlertFlow($0) }

    rig.press(.enter)

    #expect(rig.actions.last == #"choose "Keep""#)
  }

  @Test func selectsRootItemsByDigits() {
    let rig = TerminalRig()

    rig.press(.character("3"), .character("2"), .character("9"))

    #expect(rig.actions == ["launch", #"select "List""#, #"select "Elements""#])
  }

  @Test func leavesRootItemsAloneBehindAModal() {
    let rig = TerminalRig()
    rig.perform(.tap("Sheet"))

    #expect(rig.lines { rig.press(.character("2")) } == [])
  }

  @Test func opensAndClosesTheDrawer() {
    let rig = TerminalRig(.hamburger)

    rig.press(.character("0"), .character("0"), .character("0"), .escape)
    rig.press(.character("0"), .down, .enter)

    #expect(
      rig.actions == [
        "launch", "open drawer", "close drawer", "open drawer", "close drawer", "open drawer",
        #"select "Elements""#,
      ])
  }

  @Test func minimizesAndMaximizesThePlayer() {
    let rig = TerminalRig()
    rig.press(.character("m"))
    rig.perform(.tap("Player"))

    rig.press(.character("m"), .character("m"), .character("m"), .escape)

    #expect(
      rig.actions == [
        "launch", #"tap "Player""#, "maximize", "minimize", "maximize", "minimize",
      ])
  }

  @Test func minimizesADraftAndOpensItAgain() {
    final class Draft: ModallyMinimizable {
      let title = "Draft"
      let minimizedControls: any Screen = PageScreen("Draft bar")
      let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
    }
    let rig = TerminalRig()
    let draft = Draft()
    rig.stage.submit(.present(draft, from: nil, style: nil, dismissButton: .cancel))
    #expect(rig.text.contains("⌄ Minimize"))

    rig.press(.character("m"))
    #expect(rig.text.contains("▴ Draft bar") && rig.text.contains("m Open"))
    rig.press(.character("m"))

    #expect(rig.actions.suffix(2) == ["minimize", "maximize"])
    #expect(rig.stage.frontScreen === draft)
  }

  @Test func switchesTogglesAndChoosesOptions() {
    let rig = TerminalRig()
    rig.perform(.select("Elements"))

    rig.press(.down, times: 4)
    rig.press(.enter, .down, .enter, .right, .character(" "))

    #expect(
      rig.actions.suffix(3) == [
        #"toggle "Subscribed""#, #"choose "Small" in "Size""#, #"choose "Medium" in "Size""#,
      ])
  }

  @Test func commandsTheOwnerOfTheTerminal() {
    let rig = TerminalRig()

    #expect(rig.press(.character("q")) == .quit)
    #expect(rig.press(.control("c")) == .quit)
    #expect(rig.press(.control("z")) == .suspend)
    #expect(rig.press(.control("s")) == .saveSession)
    #expect(rig.press(.control("t")) == nil)
  }

  @Test func closesHelpWithAnyKey() {
    let rig = TerminalRig()
    let before = rig.text

    rig.press(.character("?"))
    #expect(rig.text.contains("Ctrl-S"))
    #expect(rig.press(.character("q")) == nil)

    #expect(rig.text == before)
    #expect(rig.actions == ["launch"])
  }

  @Test func waitsForALargerWindow() {
    let rig = TerminalRig()
    let before = rig.text
    rig.send(.resize(TerminalSize(columns: 20, rows: 5)))

    rig.press(.enter, .down, .character("2"))
    #expect(rig.press(.control("c")) == .quit)
    #expect(rig.press(.character("q")) == .quit)
    rig.send(.resize(TerminalSize(columns: 80, rows: 24)))

    #expect(rig.text == before)
    #expect(rig.actions == ["launch"])
  }

  @Test(arguments: [
    TerminalSize(columns: -5, rows: 3), TerminalSize(columns: 0, rows: 0),
    TerminalSize(columns: .max, rows: 1), TerminalSize(columns: .min, rows: .max),
  ])
  func takesNoHarmByAnySize(size: TerminalSize) {
    let rig = TerminalRig()
    let before = rig.text

    rig.send(.resize(size))
    #expect(rig.grid.size.columns <= 2000)
    rig.press(.enter)
    rig.send(.resize(TerminalSize(columns: 80, rows: 24)))

    #expect(rig.text == before)
  }

  @Test func showsANoticeUntilTheNextEvent() {
    let rig = TerminalRig()
    let before = rig.text

    rig.backend.show(notice: "Saved to session.txt")
    #expect(rig.text.contains("Saved to session.txt"))
    rig.press(.control("x"))

    #expect(rig.text == before)
  }
}

/// An app that asks at once.
@MainActor
private final class OneAlertFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    let screen = BazaarScreen("Wares", .nothing)
    wireframe.install(rootItems: [screen])
    let alert = AlertContent(
      title: "Sure?", actions: [.init("Delete", role: .destructive), .init("Keep")])
    wireframe.presentAlert(alert, from: screen)
  }
}

/// The Alt key replaces Command, and the palette says which keys there are.
@MainActor
struct ShortcutKeyTests {
  @Test(arguments: [WireframeVariant.tabBar, .hamburger, .split])
  func leadThroughAnApp(on wireframe: WireframeVariant) {
    let rig = TerminalRig(wireframe) { KeyFlow($0) }
    let lines = rig.lines {
      rig.press(.alt("2"), .alt("U"), .alt("n"), .alt("w"), .alt("1"), .alt("e"), .alt("r"))
      rig.press(.alt("q"), .alt("["), .alt("y"))
    }

    let style = wireframe.name == "split" ? "form sheet" : "sheet"
    #expect(
      lines == [
        #"> select "Sent""#, "  select Sent", #"> toggle "Unread only""#, #"> tap "Write""#,
        #"  present KeyScreen "New mail" over KeyScreen "Sent" as \#(style), dismiss button Done"#,
        "> dismiss", #"  dismiss KeyScreen "New mail""#, #"> select "Inbox""#, "  select Inbox",
        #"> tap "Archive""#, #"> tap "Refresh""#,
      ])
  }

  @Test func workWhileAFieldIsEditedAndPlainKeysDoNot() {
    let rig = TerminalRig { KeyFlow($0) }
    rig.press(.alt("f"))
    let isEditing = rig.backend.isEditing
    rig.type("a b")
    let lines = rig.lines { rig.press(.alt("n")) }

    #expect(isEditing)
    #expect(lines.prefix(2) == [#"> type "a b" into "Words""#, #"> tap "Write""#])
  }

  @Test func standInThePalette() {
    let rig = TerminalRig { KeyFlow($0) }
    rig.press(.character(":"))
    let lines = rig.text.split(separator: "\n").map(String.init)

    #expect(lines.contains { $0.contains(#"tap "Write""#) && $0.contains("Alt-n") })
    #expect(lines.contains { $0.contains(#"toggle "Unread only""#) && $0.contains("Alt-U") })
    #expect(lines.contains { $0.contains(#"tap "Flag""#) && !$0.contains("Alt") })
  }

  @Test func comeFromTheBytesOfATerminal() {
    var decoder = InputDecoder()

    #expect(decoder.feed([0x1B, 0x6E]) == [.key(.alt("n"))])
    #expect(decoder.feed([0x1B, 0x5B, 0x41]) == [.key(.up)])
    #expect(decoder.feed([0x1B]) == [] && decoder.flush() == [.key(.escape)])
  }
}

/// The actions of a row by keys.
@MainActor
struct RowActionKeyTests {
  private let inbox = MailboxScreen()
  private let rig: TerminalRig

  init() {
    rig = TerminalRig(rows: 18, app: { [inbox] in OneScreenFlow($0, showing: inbox) })
  }

  @Test func areListedByAKey() {
    rig.press(.character("a"))

    #expect(rig.text.contains(#"tap "Archive" of "Hello""#))
    rig.press(.down, .enter)
    #expect(rig.actions.last == #"tap "Delete" of "Hello""#)
    #expect(inbox.done == ["delete Hello"])
  }

  @Test func areListedByEnterOnARowThatLeadsNowhere() {
    rig.press(.down, .down, .enter)
    rig.press(.enter)

    #expect(inbox.done == ["empty"])
  }

  @Test func areMarkedInTheRow() {
    #expect(rig.text.contains("⋯›"))
    #expect(rig.text.contains("a Actions"))
  }
}

/// The line of the keys shows an announcement until the next key.
@MainActor
struct AnnouncementTests {
  @Test func standsInTheLineOfTheKeysUntilTheNextKey() {
    let rig = TerminalRig()
    let keys = rig.text.split(separator: "\n").last

    rig.stage.announce("3 results")
    let announced = rig.text.split(separator: "\n").last
    rig.press(.escape)

    #expect(announced?.contains("3 results") == true)
    #expect(rig.text.split(separator: "\n").last == keys)
  }
}
