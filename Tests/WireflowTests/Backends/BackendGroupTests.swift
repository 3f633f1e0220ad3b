import TestSupport
import Testing
import Wireflow

@MainActor
struct BackendGroupTests {
  let first = HeldBackend()
  let second = HeldBackend()
  let page = PageScreen("Page")

  /// A rig on a group of both backends, which show the install already.
  private func makeRig() -> (rig: Rig, group: BackendGroup) {
    let group = BackendGroup([first, second])
    let rig = Rig(backend: group)
    for backend in [first, second] {
      backend.completeLast()
      backend.forget()
    }
    return (rig, group)
  }

  @Test func showsEachTransitionOnAllAndWaitsForAll() {
    let (rig, _) = makeRig()
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.select(rig.b)

    first.completeLast()
    #expect(first.commands == [#"push PageScreen "Page" onto A"#])
    #expect(second.commands == [#"push PageScreen "Page" onto A"#])
    second.completeLast()

    #expect(first.commands == [#"push PageScreen "Page" onto A"#, "select B"])
    #expect(second.commands == [#"push PageScreen "Page" onto A"#, "select B"])
  }

  @Test func showsWhatComesMeanwhileOnlyAfterwards() {
    let busy = BusyBackend()
    let group = BackendGroup([busy])
    let rig = Rig(backend: group)
    var commandsAtTheEnd: [String]?
    busy.begin = { group.add(first) }
    busy.end = { commandsAtTheEnd = first.commands }

    rig.wireframe.push(page, from: rig.a)

    #expect(commandsAtTheEnd == [])
    #expect(first.commands == ["show [A/Page, B]"])
  }

  @Test func notesAMemberThatCompletesTwiceBeforeTheOthers() {
    let (rig, _) = makeRig()
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    first.completions[0]()
    first.completions[0]()
    #expect(first.commands == ["select B"])
    second.completeLast()

    #expect(first.commands == ["select B", "select A"])
    rig.expectLog(
      matches: """
          select B
          select A
          note: BackendGroup completed a transition twice; it must call each completion once
        """)
  }

  @Test func showsALateMemberTheWholeLiveTreeOnce() {
    let (rig, group) = makeRig()
    first.promptCompletions = 1
    second.promptCompletions = 1
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentModally(PageScreen("Modal"), from: page)
    let late = HeldBackend()
    late.promptCompletions = 1

    group.add(late)
    rig.wireframe.select(rig.b)

    #expect(late.commands == ["show [A/Page, B, modal Modal]", "select B"])
    #expect(
      first.commands == [
        #"push PageScreen "Page" onto A"#,
        #"present PageScreen "Modal" over PageScreen "Page" as sheet, dismiss button Done"#,
        "select B",
      ])
  }

  @Test func showsALateMemberTheTreeInItsTurn() {
    let (rig, group) = makeRig()
    second.promptCompletions = 1
    let late = HeldBackend()
    late.promptCompletions = 1
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.select(rig.b)

    group.add(late)
    rig.wireframe.select(rig.a)
    #expect(late.commands.isEmpty)
    for _ in 0..<3 { first.completeLast() }

    #expect(late.commands == ["select B + select A"])
    #expect(first.commands == [#"push PageScreen "Page" onto A"#, "select B + select A"])
  }
}

/// A backend that does something else before and after it completes a transition.
private final class BusyBackend: PresentationBackend {
  var begin: (() -> Void)?
  var end: (() -> Void)?

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    begin?()
    completion()
    end?()
  }
}

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

  @Test func waitsNoLongerForAMemberThatIsRemoved() {
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    let late = second.completions
    group.remove(second)
    #expect(first.commands == ["select B", "select A"])
    for completion in late { completion() }
    rig.scheduler.advance(by: .seconds(60))

    #expect(second.commands == ["select B"])
    rig.expectLog(matches: "  select B\n  select A")
  }

  @Test func endsTheGestureOfAMemberThatIsRemoved() {
    rig.stage.userBegan(in: second)
    rig.wireframe.select(rig.b)
    #expect(first.commands.isEmpty)

    group.remove(second)

    #expect(first.commands == ["select B"])
  }

  @Test func showsAllAgainInsideAnotherGroupOrAlone() {
    let (outer, alone) = (Rig(backend: BackendGroup([group, TextRecorder()])), HeldBackend())
    alone.promptCompletions = 1
    let other = Rig(backend: alone)
    second.completeAll()
    first.forget()

    outer.stage.showAgain(on: second)
    for backend in [alone, first] { other.stage.showAgain(on: backend) }

    #expect(first.commands.isEmpty)
    #expect(second.commands == ["show [A, B]"])
    #expect(alone.commands == ["install tab bar: A, B", "show [A, B]"])
  }
}

/// A group in a group shows the whole tree on what joins it.
@MainActor
struct NestedBackendGroupTests {
  @Test func showsTheWholeTreeOnWhatJoinsAGroupInAGroup() {
    let (outer, inner) = (BackendGroup([TextRecorder()]), BackendGroup([]))
    let (first, second, page) = (HeldBackend(), HeldBackend(), PageScreen("Page"))
    for backend in [first, second] { backend.promptCompletions = 1 }
    inner.add(first)
    let rig = Rig(backend: outer)

    outer.add(inner)
    rig.wireframe.push(page, from: rig.a)
    inner.add(second)
    rig.wireframe.pop(page)

    #expect(
      first.commands == [
        "show [A, B]", #"push PageScreen "Page" onto A"#, #"pop PageScreen "Page""#,
      ])
    #expect(second.commands == ["show [A/Page, B]", #"pop PageScreen "Page""#])
  }
}
