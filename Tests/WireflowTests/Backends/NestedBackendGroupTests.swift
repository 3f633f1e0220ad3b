import TestSupport
import Testing
import Wireflow

@MainActor
struct NestedBackendGroupTests {
  let outer = BackendGroup([TextRecorder()])
  let first = HeldBackend()
  let second = HeldBackend()
  let page = PageScreen("Page")

  private func makeRig() -> Rig {
    for backend in [first, second] { backend.promptCompletions = 1 }
    return Rig(backend: outer)
  }

  @Test func showsTheWholeTreeOnAGroupThatJoinsLate() {
    let rig = makeRig()
    rig.wireframe.push(page, from: rig.a)

    outer.add(BackendGroup([first]))
    rig.wireframe.pop(page)

    #expect(first.commands == ["attach [A/Page, B]", "pop to A"])
    rig.expectLog(matches: "  push PageScreen \"Page\" onto A\n  pop PageScreen \"Page\"")
  }

  @Test func showsTheWholeTreeOnWhatJoinsAGroupInAGroup() {
    let inner = BackendGroup([first])
    let rig = makeRig()
    outer.add(inner)
    rig.wireframe.push(page, from: rig.a)

    inner.add(second)
    rig.wireframe.pop(page)

    #expect(first.commands == ["attach [A, B]", "push Page over A", "pop to A"])
    #expect(second.commands == ["attach [A/Page, B]", "pop to A"])
  }
}
