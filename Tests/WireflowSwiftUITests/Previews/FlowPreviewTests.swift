import AudiobooksApp
import Testing
import Wireflow
import WireflowSwiftUI

@MainActor
struct FlowPreviewTests {
  /// Each place of the sample that a preview shows.
  @Test func samplePreviewsWork() async {
    for (name, preview) in FlowPreview.audiobooks {
      #expect(await preview.problems() == [], "\(name)")
    }
  }

  @Test func tellsWhichActionNoLongerWorks() async {
    let preview = FlowPreview("tap \"Crime\"\ntap \"Sold\"") {
      ApplicationController(audiobooksOn: $0)
    }

    let problems = await preview.problems()

    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("preview:2: tap \"Sold\": ") == true)
  }

  @Test func tellsWhatIsNoScript() async {
    let preview = FlowPreview("jump \"Crime\"") { ApplicationController(audiobooksOn: $0) }

    let problems = await preview.problems()

    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("preview:1:1: error: ") == true)
  }
}
