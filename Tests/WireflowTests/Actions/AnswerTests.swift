import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The answers of an alert, by their titles and by their identifiers.
@MainActor
struct AnswerTests {
  let rig = Rig()

  @Test func takesAnAnswersIdentifierAsWellAsItsTitle() {
    let answers = [AlertContent.Action("Löschen", id: "delete"), .init("Behalten", id: "keep")]

    let answered = [ask(answers, "Löschen"), ask(answers, "delete"), ask(answers, "keep")]

    #expect(answered == ["delete", "delete", "keep"])
  }

  @Test func takesAnIdentifierBeforeATitle() {
    let answers = [AlertContent.Action("keep", id: "back"), .init("Delete", id: "keep")]

    let answered = [
      ask(answers, "keep"), ask(answers, .init("keep", occurrence: 2)), ask(answers, "back"),
    ]

    #expect(answered == ["keep", "back", "back"])
  }

  @Test func listsActionsThatMeanTheirOwnAnswers() {
    let answers = [
      AlertContent.Action("keep", id: "back"), .init("Delete", id: "keep"), .init("Delete"),
    ]
    present(answers) { _ in }

    let possible = rig.stage.possibleActions

    #expect(
      possible == [
        .choose("back"), .choose("keep"), .choose(.init("Delete", occurrence: 2)),
      ])
    #expect(rig.stage.picture.alert?.answers == possible)
  }

  @Test func aScriptNamesAnswersByTheirIdentifiers() async throws {
    var answered: [String?] = []
    present([.init("Löschen", id: "delete"), .init("Behalten", id: "keep")]) {
      answered.append($0?.id)
    }

    let action = try UserAction(parsing: #"choose "delete""#)
    await rig.stage.play(action)

    #expect(answered == ["delete"])
    rig.expectLog(
      matches: """
          alert "Sure?" [Löschen, Behalten]
        > choose "delete"
          close alert "Sure?"
        """)
  }

  /// Asks, answers, and returns the identifier of the answer.
  private func ask(_ answers: [AlertContent.Action], _ label: UserAction.Label) -> String? {
    var answered: String?
    present(answers) { answered = $0?.id }
    rig.stage.perform(.choose(label))
    return answered
  }

  private func present(
    _ answers: [AlertContent.Action], onAnswer: @escaping @MainActor (AlertAnswer?) -> Void
  ) {
    rig.wireframe.presentAlert(
      AlertContent(title: "Sure?", actions: answers), from: rig.a, onAnswer: onAnswer)
  }
}
