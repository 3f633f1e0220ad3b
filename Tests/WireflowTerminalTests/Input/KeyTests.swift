import Testing
import Wireflow
import WireflowCommand

@testable import WireflowTerminal

/// Keys become user actions, or move the user about.
@MainActor
struct KeyTests {
  @Test func opensWhatTheUserStandsOn() {
    let rig = TerminalRig()

    let lines = rig.lines { rig.press(.enter) }

    #expect(lines == [#"> tap "Push""#, #"  push BazaarScreen "Push" onto Wares"#])
  }

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

  @Test func dismissesAModalWithEscape() {
    let rig = TerminalRig()
    rig.perform(.tap("Sheet"))

    let lines = rig.lines { rig.press(.escape) }

    #expect(lines == ["> dismiss", #"  dismiss BazaarScreen "Stall""#])
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

  @Test func choosesAnAnswer() {
    let rig = TerminalRig()
    rig.perform(.tap("Alert"))

    let lines = rig.lines { rig.press(.right, .left, .enter) }

    #expect(lines == [#"> choose "Wait""#, #"  close alert "Sold out""#])
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

  @Test func selectsTheSelectedRootItemAgain() {
    let rig = TerminalRig()
    rig.press(.enter)

    let lines = rig.lines { rig.press(.character("1")) }

    #expect(lines == [#"> select "Wares""#, #"  pop BazaarScreen "Push""#])
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

  @Test func numbersLabelsThatOccurTwice() {
    let rig = TerminalRig(.split)
    rig.perform(.tap("Push"))

    rig.press(.enter)

    #expect(rig.actions.last == #"tap "Push" 1"#)
    #expect(!rig.stage.log.text.contains("refused"))
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

  @Test func scrollsTheLogPaneFromItsEnd() {
    let rig = TerminalRig(columns: 100, rows: 12)
    for _ in 0..<10 { rig.perform(.tap("Push"), .back) }
    rig.press(.control("l"))
    let before = rig.text

    rig.send(.wheel(column: 90, row: 5, lines: -3))
    let scrolled = rig.text
    rig.send(.wheel(column: 90, row: 5, lines: 3))

    #expect(scrolled != before)
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
