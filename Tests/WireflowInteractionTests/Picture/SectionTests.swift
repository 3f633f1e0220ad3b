import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The sections of a page.
@MainActor
struct SectionTests {
  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())

  private func lines(@ScreenContent.Builder of content: @escaping @MainActor () -> ScreenContent)
    -> [String]
  {
    TabBarWireframe(stage: stage).install(rootItems: [KeyScreen("Page", content: content)])
    return stage.picture.base.pages[0].elements.map { element in
      "\(element.section.map { "\($0)" } ?? "-")\(element.isHeader ? " #" : "") \(element.name)"
    }
  }

  @Test func containTheirElements() {
    let lines = lines {
      ScreenContent.Text("Above")
      ScreenContent.Section("Today") {
        ScreenContent.Rows(["Hello", "Invoice"], id: \.self) { .init($0) {} }
        ScreenContent.Button("Archive") {}
      }
      ScreenContent.Section("Yesterday") { ScreenContent.Row("Greetings") {} }
      ScreenContent.Button("Write") {}
    }

    #expect(
      lines == [
        "- Above", "0 # Today", "0 Hello", "0 Invoice", "0 Archive", "1 # Yesterday",
        "1 Greetings", "- Write",
      ])
    #expect(stage.possibleActions.prefix(5).map(\.description).contains(#"tap "Greetings""#))
  }

  @Test func areMissingWhileTheyAreEmpty() {
    let lines = lines {
      ScreenContent.Section("Today") {}
      ScreenContent.Text("Nothing here")
    }

    #expect(lines == ["- Nothing here"])
  }
}
