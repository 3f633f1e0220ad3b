import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@MainActor
struct PictureBackendTests {
  /// A screen that can stand anywhere.
  final class Page: RootLevelRepresentable, ModallyPresentable {
    let title: String
    let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    init(_ title: String) { self.title = title }
  }

  let scheduler = ManualScheduler()
  let root = Page("Root")
  let page = Page("Page")

  private func makeApp(delay: Duration) -> (backend: PictureBackend, wireframe: TabBarWireframe) {
    let backend = PictureBackend(scheduler: scheduler, delay: delay)
    let wireframe = TabBarWireframe(stage: Stage(backend: backend, scheduler: scheduler))
    wireframe.install(rootItems: [root])
    scheduler.advance(by: delay)
    return (backend, wireframe)
  }

  @Test func showsWhatIsOnStageAtOnce() {
    let (backend, wireframe) = makeApp(delay: .zero)

    wireframe.push(page, from: root)
    wireframe.presentModally(Page("Modal"), from: page)
    wireframe.presentAlert(AlertContent(title: "Sure?"), from: page)

    assertSnapshot(of: backend.picture.text)
  }

  @Test func takesItsTime() {
    let (backend, wireframe) = makeApp(delay: .milliseconds(350))

    wireframe.push(page, from: root)
    scheduler.advance(by: .milliseconds(349))
    #expect(backend.isBusy)
    #expect(backend.picture.text == "tab bar\n  Root, selected")

    scheduler.advance(by: .milliseconds(1))
    #expect(!backend.isBusy)
    #expect(backend.picture.text == "tab bar\n  Root / Page, selected")
  }

  @Test func letsTheUserRemoveWhatMayBeRemoved() {
    let (backend, wireframe) = makeApp(delay: .zero)
    wireframe.push(page, from: root)
    wireframe.push(Page("Last"), from: page)
    wireframe.presentAlert(AlertContent(title: "Sure?"), from: page)

    backend.userPops(to: root)
    #expect(backend.picture.text == "tab bar\n  Root / Page / Last, selected\n  alert Sure?")
    wireframe.stage.perform(.choose("OK"))
    backend.userPops(to: root)
    #expect(backend.picture.text == "tab bar\n  Root, selected")
    wireframe.presentModally(page, from: root)
    backend.userDismisses(page)

    #expect(backend.picture.text == "tab bar\n  Root, selected")
    #expect(wireframe.stage.modalScreens.isEmpty && wireframe.stage.stack(of: root).count == 1)
  }

  @Test func holdsWhatComesWhileTheUserHoldsAScreen() {
    let (backend, wireframe) = makeApp(delay: .zero)
    wireframe.push(page, from: root)

    backend.userBeginsPop(to: root)
    wireframe.push(Page("Last"), from: page)
    #expect(backend.picture.text == "tab bar\n  Root / Page, selected")

    backend.userEndsPop(.cancelled)
    #expect(backend.picture.text == "tab bar\n  Root / Page / Last, selected")

    backend.userBeginsPop(to: root)
    backend.userEndsPop(.completed)
    backend.userEndsPop(.completed)
    #expect(backend.picture.text == "tab bar\n  Root, selected")
    #expect(wireframe.stage.stack(of: root).count == 1)
  }

  @Test func comparesScreensByIdentity() {
    let (backend, _) = makeApp(delay: .zero)

    let same = BackendPicture.Region(roots: [.init(screens: [root])])
    let other = BackendPicture.Region(roots: [.init(screens: [Page("Root")])])
    func matches(_ container: String?, _ base: BackendPicture.Region = same) -> Bool {
      var picture = BackendPicture(base: base)
      picture.base.container = container
      return backend.picture.matches(picture)
    }
    #expect(matches("tab bar") && matches(nil))
    #expect(!matches("split") && !matches(nil, other))
    #expect(!backend.picture.matches(BackendPicture(base: same, alert: "Sure?")))
  }
}
