import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The user's actions on the visible screen, while the stage is ahead of it.
@MainActor
struct LookedAtTests {
  let backend = HeldBackend()
  let rig: Rig
  let page = PageScreen("Page")
  let watch: PictureWatch
  let told = Told()
  private let missed = ActionOutcome.refused(ActionRefusal(.noLongerInFront))

  init() {
    let backend = backend
    let rig = Rig(backend: backend)
    self.rig = rig
    let page = page
    rig.a.rows = [("Open", { rig.wireframe.push(page, from: rig.a) }), ("Buy", {})]
    backend.completeAll()
    watch = rig.stage.watch(told.note)
    _ = rig.newLog()
  }

  private var shown: StagePicture { told.pictures.last ?? StagePicture() }

  /// Performs the user's actions on the visible page, region or alert.
  @discardableResult
  private func act(_ action: UserAction) throws -> ActionOutcome {
    let id = try shown.alert?.id ?? #require(shown.frontPage?.id)
    return rig.stage.perform(action, on: .init(id))
  }

  @Test func aSecondTapHitsNothingThatCameBetween() throws {
    var bought = 0
    page.rows = [("Open", { bought += 1 })]
    rig.wireframe.push(PageScreen("Hidden"), from: rig.b)

    // During a transition, a tap goes to the page that is still in front.
    #expect(try act(.tap("Open")) == .performed)
    #expect(try act(.tap("Open")) == missed)
    rig.stage.perform(.back)

    #expect(bought == 0)
    #expect(rig.stage.log.script == "tap \"Open\"\nback\n")
    assertSnapshot(of: rig.newLog())
  }

  @Test func anEqualAlertIsAnotherOne() throws {
    var answers: [String] = []
    let alert = AlertContent(title: "Sure?", actions: [.init("Yes")])
    rig.wireframe.presentAlert(alert, from: rig.a) { _ in answers.append("first") }
    rig.wireframe.presentAlert(alert, from: rig.a) { _ in answers.append("second") }
    backend.completeLast()

    try act(.choose("Yes"))
    #expect(try act(.choose("Yes")) == missed)

    #expect(answers == ["first"])
    backend.completeAll()
    #expect(try act(.choose("Yes")) == .performed)
    #expect(answers == ["first", "second"])
  }

  @Test func nothingBehindAnAlertIsHit() throws {
    let id = try #require(shown.frontPage?.id)
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.a)

    #expect(rig.stage.perform(.tap("Open"), on: .init(id)) == missed)
    #expect(rig.stage.perform(.select("B"), on: .init(shown.base.id)) == missed)
  }

  @Test func rootItemsAreOfTheirRegion() throws {
    let base = rig.stage.picture.base.id
    rig.stage.perform(.select("B"), on: .init(base))
    rig.wireframe.presentModally(
      rootItems: [PageScreen("A"), PageScreen("B")], in: TabBarWireframe(stage: rig.stage),
      from: rig.b)

    let modal = try #require(rig.stage.picture.modals.first?.region.id)

    #expect(rig.stage.perform(.select("A"), on: .init(base)) == missed)
    #expect(rig.stage.perform(.select("B"), on: .init(modal)) == .performed)
    #expect(StagePicture.ID("\(modal)") == modal)
  }

  @Test func thePlayerIsPressedByItsOwnIdentityAndThatOfItsControls() throws {
    rig.wireframe.installMinimizable(PicturePlayer(), animated: false)
    let player = try #require(rig.stage.picture.player)

    #expect(rig.stage.perform(.tap("Play"), on: .init(player.page.id)) == .performed)
    #expect(rig.stage.perform(.maximize, on: .init(player.id)) == .performed)
    #expect(rig.stage.perform(.tap("Play"), on: .init(player.page.id)) == missed)
    #expect(rig.stage.perform(.minimize, on: .init(player.id)) == .performed)
  }

  @Test func aSecretThatComesTooLateIsNotLogged() throws {
    let form = FormScreen("Form")
    rig.wireframe.push(form, from: rig.a)
    let id = try #require(rig.stage.picture.frontPage?.id)
    rig.wireframe.pop(form)
    _ = rig.newLog()

    rig.stage.perform(.type("hunter2", into: "Password"), on: .init(id))

    assertSnapshot(of: rig.newLog())
  }
}

/// The lifetime of the screens that the user acts on.
@MainActor
struct LookedAtLifetimeTests {
  /// A root item that says goodbye at its end.
  private final class FarewellScreen: RootLevelRepresentable {
    let title = "Farewell"
    private let onEnd: () -> Void
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }

    isolated deinit { onEnd() }
  }

  @Test func anEndThatASelectionCausesIsLoggedUnderIt() throws {
    let (rig, home) = (Rig(), PageScreen("Home"))
    rig.wireframe.install(
      rootItems: [
        home, FarewellScreen { rig.wireframe.push(PageScreen("Goodbye"), from: home) },
      ])
    let observation = rig.stage.observe { change in
      guard case .becameVisible(let screen) = change, screen is FarewellScreen else { return }
      rig.wireframe.install(rootItems: [home])
    }
    _ = rig.newLog()

    let root = try #require(rig.stage.picture.base.rootItems.last?.id)
    rig.stage.perform(.select("Farewell"), on: .init(root))

    assertSnapshot(of: rig.newLog())
    observation.cancel()
  }
}
