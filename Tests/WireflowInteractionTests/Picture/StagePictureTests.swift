import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// What pictures hold of a stage, apart from what browsers receive (see PictureMessageTests).
@MainActor
struct StagePictureTests {
  private let page = PageScreen("Page")

  @Test func holdsTheStackAndTheDetailOfEachRootItem() {
    let rig = Rig(wireframe: { SplitWireframe(stage: $0) })
    let (list, detail, more) = (PageScreen("List"), PageScreen("Detail"), PageScreen("More"))
    rig.wireframe.push(list, from: rig.a)
    #expect(rig.stage.picture.base.details == [[], []])

    rig.wireframe.showDetail(detail, from: list)
    rig.wireframe.push(more, from: detail)

    let base = rig.stage.picture.base
    #expect(base.stacks[0] == [rig.a, list, detail, more].map(rig.stage.pictureID))
    #expect(base.details == [[detail, more].map(rig.stage.pictureID), []])
  }

  @Test func readsNothingBehindAFullScreen() {
    let (rig, counting) = (Rig(), CountingScreen("Counting"))
    page.preferredModalStyle = .fullScreen
    rig.wireframe.push(counting, from: rig.a)
    rig.wireframe.presentModally(page, from: counting)

    #expect(rig.stage.picture.base.pages[0].isCovered && counting.readings == 0)
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
