import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The menu bar and the keys of a picture.
@MainActor
struct MenuItemTests {
  private let rig = KeyRig()

  private var lines: [String] { rig.stage.picture.menuItems.map(\.line) }

  @Test func containTheAppsItemsAndTheUsualOnes() {
    #expect(
      lines == [
        "Actions: ⌘E Archive", "Actions: Space Flag", "File: ⌘N Write",
        "View: ⇧⌘U Unread only off", "Actions: Empty trash", "Go: ⌘1 Inbox on", "Go: ⌘2 Sent off",
        "Go: ⌘[ Back (disabled)", "View: ⌘R Refresh", "Edit: ⌘F Words",
      ])
  }

  @Test func followWhatTheUserCanDo() {
    rig.flow.isOffline = true
    rig.flow.inbox.isBusy = true
    rig.stage.perform(.toggle("Unread only"))
    let onPage = lines
    rig.flow.wireframe.presentModally(KeyScreen("Sheet"), from: rig.flow.inbox)

    #expect(onPage.contains("Actions: ⌘E Archive (disabled)"))
    #expect(onPage.contains("File: ⌘N Write (disabled)"))
    #expect(onPage.contains("View: ⇧⌘U Unread only on"))
    #expect(
      lines == [
        "File: ⌘N Write (disabled)", "View: ⇧⌘U Unread only on (disabled)",
        "Actions: Empty trash (disabled)", "Go: ⌘1 Inbox on (disabled)",
        "Go: ⌘2 Sent off (disabled)", "Go: ⌘[ Back (disabled)", "File: ⌘W Close", "⎋ Close",
      ])
  }

  @Test func haveEnabledItemsForPossibleActionsAlone() {
    for action: UserAction in [.tap("First mail"), .tap("Write"), .back, .tap("Write")] {
      rig.stage.perform(action)
      for item in rig.stage.picture.menuItems {
        guard let action = item.action else { continue }
        #expect(rig.stage.possibleActions.contains(action))
      }
    }
  }

  @Test func performTheElementByTheKeyOfTheCommandInItsPlace() throws {
    rig.stage.perform(.tap("First mail"))

    let item = try #require(rig.stage.picture.menuItem(for: .init("n")))
    guard case .perform(let action, let target) = item.effect else { return }
    rig.stage.perform(action, on: target)

    #expect(rig.flow.done == ["reply"])
  }

  @Test func giveElementsOfEachKindTheKeyOfTheCommandInTheirPlace() {
    let kinds: [(String, @MainActor () -> ScreenContent)] = [
      ("row", { ScreenContent(elements: [.row(.init("Write") {})]) }),
      (
        "button with a key", { ScreenContent(elements: [.button(.init("Write") {}.shortcut("j"))]) }
      ),
      ("disabled button", { ScreenContent(elements: [.button(.init("Write") {}.disabled())]) }),
    ]
    let found = kinds.map { name, content in
      rig.flow.wireframe.push(KeyScreen(name, content: content), from: rig.flow.inbox)
      defer { rig.flow.wireframe.goBack() }
      let items = rig.stage.picture.menuItems.filter { $0.title == "Write" }
      return "\(name): " + items.map(\.line).joined(separator: ", ")
    }

    #expect(
      found == [
        "row: File: ⌘N Write", "button with a key: File: ⌘J Write",
        "disabled button: File: ⌘N Write (disabled)",
      ])
  }

  @Test func giveASharedShortcutToTheElementThatIsEnabled() {
    let page = KeyScreen("Page") {
      ScreenContent.Button("Play") {}.shortcut("p").disabled()
      ScreenContent.Button("Pause") {}.shortcut("p")
    }
    rig.flow.wireframe.push(page, from: rig.flow.inbox)

    let items = rig.stage.picture.menuItems.filter { ["Play", "Pause"].contains($0.title) }

    #expect(items.map(\.line) == ["Actions: Play (disabled)", "Actions: ⌘P Pause"])
  }

  @Test func areMissingBehindAWall() {
    rig.flow.start(WallFlow(rig.flow.wireframe), from: rig.flow.inbox)

    #expect(rig.stage.picture.commands.isEmpty)
    #expect(lines == ["Go: ⌘[ Back (disabled)"])
  }

  @Test func performActionsOnWhatTheUserSaw() throws {
    let items = rig.stage.picture.menuItems
    func press(_ title: String) throws {
      let item = try #require(items.first { $0.title == title })
      guard case .perform(let action, let target) = item.effect else { return }
      rig.stage.perform(action, on: target)
    }

    try press("Write")
    // The picture is out of date now.
    try press("Empty trash")
    try press("Archive")

    rig.expectLog(
      matches: """
        > tap "Write"
          present KeyScreen "New mail" over KeyScreen "Inbox" as sheet, dismiss button Done
        > (app)
          missed tap "Empty trash": what the user looked at is no longer in front
          missed tap "Archive": what the user looked at is no longer in front
        """)
  }

  @Test func leavePlainKeysToAFieldThatHasTheFocus() {
    let picture = rig.stage.picture
    let keys: [ScreenContent.Shortcut] = [.init("n"), .init(.space, []), .init("q")]

    #expect(keys.map { picture.menuItem(for: $0)?.title } == ["Write", "Flag", nil])
    #expect(
      keys.map { picture.menuItem(for: $0, whileTyping: true)?.title } == ["Write", nil, nil])
  }

  @Test func focusTheSearchField() throws {
    let item = try #require(rig.stage.picture.menuItem(for: .init("f")))
    let field = rig.stage.picture.base.pages[0].elements[1]

    #expect(item.effect == .focus(field.id) && item.action == nil)
  }

  @Test func submitAFieldWhoseReturnKeyBeginsALine() throws {
    let draft = DraftScreen("Hello")
    rig.flow.wireframe.push(draft, from: rig.flow.inbox)

    let item = try #require(rig.stage.picture.menuItem(for: .init(.return), whileTyping: true))
    guard case .perform(let action, let target) = item.effect else { return }
    rig.stage.perform(action, on: target)

    #expect(item.line == "Edit: ⌘↩ Done")
    #expect(draft.sent == ["Hello"])
  }

  @Test func closeWhateverIsInFront() {
    rig.flow.wireframe.presentAlert(
      .init(title: "Delete?", actions: [.init("Delete"), .init("Keep", role: .cancel)]),
      from: rig.flow.inbox)

    let item = rig.stage.picture.menuItem(for: .init(.escape, []))

    #expect(item?.action == .choose("Keep"))
  }

  @Test func tellWatchersOfCommandsThatNothingObserves() {
    var pictures: [[String]] = []
    let watch = rig.stage.watch { picture, _ in pictures.append(picture.menuItems.map(\.line)) }
    rig.flow.isOffline = true
    rig.stage.perform(.select("Sent"))

    #expect(pictures.last?.contains("File: ⌘N Write (disabled)") == true)
    withExtendedLifetime(watch) {}
  }
}

extension StagePicture.MenuItem {
  /// The item in words.
  fileprivate var line: String {
    let words = [shortcut.map { "\($0)" }, title, isOn.map { $0 ? "on" : "off" }]
    return (menu.map { "\($0): " } ?? "") + words.compactMap(\.self).joined(separator: " ")
      + (isEnabled ? "" : " (disabled)")
  }
}

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
