import TestSupport
import Testing
import Wireflow

/// Backends that leave a group, or are to be shown all again.
@MainActor
struct GroupMembersTests {
  private let first = HeldBackend()
  private let second = HeldBackend()
  private let group: BackendGroup
  private let rig: Rig

  init() {
    first.promptCompletions = 1
    group = BackendGroup([first, second])
    rig = Rig(backend: group)
    second.completeAll()
    first.forget()
  }

  @Test func sendsNothingMoreToAMemberThatIsRemoved() {
    group.remove(first)
    rig.wireframe.select(rig.b)

    #expect(first.commands.isEmpty)
    #expect(second.commands == ["select B"])
  }

  @Test func waitsNoLongerForAMemberThatIsRemoved() {
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    #expect(first.commands == ["select B"])
    let late = second.completions

    group.remove(second)
    #expect(first.commands == ["select B", "select A"])
    for completion in late { completion() }

    rig.scheduler.advance(by: .seconds(60))
    rig.expectLog(matches: "  select B\n  select A")
  }

  @Test func endsTheGestureOfAMemberThatIsRemoved() {
    rig.stage.userBegan(in: second)
    rig.wireframe.select(rig.b)
    #expect(first.commands.isEmpty)

    group.remove(second)

    #expect(first.commands == ["select B"])
  }

  @Test func showsAllAgainOnOneMemberAlone() {
    rig.stage.showAgain(on: second)

    #expect(first.commands.isEmpty)
    #expect(second.commands == ["attach [A, B]"])
    second.completeAll()
    rig.wireframe.select(rig.b)
    #expect(first.commands == ["select B"])
    #expect(second.commands == ["select B"])
  }

  @Test func showsAllAgainInsideAnotherGroup() {
    let outer = BackendGroup([group, TextRecorder()])
    let rig = Rig(backend: outer)
    second.completeAll()
    first.forget()

    rig.stage.showAgain(on: second)

    #expect(first.commands.isEmpty)
    #expect(second.commands == ["attach [A, B]"])
  }

  @Test func showsAllAgainOnTheOnlyBackend() {
    let backend = HeldBackend()
    backend.promptCompletions = 1
    let rig = Rig(backend: backend)
    rig.stage.showAgain(on: backend)
    rig.stage.showAgain(on: first)

    #expect(backend.commands == ["install [A, B]", "attach [A, B]"])
  }
}
