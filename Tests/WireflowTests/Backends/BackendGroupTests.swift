import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Several backends that show one app.
@MainActor
struct BackendGroupTests {
  /// An app on a group of two backends, which show the install already.
  @MainActor
  private struct Members {
    let first = HeldBackend()
    let second = HeldBackend()
    let group: BackendGroup
    let rig: FlowRig

    init() {
      group = BackendGroup([first, second])
      rig = FlowRig(backend: group)
      for backend in [first, second] {
        backend.completeLast()
        backend.forget()
      }
    }

    /// Notes what the members have shown so far.
    func note() { rig.note("first: \(first.commands)", "second: \(second.commands)") }
  }

  private func prompt() -> HeldBackend {
    let backend = HeldBackend()
    backend.promptCompletions = 1
    return backend
  }

  @Test func showsEachTransitionOnAllAndWaitsForAll() {
    var stories = Stories()
    let members = Members()
    let (first, second, group) = (members.first, members.second, members.group)
    stories.tell("each waits for the other", members.rig) { rig in
      rig.wireframe.push("Page")
      rig.wireframe.select(rig.other)
      first.completeLast()
      members.note()
      second.completeLast()
      members.note()
    }
    stories.tell("one completes twice before the other", members.rig) { rig in
      rig.wireframe.select(rig.root)
      let completion = first.completions[1]
      for _ in 1...2 { completion() }
      members.note()
      second.completeLast()
      members.note()
    }
    stories.tell("a late one shows the tree in its turn", members.rig) { rig in
      let late = prompt()
      rig.wireframe.push("More")
      rig.wireframe.select(rig.other)
      group.add(late)
      rig.wireframe.select(rig.root)
      rig.note(late.commands)
      for _ in 0..<4 { for member in [first, second] { member.completeLast() } }
      rig.note(late.commands)
      members.note()
    }
    assertSnapshot(of: stories.text)
  }

  @Test func showsTheWholeTreeOnWhatJoinsAndLetsMembersGo() {
    var stories = Stories()
    let (outer, inner, first, second) = (
      BackendGroup([TextRecorder()]), BackendGroup([]), prompt(), prompt()
    )
    inner.add(first)
    stories.tell("in a group in a group", FlowRig(backend: outer)) { rig in
      outer.add(inner)
      let page = rig.wireframe.push("Page")
      rig.wireframe.present("Modal")
      inner.add(second)
      rig.wireframe.dismissAll()
      rig.wireframe.pop(page)
      rig.note("first: \(first.commands)", "second: \(second.commands)")
      for member in [first, second] { member.forget() }
      rig.stage.showAgain(on: second)
      rig.note("again, first: \(first.commands)", "second: \(second.commands)")
    }
    let members = Members()
    stories.tell("it waits no longer for one that is removed", members.rig) { rig in
      members.first.promptCompletions = 1
      rig.wireframe.select(rig.other)
      rig.wireframe.select(rig.root)
      let late = members.second.completions
      members.group.remove(members.second)
      for completion in late { completion() }
      rig.scheduler.advance(by: .seconds(60))
      members.note()
    }
    assertSnapshot(of: stories.text)
  }
}
