import TestSupport
import Testing
import Wireflow

/// Hundreds of root items, details and embedded screens, and thousands by `WIREFLOW_STRENGTH`.
@MainActor
struct ManyTests {
  private let count = Strength.isWhole ? 2_000 : 400
  private var last: Int { count - 1 }
  private let rig = RegionRig(.split, roots: ["Home", "Profile"])

  @Test func holdsManyRootItemsWithADetailEach() {
    let items = (0..<count).map { PageScreen("Item \($0)") }
    rig.wireframe.update(rootItems: items)
    for item in items {
      rig.wireframe.select(item)
      rig.wireframe.showDetail(PageScreen("Detail of \(item.title)"), from: item)
    }
    rig.wireframe.update(rootItems: items.reversed())
    rig.expectSound()

    #expect(rig.stage.rootScreens.count == count)
    #expect(rig.stage.detail(beside: items[7]).titles == "Detail of Item 7")
    #expect(rig.stage.visibleScreens.titles == "Detail of Item \(last)/Item \(last)")
    rig.wireframe.update(rootItems: [items[3]])
    #expect(rig.stage.detail(beside: items[3]).titles == "Detail of Item 3")
    rig.expectSound()
  }

  @Test func presentsManyRootItems() {
    let items = (0..<count).map { PageScreen("Item \($0)") }
    let inner = HamburgerWireframe(stage: rig.stage)
    rig.wireframe.presentModally(rootItems: items, in: inner, from: rig[0])
    rig.wireframe.select(items[300])
    rig.expectSound()

    #expect(rig.stage.rootScreens(around: items[0]).count == count)
    #expect(rig.stage.visibleScreens.titles == "Item 300")
    rig.wireframe.dismissAll()
    #expect(rig.stage.modalScreens.isEmpty)
    rig.expectSound()
  }

  @Test func holdsManyEmbeddedScreens() {
    let inner = (0..<count).map { PageScreen("Inner \($0)") }
    for screen in inner { rig.wireframe.embed(screen, in: rig[0]) }
    for screen in inner where screen !== inner[9] { rig.wireframe.remove(screen) }
    rig.wireframe.replace(inner[9], with: inner[8])
    for screen in inner.suffix(3) { rig.wireframe.embed(screen, in: rig[0]) }
    rig.wireframe.remove(inner[last - 1])
    rig.expectSound()

    #expect(
      rig.stage.embedded(in: rig[0]).titles == "Inner 8/Inner \(last - 2)/Inner \(last)")
  }
}
