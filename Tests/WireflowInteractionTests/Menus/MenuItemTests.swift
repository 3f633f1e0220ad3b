import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The menu bar and the keys of a picture.
@MainActor
struct MenuItemTests {
  private let rig = KeyRig()

  private var lines: [String] { rig.stage.picture.menuItems.map(\.line) }

  @Test func followWhatTheUserCanDo() {
    var text = "# At first\n" + lines.joined(separator: "\n")
    rig.flow.isOffline = true
    rig.flow.inbox.isBusy = true
    rig.stage.perform(.toggle("Unread only"))
    text += "\n\n# Offline and busy\n" + lines.joined(separator: "\n")
    rig.flow.wireframe.push(DraftScreen("Hello"), from: rig.flow.inbox)
    text += "\n\n# On a page\n" + lines.joined(separator: "\n")
    rig.stage.perform(.back)
    rig.flow.wireframe.presentModally(KeyScreen("Sheet"), from: rig.flow.inbox)
    text += "\n\n# In a modal\n" + lines.joined(separator: "\n")
    rig.flow.start(WallFlow(rig.flow.wireframe), from: rig.flow.inbox)
    text += "\n\n# Behind a wall\n" + lines.joined(separator: "\n")

    assertSnapshot(of: text)
    #expect(rig.stage.picture.commands.isEmpty)
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

  @Test func giveElementsTheKeyOfTheCommandInTheirPlaceAndASharedKeyToOneThatIsEnabled() {
    let pages: [(String, @MainActor () -> ScreenContent)] = [
      ("row", { ScreenContent(elements: [.row(.init("Write") {})]) }),
      (
        "button with a key", { ScreenContent(elements: [.button(.init("Write") {}.shortcut("j"))]) }
      ),
      ("disabled button", { ScreenContent(elements: [.button(.init("Write") {}.disabled())]) }),
      (
        "two buttons",
        {
          ScreenContent(elements: [
            .button(.init("Write now") {}.shortcut("p").disabled()),
            .button(.init("Write later") {}.shortcut("p")),
          ])
        }
      ),
    ]
    let found = pages.map { name, content in
      rig.flow.wireframe.push(KeyScreen(name, content: content), from: rig.flow.inbox)
      defer { rig.flow.wireframe.goBack() }
      let items = rig.stage.picture.menuItems.filter { $0.title.hasPrefix("Write") }
      return "\(name): " + items.map(\.line).joined(separator: ", ")
    }

    #expect(
      found == [
        "row: File: ⌘N Write", "button with a key: File: ⌘J Write",
        "disabled button: File: ⌘N Write (disabled)",
        "two buttons: Actions: Write now (disabled), Actions: ⌘P Write later, File: ⌘N Write",
      ])
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

    assertSnapshot(of: rig.newLog())
  }

  @Test func leavePlainKeysToAFieldThatHasTheFocus() {
    let picture = rig.stage.picture
    let keys: [ScreenContent.Shortcut] = [.init("n"), .init(.space, []), .init("q")]

    #expect(keys.map { picture.menuItem(for: $0)?.title } == ["Write", "Flag", nil])
    #expect(
      keys.map { picture.menuItem(for: $0, whileTyping: true)?.title } == ["Write", nil, nil])
  }

  @Test func focusSubmitCloseAndReply() throws {
    let search = try #require(rig.stage.picture.menuItem(for: .init("f")))
    let field = rig.stage.picture.base.pages[0].elements[1]
    #expect(search.effect == .focus(field.id) && search.action == nil)

    let draft = DraftScreen("Hello")
    rig.flow.wireframe.push(draft, from: rig.flow.inbox)
    let submit = try #require(rig.stage.picture.menuItem(for: .init(.return), whileTyping: true))
    if case .perform(let action, let target) = submit.effect {
      rig.stage.perform(action, on: target)
    }
    #expect(submit.line == "Edit: ⌘↩ Done" && draft.sent == ["Hello"])

    rig.stage.perform(.back)
    rig.stage.perform(.tap("First mail"))
    let reply = try #require(rig.stage.picture.menuItem(for: .init("n")))
    if case .perform(let action, let target) = reply.effect {
      rig.stage.perform(action, on: target)
    }
    #expect(rig.flow.done == ["reply"])

    rig.flow.wireframe.presentAlert(
      .init(title: "Delete?", actions: [.init("Delete"), .init("Keep", role: .cancel)]),
      from: rig.flow.inbox)
    #expect(rig.stage.picture.menuItem(for: .init(.escape, []))?.action == .choose("Keep"))
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

  @Test func areNotedOnce() {
    let watch = rig.stage.watch { _, _ in }
    push {
      Button("Next") { self.rig.flow.note("next") }.shortcut("n")
      ScreenContent.Row("Nothing") {}
    }
    #expect(rig.stage.picture.menuItem(for: .init("n"))?.title == "Next")
    rig.stage.perform(.back)
    push { Button("Copy link") {}.shortcut("c") }
    #expect(rig.stage.picture.menuItem(for: .init("c")) == nil)
    #expect(rig.stage.picture.menuItems.contains { $0.title == "Copy link" })

    assertSnapshot(of: rig.newLog())
    withExtendedLifetime(watch) {}
  }

  @Test func areNoneWhileOnlyOneOfTwoCanBeUsed() {
    rig.flow.isOffline = true
    push { Button("Next") {}.shortcut("n") }

    #expect(rig.stage.picture.shortcutFaults == [])
  }

  @Test func areNoneWhenAnElementTakesThePlaceOfACommand() {
    push { Button("Write") {}.shortcut("n") }

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
