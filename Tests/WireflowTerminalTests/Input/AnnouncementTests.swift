import Testing
import Wireflow

@testable import WireflowTerminal

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
