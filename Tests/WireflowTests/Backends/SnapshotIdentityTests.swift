import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The identities by which a backend tells modals and alerts apart without reading a picture.
@MainActor
struct SnapshotIdentityTests {
  private let backend = HeldBackend()
  private let rig: Rig

  init() {
    backend.promptCompletions = 1
    rig = Rig(backend: backend)
  }

  @Test func namesModalsAndTheAlertAsThePictureDoes() {
    let (sheet, tabs) = (PageScreen("Sheet"), PageScreen("Tabs"))
    rig.wireframe.presentModally(sheet, from: rig.a)
    rig.wireframe.presentModally(
      rootItems: [tabs], in: TabBarWireframe(stage: rig.stage), from: sheet)
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: tabs)

    let (snapshot, picture) = (rig.stage.snapshot, rig.stage.picture)

    #expect(snapshot.modals.map(\.id) == picture.modals.map(\.region.id))
    #expect(Set(snapshot.modals.map(\.id)).count == 2)
    #expect(snapshot.alertID == picture.alert?.id)
    #expect(snapshot.alertID != nil)
  }

  @Test func theSameScreenPresentedAgainHasAnotherIdentity() {
    let sheet = PageScreen("Sheet")
    rig.wireframe.presentModally(sheet, from: rig.a)
    let first = rig.stage.snapshot.modals.map(\.id)
    rig.wireframe.dismiss(sheet)
    rig.wireframe.presentModally(sheet, from: rig.a)

    #expect(rig.stage.snapshot.modals.count == 1)
    #expect(rig.stage.snapshot.modals.map(\.id) != first)
  }

  @Test func anEqualAlertHasAnotherIdentity() {
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.a)
    let first = rig.stage.snapshot.alertID
    rig.stage.perform(.choose("OK"))
    let none = rig.stage.snapshot.alertID
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.a)

    #expect(first != nil)
    #expect(none == nil)
    #expect(rig.stage.snapshot.alertID != first)
  }

  @Test func aCommandCarriesTheIdentityOfItsModal() {
    rig.wireframe.presentModally(PageScreen("Sheet"), from: rig.a)

    let ids = backend.transitions.compactMap { transition -> StagePicture.ID? in
      guard case .present(let modal) = transition.command else { return nil }
      return modal.id
    }

    #expect(ids == rig.stage.snapshot.modals.map(\.id))
    #expect(ids.count == 1)
  }
}
