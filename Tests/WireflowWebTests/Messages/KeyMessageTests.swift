import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

/// Keys and the palette, as the browser receives them.
@MainActor
struct KeyMessageTests {
  private let backend = WebBackend("Mail")
  private let rig: KeyRig

  init() {
    rig = KeyRig(backend: backend)
  }

  @Test func describeWhatTheyDoNow() {
    rig.flow.isOffline = true

    let keys = PictureMessage(rig.stage.picture).keys ?? []

    #expect(
      keys.map { ($0.shortcut.modifiers + [$0.shortcut.key]).joined(separator: "-") } == [
        "command-e", "space", "shift-command-u", "command-1", "command-2", "command-r",
        "command-f",
      ])
    #expect(
      keys.map(\.action) == [
        #"tap "Archive""#, #"tap "Flag""#, #"toggle "Unread only""#, #"select "Inbox""#,
        #"select "Sent""#, #"tap "Refresh""#, nil,
      ])
  }

  @Test func actOnTheirTargets() throws {
    for key in PictureMessage(rig.stage.picture).keys ?? [] {
      guard let action = key.action else { continue }
      let target = try #require(StagePicture.Target(key.seen))
      #expect(try rig.stage.perform(UserAction(parsing: action), on: target) == .performed)
      rig.stage.perform(.dismiss)
      rig.stage.perform(.select("Inbox"))
    }
  }

  @Test func nameTheShortcutsOfElements() {
    let elements = PictureMessage(rig.stage.picture).base.pages[0].elements

    #expect(elements.map { $0.shortcut?.key } == [nil, nil, "e", "space", nil])
  }

  @Test func listPossibleActionsForThePalette() throws {
    let entries = PaletteMessage(rig.stage, shown: rig.stage.picture).entries
    let response = try backend.listActions()

    #expect(entries.map(\.action) == rig.stage.possibleActions.map(\.description))
    #expect(
      entries.map { $0.shortcut?.key } == ["r", "e", "space", nil, "n", nil, "u", "1", "2"])
    #expect(String(decoding: response.body, as: UTF8.self).hasPrefix(#"{"entries":["#))
  }
}
