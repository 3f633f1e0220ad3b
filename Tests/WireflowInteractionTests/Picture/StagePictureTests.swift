import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@MainActor
struct StagePictureTests {
  let rig = Rig()
  let page = PageScreen("Page")

  @Test func drawsTabsAndTheStackOfTheSelectedOne() {
    rig.a.rows = [("Go", {})]
    page.rows = [("Buy", {}), ("Buy", {})]
    rig.wireframe.push(page, from: rig.a)

    expectText(
      rig.stage.picture.words,
      matches: """
        base: tab bar, 1 columns
          item A* {select "A"}
          item B {select "B"}
          page Page back to A {back}
            row Buy {tap "Buy" 1}
            row Buy {tap "Buy" 2}
        """)
  }

  @Test func drawsADrawerAndWhatItCovers() {
    let rig = Rig(wireframe: { HamburgerWireframe(stage: $0) })
    rig.a.rows = [("Go", {})]
    let closed = rig.stage.picture.words

    rig.stage.perform(.openDrawer)

    expectText(
      closed + "\n" + rig.stage.picture.words,
      matches: """
        base: drawer, 1 columns {open drawer}
          item A* {select "A"}
          item B {select "B"}
          page A
            row Go {tap "Go"}
        base: drawer, 1 columns, drawer open {close drawer}
          item A* {select "A"}
          item B {select "B"}
          page A
            row Go
        """)
  }

  @Test func drawsColumnsWithAWayBackInEach() {
    let rig = Rig(wireframe: { SplitWireframe(stage: $0) })
    let (list, detail, more) = (PageScreen("List"), PageScreen("Detail"), PageScreen("More"))
    rig.a.rows = [("Go", {})]
    rig.wireframe.push(list, from: rig.a)
    let stack = rig.stage.picture.words
    rig.wireframe.showDetail(detail, from: list)
    rig.wireframe.push(more, from: detail)

    expectText(
      stack + "\n" + rig.stage.picture.words,
      matches: """
        base: split, 2 columns
          item A* {select "A"}
          item B {select "B"}
          page A
            row Go {tap "Go"}
          page List back to A {back}
        base: split, 2 columns
          item A* {select "A"}
          item B {select "B"}
          page List back to A {back to "A"}
          page More back to Detail {back}
        """)
    #expect(rig.stage.perform(.backTo("A")) == .performed)
    #expect(rig.stage.picture.base.pages.map(\.title) == ["A", "More"])
  }

  @Test func tellsDetailsFromLists() {
    let rig = Rig(wireframe: { SplitWireframe(stage: $0) })
    let (list, detail, more) = (PageScreen("List"), PageScreen("Detail"), PageScreen("More"))
    rig.wireframe.push(list, from: rig.a)
    let before = rig.stage.picture.base.details
    rig.wireframe.showDetail(detail, from: list)
    rig.wireframe.push(more, from: detail)

    let picture = rig.stage.picture

    #expect(before == [[], []])
    #expect(picture.base.stacks[0] == [rig.a, list, detail, more].map(rig.stage.pictureID))
    #expect(picture.base.details == [[detail, more].map(rig.stage.pictureID), []])
  }

  @Test func drawsAModalWithAStackOverTheBase() {
    rig.a.rows = [("Go", {})]
    let (first, top) = (PageScreen("First"), PageScreen("Top"))
    first.rows = [("Next", {})]
    rig.wireframe.presentModally(first, from: rig.a)
    let one = rig.stage.picture.words
    rig.wireframe.push(top, from: first)

    expectText(
      one + "\n" + rig.stage.picture.words,
      matches: """
        base: tab bar, 1 columns
          item A*
          item B
          page A
            row Go
        modal as sheet: stacks, 1 columns
          page First or Done {dismiss}
            row Next {tap "Next"}
        base: tab bar, 1 columns
          item A*
          item B
          page A
            row Go
        modal as sheet: stacks, 1 columns
          page Top back to First {back} or Done {dismiss}
        """)
  }

  @Test func drawsAModalWithRootItems() {
    let (c, d) = (PageScreen("C"), PageScreen("D"))
    rig.wireframe.presentModally(
      rootItems: [c, d], in: HamburgerWireframe(stage: rig.stage), from: rig.a)
    rig.stage.perform(.select("D"))

    expectText(
      rig.stage.picture.words,
      matches: """
        base: tab bar, 1 columns
          item A*
          item B
          page A
        modal as sheet: drawer, 1 columns {open drawer}
          item C {select "C"}
          item D* {select "D"}
          page D or Close {dismiss}
        """)
  }

  @Test func readsNothingOfWhatAFullScreenCovers() {
    let counting = CountingScreen("Counting")
    rig.wireframe.push(counting, from: rig.a)
    page.preferredModalStyle = .fullScreen
    rig.wireframe.presentModally(page, from: counting)

    expectText(
      rig.stage.picture.words,
      matches: """
        base: tab bar, 1 columns
          item A*
          item B
          page Counting covered back to A
        modal as full screen: stacks, 1 columns
          page Page or Done {dismiss}
        """)
    #expect(counting.readings == 0)
  }

  @Test func drawsAnAlertBeforeEverything() {
    rig.a.rows = [("Go", {})]
    rig.wireframe.presentModally(page, from: rig.a)
    rig.wireframe.presentAlert(
      AlertContent(title: "Sure?", actions: [.init("Yes"), .init("No", role: .cancel)]), from: page)

    expectText(
      rig.stage.picture.words,
      matches: """
        base: tab bar, 1 columns
          item A*
          item B
          page A
            row Go
        modal as sheet: stacks, 1 columns
          page Page or Done
        alert Sure? {choose "Yes", choose "No"}
        """)
    #expect(rig.stage.picture.alert?.cancel == .choose("No"))
  }

  @Test func drawsAPlayerMinimizedAndMaximized() {
    rig.a.rows = [("Play", {})]
    let player = PicturePlayer()
    rig.wireframe.installMinimizable(player, animated: false)
    let minimized = rig.stage.picture.words

    rig.stage.perform(.maximize)

    expectText(
      minimized + "\n" + rig.stage.picture.words,
      matches: """
        base: tab bar, 1 columns
          item A* {select "A"}
          item B {select "B"}
          page A
            row Play {tap "Play" 1}
        player minimized {maximize}
          page Controls
            row Play {tap "Play" 2}
        base: tab bar, 1 columns
          item A*
          item B
          page A covered
        player maximized {minimize}
          page Player
            button Stop plain {tap "Stop"}
        """)
  }

  @Test func drawsEveryKindOfElement() {
    let form = FormScreen("Form")
    form.password = "hunter2"
    rig.wireframe.install(rootItems: [form])

    expectText(
      rig.stage.picture.words,
      matches: """
        base: tab bar, 1 columns
          item Form* {select "Form"}
          page Form
            text Fill this in
            field Name: , 0 long, such as Ada
            field Password: , 7 long, secure, such as wrong/the right one
            toggle Remember me off {toggle "Remember me"}
            choice Size: S/M, none {choose "S" in "Size", choose "M" in "Size"}
            row Terms, leads nowhere
            button Send plain {tap "Send" 1}
            button Send primary {tap "Send" 2}
        """)
    #expect(!"\(rig.stage.picture)".contains("hunter2"))
  }

  @Test func drawsWhatIsEmbeddedBelowItsHost() {
    let inner = PageScreen("Inner")
    (rig.a.rows, inner.rows) = ([("Buy", {})], [("Buy", {})])
    rig.wireframe.embed(inner, in: rig.a)

    expectText(
      rig.stage.picture.words,
      matches: """
        base: tab bar, 1 columns
          item A* {select "A"}
          item B {select "B"}
          page A
            row Buy {tap "Buy" 1}
            row Buy {tap "Buy" 2}
        """)
    let ids = rig.stage.picture.base.pages[0].elements.map(\.id)
    #expect(Set(ids).count == 2)
  }

  @Test func anEmptyStageHasAnEmptyPicture() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())

    #expect(stage.picture == StagePicture())
    #expect(stage.picture.frontPage == nil)
  }

  @Test func everyActionInAPictureIsPossible() {
    let form = FormScreen("Form")
    rig.wireframe.install(rootItems: [form, rig.b])
    rig.wireframe.push(page, from: form)
    rig.wireframe.presentModally(FormScreen("Modal"), from: page)

    let drawn = rig.stage.picture.pages.flatMap { page in
      page.elements.flatMap(\.actions)
    }

    #expect(Set(drawn).isSubset(of: rig.stage.possibleActions))
    #expect(drawn.count == 5)
  }
}

extension StagePicture {
  /// The picture as lines: the screens in their places, and the actions in braces.
  var words: String {
    var lines = base.words("base")
    if let player {
      let state = player.isMaximized ? "maximized" : "minimized"
      lines.append("player \(state)" + [player.maximize, player.minimize].words)
      lines += player.page.words
    }
    for modal in modals {
      lines += modal.region.words("modal as \(modal.style)")
    }
    if let alert {
      lines.append("alert \(alert.content.title)" + alert.answers.words)
    }
    return lines.joined(separator: "\n")
  }

  /// All pages, from the back to the front.
  var pages: [Page] {
    base.pages + (player.map { [$0.page] } ?? []) + modals.flatMap(\.region.pages)
  }

  /// The page with a title.
  func page(_ title: String) -> Page? { pages.last { $0.title == title } }
}

extension StagePicture.Region {
  fileprivate func words(_ name: String) -> [String] {
    let items = rootItems.map { item in
      "  item \(item.title)" + (item.isSelected ? "*" : "") + [item.select].words
    }
    let drawer = isDrawerOpen ? ", drawer open" : ""
    let head = "\(name): \(container.name), \(container.columns) columns\(drawer)"
    return [head + [openDrawer, closeDrawer].words] + items + pages.flatMap(\.words)
  }
}

extension StagePicture.Page {
  fileprivate var words: [String] {
    let way = backTitle.map { " back to \($0)" } ?? ""
    let out = dismissTitle.map { " or \($0)" } ?? ""
    let covered = isCovered ? " covered" : ""
    return ["  page \(title)\(covered)\(way)\([back].words)\(out)\([dismiss].words)"]
      + elements.map { element in
        "    \(element.kind.words)\(element.traits)"
          + ([element.action, element.submitAction] + element.optionActions).words
      }
  }
}

extension StagePicture.Element {
  fileprivate var traits: String {
    (barEdge.map { ", \($0) in the bar" } ?? "") + (isDisabled ? ", disabled" : "")
      + (accessibilityHint.map { ", \($0)" } ?? "")
  }
}

extension StagePicture.Element.Kind {
  var words: String {
    switch self {
    case .text(let text): "text \(text)"
    case .image(let name, let alternative):
      "image \(name)\(alternative.map { ", \($0)" } ?? "")"
    case .refresh(let label, let isRefreshing):
      "refresh \(label)\(isRefreshing ? ", under way" : "")"
    case .row(let title, let subtitle, let leads):
      "row \(title)\(subtitle.map { ", \($0)" } ?? "")\(leads ? "" : ", leads nowhere")"
    case .button(let title, let role): "button \(title) \(role)"
    case .field(let field):
      "field \(field.label): \(field.text), \(field.length) long\(field.isSecure ? ", secure" : "")"
        + ", such as \(field.samples.joined(separator: "/"))"
        + (field.prompt.map { ", prompt \($0)" } ?? "")
        + (field.keyboard == .text ? "" : ", \(field.keyboard)")
    case .toggle(let label, let isOn): "toggle \(label) \(isOn ? "on" : "off")"
    case .choice(let label, let options, let selected):
      "choice \(label): \(options.joined(separator: "/")), \(selected ?? "none")"
    case .progress(let label, let fraction): "progress \(label) \(fraction ?? -1)"
    }
  }
}

extension [UserAction?] {
  fileprivate var words: String {
    let actions = compactMap { $0?.description }
    return actions.isEmpty ? "" : " {\(actions.joined(separator: ", "))}"
  }
}
