import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// What pictures hold of a stage, as lines.
@MainActor
struct StagePictureTests {
  /// The pictures of several scenes, each with its name.
  private struct Scenes {
    private(set) var text = ""

    @MainActor
    mutating func play(
      _ name: String, on make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) },
      _ steps: (Rig) -> Void...
    ) {
      let rig = Rig(wireframe: make)
      rig.a.rows = [("Go", {})]
      text += "# \(name)\n"
      for step in steps {
        step(rig)
        text += rig.stage.picture.words + "\n"
      }
      text += "\n"
    }
  }

  private let page = PageScreen("Page")

  @Test func drawsRegions() {
    var scenes = Scenes()
    page.rows = [("Buy", {}), ("Buy", {})]
    scenes.play(
      "Tabs, and the stack of the selected one", { [page] in $0.wireframe.push(page, from: $0.a) })
    scenes.play(
      "A drawer, and what it covers", on: { HamburgerWireframe(stage: $0) }, { _ in },
      { $0.stage.perform(.openDrawer) })
    let (list, detail, more) = (PageScreen("List"), PageScreen("Detail"), PageScreen("More"))
    scenes.play(
      "Columns, with a way back in each", on: { SplitWireframe(stage: $0) },
      {
        $0.wireframe.push(list, from: $0.a)
        #expect($0.stage.picture.base.details == [[], []])
      },
      {
        $0.wireframe.showDetail(detail, from: list)
        $0.wireframe.push(more, from: detail)
        let picture = $0.stage.picture
        #expect(picture.base.stacks[0] == [$0.a, list, detail, more].map($0.stage.pictureID))
        #expect(picture.base.details == [[detail, more].map($0.stage.pictureID), []])
      }, { $0.stage.perform(.backTo("A")) })
    scenes.play(
      "An embedded screen, below its host",
      { rig in
        let inner = PageScreen("Inner")
        inner.rows = [("Go", {})]
        rig.wireframe.embed(inner, in: rig.a)
        #expect(Set(rig.stage.picture.base.pages[0].elements.map(\.id)).count == 2)
      })

    assertSnapshot(of: scenes.text)
  }

  @Test func drawsLayers() {
    var scenes = Scenes()
    let (first, counting) = (PageScreen("First"), CountingScreen("Counting"))
    first.rows = [("Next", {})]
    scenes.play(
      "A modal with a stack over the base", { $0.wireframe.presentModally(first, from: $0.a) },
      { $0.wireframe.push(PageScreen("Top"), from: first) })
    scenes.play(
      "A modal with root items",
      {
        $0.wireframe.presentModally(
          rootItems: [PageScreen("C"), PageScreen("D")], in: HamburgerWireframe(stage: $0.stage),
          from: $0.a)
        $0.stage.perform(.select("D"))
      })
    page.preferredModalStyle = .fullScreen
    scenes.play(
      "A full screen, behind which nothing is read",
      { [page] in
        $0.wireframe.push(counting, from: $0.a)
        $0.wireframe.presentModally(page, from: counting)
      })
    #expect(counting.readings == 0)
    scenes.play(
      "An alert, before everything",
      {
        let modal = PageScreen("Modal")
        $0.wireframe.presentModally(modal, from: $0.a)
        let answers: [AlertContent.Action] = [.init("Yes"), .init("No", role: .cancel)]
        $0.wireframe.presentAlert(AlertContent(title: "Sure?", actions: answers), from: modal)
        #expect($0.stage.picture.alert?.cancel == .choose("No"))
      })
    scenes.play(
      "A player, minimized and maximized",
      {
        $0.a.rows = [("Play", {})]
        $0.wireframe.installMinimizable(PicturePlayer(), animated: false)
      }, { $0.stage.perform(.maximize) })

    assertSnapshot(of: scenes.text)
  }

  @Test func drawsEveryKindOfElement() {
    var scenes = Scenes()
    let form = FormScreen("Form")
    form.password = "hunter2"
    scenes.play("A form", { $0.wireframe.install(rootItems: [form]) })

    #expect(!scenes.text.contains("hunter2"))
    assertSnapshot(of: scenes.text)
  }

  @Test func everyActionInAPictureIsPossible() {
    let (rig, form) = (Rig(), FormScreen("Form"))
    rig.wireframe.install(rootItems: [form, rig.b])
    rig.wireframe.push(page, from: form)
    rig.wireframe.presentModally(FormScreen("Modal"), from: page)

    let drawn = rig.stage.picture.pages.flatMap { page in page.elements.flatMap(\.actions) }

    #expect(Set(drawn).isSubset(of: rig.stage.possibleActions) && drawn.count == 5)
    let empty = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    #expect(empty.picture == StagePicture() && empty.picture.frontPage == nil)
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
