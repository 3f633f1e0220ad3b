import Observation
import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTesting

@testable import AudiobooksApp

/// The audiobook shop in three languages, which one set of scripts drives.
@MainActor
struct AudiobooksLanguageTests {
  private nonisolated static let wireframes: [WireframeVariant] = [.tabBar, .hamburger, .split]

  @Test(arguments: [Texts.Language.german, .arabic], Strength.some(of: wireframes))
  func playsTheSameScripts(in language: Texts.Language, on wireframe: WireframeVariant) async throws
  {
    for file in scripts(in: "../../Samples/Audiobooks/Scripts") {
      let script = try file.script()

      let english = await play(script, Texts(), wireframe)
      let translated = await play(script, Texts(language), wireframe)

      #expect(translated.refusals == [])
      #expect(translated.actions == english.actions)
      #expect(translated.places == english.places)
    }
  }

  /// Every text of a page is translated.
  @Test(arguments: Strength.some(of: [Texts.Language.german, .arabic]))
  func leavesNoTextInEnglish(_ language: Texts.Language) async throws {
    let texts = Texts(language)
    let untranslated = Set(texts.translations.filter { $0.key != $0.value }.keys)
    var left: Set<String> = []
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let watch = stage.watch { picture, _ in
      left.formUnion(picture.allTexts.filter(untranslated.contains))
    }
    let app = ApplicationController(audiobooksOn: stage, texts: texts)
    for file in scripts(in: "../../Samples/Audiobooks/Scripts") where file.name == "everything" {
      await app.play(try file.script())
    }

    #expect(left == [])
    watch.cancel()
  }

  @Test func hasEachTextInEachLanguage() {
    let (german, arabic) = (Texts(.german).translations, Texts(.arabic).translations)

    #expect(Set(german.keys) == Set(arabic.keys))
    for (english, translation) in Array(german) + Array(arabic) {
      let (wanted, found) = (english.filter { $0 == "%" }, translation.filter { $0 == "%" })
      #expect(wanted == found, "\(english) has as many values as \(translation)")
    }
  }

  private func play(
    _ script: Script, _ texts: Texts, _ wireframe: WireframeVariant
  ) async -> (actions: [String], refusals: [String], places: [[String]]) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = ApplicationController(
      audiobooksOn: stage, texts: texts, wireframe: wireframe.makeWireframe)
    await app.play(script)
    let lines = stage.log.lines.map { "\($0)" }
    let places = stage.picture.regions.map { $0.stacks.map { "\($0.count)" } }
    return (
      lines.filter { $0.hasPrefix(">") }, lines.filter { $0.contains("refused") }, places
    )
  }
}

extension StagePicture {
  /// Its texts.
  fileprivate var allTexts: [String] {
    let elements = pages.flatMap(\.elements).map(\.name)
    let alert = alert.map {
      [$0.content.title, $0.content.message] + $0.content.actions.map(\.title)
    }
    return pages.map(\.title) + pages.compactMap(\.dismissTitle) + elements + (alert ?? [])
      + regions.flatMap(\.rootItems).map(\.title)
  }
}
