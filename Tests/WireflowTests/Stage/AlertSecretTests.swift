import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// A typed secret, which is nowhere but in the field and in the answer.
@MainActor
struct AlertSecretTests {
  @Test func isInNoValueThatLeavesTheStage() throws {
    let rig = Rig()
    let secret = AlertContent(
      title: "Unlock", fields: [.init("PIN", text: "1234", privacy: .secure)],
      actions: [.init("Unlock")])
    var answers: [AlertAnswer?] = []
    rig.wireframe.presentAlert(secret, from: rig.a) { answers.append($0) }
    var dumps = [""]
    dump(rig.stage.picture, to: &dumps[0])
    dump(rig.stage.snapshot.alert, to: &dumps[0])
    dump(NavigationTree(rig.stage), to: &dumps[0])

    rig.stage.perform(.type("2468", into: "PIN"))
    dump(rig.stage.picture, to: &dumps[0])
    dump(NavigationTree(rig.stage), to: &dumps[0])
    rig.stage.perform(.choose("Unlock"))

    #expect(answers.first??[field: "PIN"] == "2468")
    for text in dumps + [rig.stage.log.text, "\(answers)"] {
      #expect(!text.contains("1234") && !text.contains("2468"))
    }
  }
}
