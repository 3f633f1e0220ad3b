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
