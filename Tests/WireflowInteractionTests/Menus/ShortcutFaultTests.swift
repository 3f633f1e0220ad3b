import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Shortcuts that cannot work as the app describes them.
@MainActor
struct ShortcutFaultTests {
  private typealias Button = ScreenContent.Button

  private let rig = KeyRig()

  private func push(@ScreenContent.Builder _ content: @escaping @MainActor () -> ScreenContent) {
    rig.flow.wireframe.push(KeyScreen("Page", content: content), from: rig.flow.inbox)
  }

  @Test func areNotedOnceWhenTwoElementsShareOne() {
    let watch = rig.stage.watch { _, _ in }
    push {
      Button("Next") { self.rig.flow.note("next") }.shortcut("n")
      ScreenContent.Row("Nothing") {}
    }
    let item = rig.stage.picture.menuItem(for: .init("n"))
    rig.stage.perform(.back)

    rig.expectLog(
      matches: """
        > (app)
          push KeyScreen "Page" onto Inbox
          note: two elements answer ⌘N: "Next", "Write"
        > back
          pop KeyScreen "Page"
        """)
    #expect(item?.title == "Next")
    withExtendedLifetime(watch) {}
  }

  @Test func areNotedForShortcutsOfTheSystem() {
    let watch = rig.stage.watch { _, _ in }
    push { Button("Copy link") {}.shortcut("c") }

    rig.expectLog(
      matches: """
        > (app)
          push KeyScreen "Page" onto Inbox
          note: the system keeps ⌘C, so "Copy link" does not answer it
        """)
    #expect(rig.stage.picture.menuItem(for: .init("c")) == nil)
    #expect(rig.stage.picture.menuItems.contains { $0.title == "Copy link" })
    withExtendedLifetime(watch) {}
  }

  @Test func areNoneWhileOnlyOneOfTwoCanBeUsed() {
    rig.flow.isOffline = true
    push { Button("Next") {}.shortcut("n") }

    #expect(rig.stage.picture.shortcutFaults == [])
  }

  @Test func areNoneWhenAnAppTakesAUsualShortcut() {
    push { Button("Previous") {}.shortcut("[") }

    let picture = rig.stage.picture

    #expect(picture.shortcutFaults == [])
    #expect(picture.menuItem(for: .init("["))?.title == "Previous")
    #expect(picture.menuItems.first { $0.title == "Back" }?.shortcut == nil)
  }
}
