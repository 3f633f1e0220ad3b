import AudiobooksApp
import SwiftUIHand
import Testing
import Wireflow
import WireflowInteraction
import WireflowSwiftUI
import WireflowTesting

/// The words of the views, in the language of the app.
@MainActor
struct WordsTests {
  @Test(arguments: Texts.Language.allCases)
  func areThoseOfTheStage(_ language: Texts.Language) async throws {
    let scheduler = ManualScheduler()
    let model = StageModel()
    let stage = Stage(backend: model, scheduler: scheduler)
    let texts = Texts(language)
    let app = ApplicationController(
      audiobooksOn: stage, texts: texts, wireframe: { TabBarWireframe(stage: $0) })
    let hand = SwiftUIHand(model, on: scheduler)
    app.finishLaunching()
    let script = try Script(
      parsing: "select \"Profile\"\ntap \"Log in\"\ntap \"Log in\"\nwait 2s", name: "login")

    let refusals = await app.play(script)

    #expect(refusals.isEmpty)
    #expect(model.words == texts.words)
    #expect(hand.complaints == [])
    let alert = try #require(model.modals.last?.presenter.alert)
    #expect(alert.content.actions.map(\.title) == [texts.words.okay])
    #expect(stage.log.text.contains("[OK]"))
  }

  /// A change while the app runs shows at once.
  @Test func changeAtOnce() {
    let rig = HandRig()
    rig.present("Sheet")
    rig.rest()

    rig.stage.words = Texts(.german).words
    rig.wait(0)

    #expect(rig.model.words.done == "Fertig")
    #expect(rig.stage.picture.modals.last?.region.pages.last?.dismissTitle == "Schließen")
  }
}
