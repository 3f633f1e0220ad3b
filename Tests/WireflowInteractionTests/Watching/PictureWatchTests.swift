import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The reports of watches, and the readings and the memory that they cost.
@MainActor
struct PictureWatchTests {
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

  @Test func tellsTransitionsWithThePicturesRightAfterThem() {
    let watch = watch()
    let (first, second) = (ObservedScreen("First"), ObservedScreen("Second"))

    rig.wireframe.push(first, from: screen)
    rig.wireframe.push(second, from: first)
    rig.wireframe.pop(second)
    rig.wireframe.select(unseen)
    #expect(told.lines == ["Seen 0", "First 0, push"])
    backend.completeAll()

    #expect(told.lines == ["Seen 0", "First 0, push", "Unseen 0, push + pop + select"])
    #expect(told.pictures.last == rig.stage.picture)
    watch.cancel()
  }

  @Test func tellsOnceForEachChangeOfWhatIsSeen() async {
    let watch = watch()

    screen.text = "1"
    screen.text = "2"
    unseen.text = "1"
    screen.badge = "3"
    await turns()
    unseen.text = "2"
    await turns()

    #expect(told.lines == ["Seen 0", "Seen 2"])
    #expect(told.pictures.last?.base.rootItems[0].badge == "3")
    #expect((screen.readings, unseen.readings) == (2, 0))
    watch.cancel()
  }

  @Test func tellsAtOnceWhatAnActionChanges() {
    let watch = watch()

    rig.stage.perform(.tap("Add"))

    #expect(told.lines == ["Seen 0", "Seen 0!"])
    #expect(screen.readings == 3, "The tap reads once, too.")
    watch.cancel()
  }

  @Test func keepsChangesBackUntilTransitionsAreOver() async {
    let watch = watch()
    let page = ObservedScreen("Page")

    rig.wireframe.push(page, from: screen)
    rig.wireframe.select(unseen)
    rig.wireframe.select(screen)
    page.text = "1"
    await turns()
    #expect(told.lines == ["Seen 0", "Page 0, push"])
    backend.completeAll()

    #expect(told.lines == ["Seen 0", "Page 0, push", "Page 1, select + select"])
    watch.cancel()
  }

  @Test func readsAScreenThatIsNotObservableWhenItSaysSo() async {
    let plain = CountingScreen("Plain")
    rig.wireframe.push(plain, from: screen)
    backend.completeAll()
    let watch = watch()

    plain.text = "changed"
    await turns()
    rig.stage.perform(.tap("Tap"))
    #expect(told.lines == ["Plain text"])
    rig.stage.contentChanged(of: plain)
    rig.stage.contentChanged(of: unseen)

    #expect(told.lines == ["Plain text", "Plain changed"])
    #expect((plain.readings, unseen.readings) == (3, 0), "The tap reads once, too.")
    watch.cancel()
  }

  @Test func aBatchIsToldOnce() {
    let watch = watch()
    let page = ObservedScreen("Page")

    rig.stage.batch {
      rig.wireframe.push(page, from: screen)
      page.text = "1"
      rig.wireframe.push(ObservedScreen("Top"), from: page)
    }

    #expect(told.lines.count == 2 && told.pictures.last?.frontPage?.title == "Top")
    #expect(page.readings == 0)
    watch.cancel()
  }

  @Test func severalWatchesReadOnceUntilTheyEnd() async {
    var watches = [watch(), watch()]

    screen.text = "1"
    await turns()
    #expect(told.lines == ["Seen 0", "Seen 0", "Seen 1", "Seen 1"])
    #expect(screen.readings == 2)

    watches.removeFirst()
    watches[0].cancel()
    screen.text = "2"
    await turns()
    rig.wireframe.select(unseen)
    #expect(told.lines.count == 4 && screen.readings == 2 && unseen.readings == 0)
  }

  @Test func requestsOfWhoWatchesComeLater() {
    let (wireframe, screen, unseen) = (rig.wireframe, screen, unseen)
    var outcomes: [RequestOutcome] = []
    let watch = rig.stage.watch { picture, _ in
      guard picture.frontPage?.title == "Page" else { return }
      outcomes.append(wireframe.select(unseen))
    }
    backend.forget()

    rig.wireframe.push(ObservedScreen("Page"), from: screen)
    backend.completeAll()

    #expect(outcomes == [.queued])
    #expect(rig.stage.state.selectedRoot === unseen)
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

  @Test func aWatchedStageAndScreensThatHaveLeftGoAway() {
    weak var (stage, page, left): (Stage?, ObservedScreen?, ObservedScreen?)
    var watches = [watch()]
    do {
      let other = Rig()
      let (pushed, gone) = (ObservedScreen("Page"), ObservedScreen("Gone"))
      (stage, page, left) = (other.stage, pushed, gone)
      watches.append(other.stage.watch { _, _ in })
      other.wireframe.push(pushed, from: other.a)
      other.stage.perform(.tap("Add"))
      rig.wireframe.push(gone, from: screen)
      backend.completeAll()
      rig.wireframe.pop(gone)
      backend.completeAll()
    }
    backend.forget()

    #expect(stage == nil && page == nil && left == nil)
    for watch in watches { watch.cancel() }
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
    #expect(StagePicture.ID("nonsense") == nil && StagePicture.ID("s-1") == nil)
  }

  /// Gives each waiting job of the main actor its turn.
  private func turns() async { for _ in 0..<10 { await Task.yield() } }
}

/// A record of a watch's reports: the texts of the page in front, and the transition.
@MainActor
final class Told {
  var lines: [String] = []
  var pictures: [StagePicture] = []

  func note(_ picture: StagePicture, _ transition: PresentationTransition?) {
    pictures.append(picture)
    let page = picture.frontPage
    let text = page?.elements.first?.name ?? "nothing"
    let verbs = transition?.changes.map(\.verb.rawValue).joined(separator: " + ")
    lines.append("\(page?.title ?? "none") \(text)" + (verbs.map { ", \($0)" } ?? ""))
  }
}
