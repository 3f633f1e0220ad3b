import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The menu bar and the keys of a picture.
@MainActor
struct MenuItemTests {
  private let rig = KeyRig()

  @Test func followWhatTheUserCanDo() {
    var text = ""
    func add(_ name: String) {
      let items = rig.stage.picture.menuItems
      text += "# \(name)\n\(items.map(\.line).joined(separator: "\n"))\n\n"
      #expect(Set(items.compactMap(\.action)).isSubset(of: rig.stage.possibleActions))
    }
    add("At first")
    rig.flow.isOffline = true
    rig.flow.inbox.isBusy = true
    rig.stage.perform(.toggle("Unread only"))
    add("Offline and busy")
    rig.flow.wireframe.push(DraftScreen("Hello"), from: rig.flow.inbox)
    add("On a page")
    rig.stage.perform(.back)
    rig.flow.wireframe.presentModally(KeyScreen("Sheet"), from: rig.flow.inbox)
    add("In a modal")
    rig.flow.start(WallFlow(rig.flow.wireframe), from: rig.flow.inbox)
    add("Behind a wall")

    assertSnapshot(of: text)
    #expect(rig.stage.picture.commands.isEmpty)
  }

  @Test func giveElementsTheKeyOfTheCommandInTheirPlaceAndASharedKeyToOneThatIsEnabled() {
    typealias Button = ScreenContent.Button
    let pages: [(String, [ScreenContent.Element])] = [
      ("row", [.row(.init("Write") {})]),
      ("button with a key", [.button(Button("Write") {}.shortcut("j"))]),
      ("disabled button", [.button(Button("Write") {}.disabled())]),
      (
        "two buttons",
        [
          .button(Button("Write now") {}.shortcut("p").disabled()),
          .button(Button("Write later") {}.shortcut("p")),
        ]
      ),
    ]
    let found = pages.map { name, elements in
      let page = KeyScreen(name) { ScreenContent(elements: elements) }
      rig.flow.wireframe.push(page, from: rig.flow.inbox)
      defer { rig.flow.wireframe.goBack() }
      let items = rig.stage.picture.menuItems.filter { $0.title.hasPrefix("Write") }
      return "\(name): " + items.map(\.line).joined(separator: ", ")
    }

    assertSnapshot(of: found.joined(separator: "\n"))
  }

  @Test func performActionsOnWhatTheUserSaw() {
    let items = rig.stage.picture.menuItems
    // The picture is out of date after the first one.
    for title in ["Write", "Empty trash", "Archive"] { press(items.first { $0.title == title }) }

    assertSnapshot(of: rig.newLog())
  }

  private func press(_ item: StagePicture.MenuItem?) {
    guard case .perform(let action, let target)? = item?.effect else { return }
    rig.stage.perform(action, on: target)
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
    press(submit)
    #expect(submit.line == "Edit: ⌘↩ Done" && draft.sent == ["Hello"])

    rig.stage.perform(.back)
    rig.stage.perform(.tap("First mail"))
    press(rig.stage.picture.menuItem(for: .init("n")))
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

  @Test func areNoneWhereOneOfTwoIsMeant() {
    // An element takes the place of a command, and an app's key that of a usual one.
    push {
      Button("Write") {}.shortcut("n")
      Button("Previous") {}.shortcut("[")
    }
    let picture = rig.stage.picture
    #expect(picture.shortcutFaults == [])
    #expect(picture.menuItem(for: .init("["))?.title == "Previous")
    #expect(picture.menuItems.first { $0.title == "Back" }?.shortcut == nil)

    // A disabled command leaves its key to an element.
    rig.flow.isOffline = true
    rig.stage.perform(.back)
    push { Button("Next") {}.shortcut("n") }
    #expect(rig.stage.picture.shortcutFaults == [])
    #expect(rig.stage.picture.menuItem(for: .init("n"))?.title == "Next")
  }
}
