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

  @Test func describeWhatTheyDoNow() throws {
    rig.flow.isOffline = true

    let keys = try Sent(rig.stage.picture).keys.list

    #expect(
      keys.map { key in
        (key.shortcut.modifiers.list + [key.shortcut.key]).compactMap(\.text).joined(separator: "-")
      } == [
        "command-e", "space", "shift-command-u", "command-1", "command-2", "command-r",
        "command-f",
      ])
    #expect(
      keys.map(\.action) == [
        #"tap "Archive""#, #"tap "Flag""#, #"toggle "Unread only""#, #"select "Inbox""#,
        #"select "Sent""#, #"tap "Refresh""#, .nothing,
      ])
  }

  @Test func actOnTheirTargets() throws {
    for key in try Sent(rig.stage.picture).keys.list {
      guard let action = key.action.text else { continue }
      let target = try #require(key.seen.text.flatMap { StagePicture.Target($0) })
      #expect(try rig.stage.perform(UserAction(parsing: action), on: target) == .performed)
      rig.stage.perform(.dismiss)
      rig.stage.perform(.select("Inbox"))
    }
  }

  @Test func nameTheShortcutsOfElements() throws {
    let elements = try Sent(rig.stage.picture).base.pages[0].elements.list

    #expect(
      elements.map(\.shortcut.key) == [.nothing, .nothing, "e", "space", .nothing])
  }

  @Test func listPossibleActionsForThePalette() throws {
    let entries = PaletteMessage(rig.stage, shown: rig.stage.picture).entries
    let response = try backend.listActions()

    let possible = rig.stage.possibleActions.map(\.description)
    #expect(
      entries.map(\.action)
        == possible + ["adapt compact", "adapt regular", "wait 1000ms", "background", "foreground"])
    #expect(
      entries.prefix(possible.count).map { $0.shortcut?.key }
        == ["r", "e", "space", nil, "n", nil, "u", "1", "2"])
    #expect(String(decoding: response.body, as: UTF8.self).hasPrefix(#"{"entries":["#))
  }
}
