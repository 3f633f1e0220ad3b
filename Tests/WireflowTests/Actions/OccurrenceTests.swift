import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Screens and answers of one title get a number each.
@MainActor
struct OccurrenceTests {
  private let backend = TextRecorder()
  private let rig: Rig
  private let pages = (1...3).map { _ in PageScreen("1") }

  init() {
    rig = Rig(backend: backend)
    var below: any Screen = rig.a
    for page in pages + [PageScreen("Top")] {
      rig.wireframe.push(page, from: below)
      below = page
    }
    _ = rig.newLog()
  }

  @Test func listsEachScreenBelow() {
    let ways = rig.stage.possibleActions.map(\.description).filter { $0.hasPrefix("back") }

    #expect(
      ways == ["back", #"back to "1" 2"#, #"back to "1" 3"#, #"back to "A""#])
  }

  @Test(arguments: [("back to \"1\"", 2), ("back to \"1\" 2", 1), ("back to \"1\" 3", 0)])
  func leadsToTheOneThatIsMeant(text: String, place: Int) throws {
    rig.stage.perform(try UserAction(parsing: text))

    #expect(rig.stage.visibleScreens.first === pages[place])
  }

  @Test func refusesANumberThatIsTooHigh() {
    let outcome = rig.stage.perform(.backTo(.init("1", occurrence: 4)))

    guard case .refused(let refusal) = outcome else {
      Issue.record("went back")
      return
    }
    #expect(refusal.reason == #"no screen "1" 4 is below"#)
  }

  @Test func writesTheNumberOfTheScreenThatAUserWentBackTo() {
    let stack = rig.stage.stack(of: rig.a)

    rig.stage.userDid(.removed([stack[2], stack[3], stack[4]]), in: backend)

    #expect(rig.stage.visibleScreens.first === pages[0])
    rig.expectLog(
      matches: """
        > back to "1" 3
          pop to PageScreen "1"
        """)
  }

  @Test(arguments: [("choose \"OK\"", 1), ("choose \"OK\" 2", 2)])
  func choosesTheAnswerThatIsMeant(text: String, expected: Int) throws {
    var chosen = 0
    let answers = [AlertContent.Action("OK"), .init("OK", role: .destructive)]
    rig.wireframe.presentAlert(AlertContent(title: "Sure?", actions: answers), from: rig.a) {
      chosen = $0?.role == .destructive ? 2 : 1
    }
    let listed = rig.stage.possibleActions.map(\.description)

    rig.stage.perform(try UserAction(parsing: text))

    #expect(listed == ["choose \"OK\"", "choose \"OK\" 2"])
    #expect(chosen == expected)
  }
}
