import Observation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The number of readings for a picture, and the memory that it keeps.
@MainActor
struct PictureLifeTests {
  let backend = HeldBackend()
  let rig: Rig
  let screen = ObservedScreen("Seen")
  let unseen = ObservedScreen("Unseen")
  let told = Told()

  init() {
    let backend = backend
    rig = Rig(backend: backend)
    rig.wireframe.install(rootItems: [screen, unseen])
    backend.completeAll()
  }

  private func watch() -> PictureWatch { rig.stage.watch(told.note) }

  @Test func readsTenThousandRowsOnceForEachChange() async {
    screen.rows = 10_000
    let watch = watch()

    for number in 1...3 {
      screen.text = "\(number)"
      await turns()
    }
    rig.wireframe.select(unseen)
    backend.completeAll()

    #expect(screen.readings == 4)
    #expect(told.pictures[3].base.pages[0].elements.count == 10_002)
    watch.cancel()
  }

  @Test func readsAScreenAnewWhenItComesBack() {
    let plain = CountingScreen("Plain")
    rig.wireframe.push(plain, from: screen)
    backend.completeAll()
    let watch = watch()

    rig.wireframe.select(unseen)
    plain.text = "changed"
    rig.wireframe.select(screen)
    backend.completeAll()

    #expect(told.lines == ["Plain text", "Unseen 0, select", "Plain changed, select"])
    watch.cancel()
  }

  @Test func aWatchedStageAndItsScreensGoAway() {
    weak var stage: Stage?
    weak var page: ObservedScreen?
    var watch: PictureWatch?
    do {
      let rig = Rig()
      let pushed = ObservedScreen("Page")
      (stage, page) = (rig.stage, pushed)
      watch = rig.stage.watch { _, _ in }
      rig.wireframe.push(pushed, from: rig.a)
      rig.stage.perform(.tap("Add"))
    }

    #expect(stage == nil)
    #expect(page == nil)
    watch?.cancel()
  }

  @Test func aScreenThatHasLeftGoesAwayThoughItWasPictured() {
    weak var left: ObservedScreen?
    let watch = watch()
    do {
      let page = ObservedScreen("Page")
      left = page
      rig.wireframe.push(page, from: screen)
      backend.completeAll()
      rig.wireframe.pop(page)
      backend.completeAll()
    }
    backend.forget()

    #expect(left == nil)
    watch.cancel()
  }

  @Test func aScreenKeepsItsIdentityAndNoOtherGetsIt() throws {
    var ids: Set<StagePicture.ID> = []
    for _ in 0..<200 {
      let page = ObservedScreen("Page")
      rig.wireframe.push(page, from: screen)
      let id = try #require(rig.stage.picture.frontPage?.id)
      rig.wireframe.pop(page)
      rig.wireframe.push(page, from: screen)
      #expect(rig.stage.picture.frontPage?.id == id)
      #expect(StagePicture.ID("\(id)") == id)
      rig.wireframe.pop(page)
      backend.completeAll()
      backend.forget()
      ids.insert(id)
    }

    #expect(ids.count == 200)
    #expect(StagePicture.ID("nonsense") == nil)
    #expect(StagePicture.ID("s-1") == nil)
  }

  /// Gives each waiting job of the main actor its turn.
  private func turns() async {
    for _ in 0..<10 { await Task.yield() }
  }
}

/// Escape takes one step out of the front, and the magic tap does the main action.
@MainActor
struct EscapeTests {
  private let rig = Rig()
  private let page = PageScreen("Page")

  private var escape: String? { rig.stage.picture.escape?.description }

  @Test func leadsBackAndHasNoEffectAtARoot() {
    #expect(escape == nil)

    rig.wireframe.push(page, from: rig.a)
    #expect(escape == "back")
    #expect(rig.stage.performEscape())

    #expect(escape == nil)
    #expect(!rig.stage.performEscape())
  }

  @Test func leadsBackWithinAModalAndDismissesItsFirstPage() {
    rig.wireframe.presentModally(page, from: rig.a)
    #expect(escape == "dismiss")

    rig.wireframe.push(PageScreen("Deep"), from: page)
    #expect(escape == "back")
    #expect(rig.stage.performEscape())

    #expect(escape == "dismiss")
    #expect(rig.stage.performEscape())
    #expect(rig.stage.modalScreens.isEmpty)
  }

  @Test func triesToDismissAModalThatForbidsIt() {
    page.allowedModalDismissButtonStyle = nil
    rig.wireframe.presentModally(page, from: rig.a)

    #expect(rig.stage.performEscape())

    #expect(rig.stage.modalScreens.count == 1)
    #expect(rig.stage.log.lines.last?.contains("may not be dismissed") == true)
  }

  @Test func hasNoEffectOnAWall() {
    let rig = FlowRig()
    rig.main.start(WallFlow(rig.wireframe), from: rig.main.root)

    #expect(rig.stage.picture.front == .modal)
    #expect(rig.stage.picture.escape == nil)
  }

  @Test func minimizesThePlayer() {
    rig.wireframe.installMinimizable(PicturePlayer(), animated: false)
    #expect(escape == nil)
    rig.wireframe.maximizeMinimizableView(animated: false)

    #expect(escape == "minimize")
    #expect(rig.stage.performEscape())

    #expect(!rig.stage.isMaximized)
  }

  @Test func closesTheDrawer() {
    let rig = Rig(wireframe: { HamburgerWireframe(stage: $0) })
    rig.stage.perform(.openDrawer)

    #expect(rig.stage.picture.escape == .closeDrawer)
    #expect(rig.stage.performEscape())

    #expect(!rig.stage.isDrawerOpen)
  }

  @Test(arguments: [
    ([AlertContent.Action("Yes"), .init("No", role: .cancel)], #"choose "No""#),
    ([.init("OK")], #"choose "OK""#), ([.init("Yes"), .init("No")], nil),
  ])
  func cancelsAnAlert(actions: [AlertContent.Action], expected: String?) {
    rig.wireframe.presentAlert(.init(title: "Sure?", actions: actions), from: rig.a)

    #expect(escape == expected)
    #expect(rig.stage.performEscape() == (expected != nil))
    #expect((rig.stage.shownAlert == nil) == (expected != nil))
  }

  @Test func magicTapPrefersThePlayer() {
    let taps = TapScreen("Taps")
    rig.wireframe.push(taps, from: rig.a)
    #expect(rig.stage.picture.magicTap == .tap(.init("Taps")))

    rig.wireframe.installMinimizable(TapPlayer(), animated: false)
    #expect(rig.stage.picture.magicTap == .tap(.init("Play")))
    #expect(rig.stage.performMagicTap())

    rig.wireframe.presentAlert(.init(title: "Sure?", actions: [.init("OK")]), from: taps)
    #expect(rig.stage.picture.magicTap == nil)
    #expect(!rig.stage.performMagicTap())
  }
}

/// A screen with a primary button behind another one.
@MainActor
private final class TapScreen: Screen {
  let title: String

  init(_ title: String) { self.title = title }

  var content: ScreenContent {
    Button("Other") {}
    Button(title, role: .primary) {}
  }
}

@MainActor
private final class TapPlayer: FullscreenMinimizable {
  let title = "Player"
  let minimizedControls: any Screen = TapScreen("Play")
  var onMinimizedPlayerPressed: (() -> Void)?
}

/// A screen that counts how often it is asked, and cannot be observed.
@MainActor
final class CountingScreen: ModallyPresentable {
  let title: String
  var text: String
  var onTap: (() -> Void)?
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  private(set) var readings = 0

  init(_ title: String, text: String = "text") {
    self.title = title
    self.text = text
  }

  var content: ScreenContent {
    readings += 1
    return ScreenContent(elements: [.text(Text(text)), .button(Button("Tap") { self.onTap?() })])
  }
}

/// A player, whose controls are a screen of their own.
@MainActor
final class PicturePlayer: FullscreenMinimizable {
  let title = "Player"
  let minimizedControls: any Screen = {
    let controls = PageScreen("Controls")
    controls.rows = [("Play", {})]
    return controls
  }()
  var onMinimizedPlayerPressed: (() -> Void)?
  var content: ScreenContent { Button("Stop") {} }
}
