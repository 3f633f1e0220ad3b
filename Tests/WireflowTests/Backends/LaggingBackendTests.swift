import TestSupport
import Testing
import Wireflow

/// A backend that lags: requests that wait for it keep no screen that has left, and then it shows
/// the live state.
@MainActor
struct LaggingBackendTests {
  /// A backend that never completes and keeps nothing.
  final class StuckBackend: PresentationBackend {
    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {}
  }

  @Test(arguments: Visit.allCases)
  func keepsNoScreenThatHasLeft(_ visit: Visit) {
    let count = 500
    let (stuck, prompt) = (Visits(StuckBackend()), Visits(TextRecorder()))

    for _ in 0..<count {
      stuck.make(visit)
      prompt.make(visit)
    }

    #expect(stuck.made >= count)
    #expect(stuck.livingCount == (visit == .replaced ? 1 : 0))
    #expect(stuck.rig.stage.log.text == prompt.rig.stage.log.text)
  }

  private let backend = HeldBackend()
  private let rig: Rig
  private let page = PageScreen("Page")
  private let top = PageScreen("Top")

  init() { rig = Rig(backend: backend) }

  /// Brings something on stage that leaves while it waits for the backend.
  private func leaveSomething() {
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.select(rig.b)
    rig.wireframe.popToRoot(of: rig.a)
  }

  @Test func showsTheTreeOnlyOnceABatchIsOver() {
    leaveSomething()
    rig.wireframe.batch {
      rig.wireframe.push(page, from: rig.b)
      backend.completeLast()
      rig.wireframe.select(rig.a)
      #expect(backend.commands == ["install tab bar: A, B"])
    }

    #expect(
      backend.commands == [
        "install tab bar: A, B",
        #"push PageScreen "Page" onto A + select B + pop PageScreen "Page" + push PageScreen "Page" onto B + select A"#,
      ])
  }

  @Test func showsTheTreeOnlyOnceAChangeIsTold() {
    leaveSomething()
    var isFirst = true
    rig.stage.log.addSink { [backend] _ in
      if isFirst { backend.completeLast() }
      isFirst = false
    }

    rig.wireframe.push(top, from: rig.b)

    #expect(
      backend.commands == [
        "install tab bar: A, B",
        #"push PageScreen "Page" onto A + select B + pop PageScreen "Page" + push PageScreen "Top" onto B"#,
      ])
  }
}

/// An app in columns with a changing list of screens, and a count of those in memory.
@MainActor
private final class Visits {
  private struct Weak {
    weak var screen: (any Screen)?
  }

  let rig: FlowRig
  private var visitors: [Weak] = []
  private var last: PageScreen?

  init(_ backend: any PresentationBackend) {
    rig = FlowRig(backend: backend) { SplitWireframe(stage: $0) }
  }

  var made: Int { visitors.count }
  var livingCount: Int { visitors.count { $0.screen != nil } }

  private func new<Visitor: Screen>(_ screen: Visitor) -> Visitor {
    visitors.append(Weak(screen: screen))
    return screen
  }

  func make(_ visit: Visit) {
    let (wireframe, root, other) = (rig.wireframe, rig.main.root, rig.main.other)
    switch visit {
    case .player:
      wireframe.installMinimizable(new(Player()), animated: true)
      wireframe.removeMinimizable(animated: true)
    case .child:
      let child = ChildFlow(wireframe)
      _ = new(child.page)
      rig.main.start(child, from: root)
      child.finish(1)
    case .rootItem:
      wireframe.update(rootItems: [root, new(PageScreen("Item")), other])
      wireframe.update(rootItems: [root, other])
    case .presentedItem:
      wireframe.presentModally(
        rootItems: [new(PageScreen("Item"))], in: TabBarWireframe(stage: rig.stage))
      wireframe.dismissAll()
    default: make(visit, of: new(PageScreen("Page")))
    }
  }

  private func make(_ visit: Visit, of page: PageScreen) {
    let (wireframe, root) = (rig.wireframe, rig.main.root)
    switch visit {
    case .replaced:
      if let last { wireframe.replace(last, with: page) } else { wireframe.push(page, from: root) }
      last = page
    case .elsewhere:
      wireframe.push(page, from: root)
      wireframe.select(rig.main.other)
      wireframe.popToRoot(of: root)
      wireframe.select(root)
    case .deep:
      wireframe.push(page, from: root)
      wireframe.push(new(PageScreen("Deeper")), from: page)
      wireframe.popToRoot(of: root)
    case .modal:
      wireframe.presentModally(page, from: root)
      wireframe.dismiss(page)
    case .detail:
      wireframe.showDetail(page, from: root)
      wireframe.pop(page)
    case .embedded:
      wireframe.embed(page, in: root)
      wireframe.remove(page)
    default:
      wireframe.batch {
        wireframe.push(page, from: root)
        wireframe.pop(page)
      }
    }
  }
}

/// A way in which a screen comes and goes.
enum Visit: CaseIterable {
  case deep, elsewhere, modal, rootItem, presentedItem, detail, embedded, replaced, player, batched
  case child
}

/// Gestures that the user holds for a while.
@MainActor
struct HeldGestureTests {
  private let backend = HeldBackend()
  private let rig: Rig
  private let page = PageScreen("Page")

  init() {
    backend.promptCompletions = 1
    rig = Rig(backend: backend)
    rig.wireframe.push(page, from: rig.a)
    backend.forget()
    _ = rig.newLog()
  }

  @Test func letsTransitionsWaitUntilItIsBrokenOffOnAllBackends() {
    let other = TextRecorder()
    rig.stage.userBegan(in: backend)
    for _ in 0..<2 { rig.stage.userBegan(in: other) }
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    rig.scheduler.advance(by: .seconds(60))
    rig.stage.userCancelled(in: backend)
    #expect(backend.commands.isEmpty)
    rig.stage.userCancelled(in: other)

    #expect(backend.commands == ["select B + select A"])
    // The time of the gesture is no stall.
    rig.expectLog(matches: "  select B\n  select A")
  }

  @Test func keepsATransitionThatRunsFromStalling() {
    backend.promptCompletions = 0
    rig.wireframe.select(rig.b)
    rig.stage.userBegan(in: backend)
    rig.scheduler.advance(by: .seconds(60))
    backend.completeLast()
    rig.stage.userCancelled(in: backend)
    rig.expectLog(matches: "  select B")

    rig.wireframe.select(rig.a)
    rig.scheduler.advance(by: .seconds(60))
    #expect(rig.stage.log.lines.last?.contains("stalled select") == true)
  }

  @Test func isRestoredIfTheAppMovedMeanwhile() {
    rig.stage.userBegan(in: backend)
    rig.wireframe.select(rig.b)
    rig.stage.userDid(.removed([page]), in: backend)

    #expect(rig.stage.stack(of: rig.a).titles == "A")
    #expect(backend.commands == ["show [A, B]"])
  }

  @Test func endsWhenItsBackendGoes() {
    var other: TextRecorder? = TextRecorder()
    if let other { rig.stage.userBegan(in: other) }
    rig.wireframe.select(rig.b)
    other = nil

    rig.wireframe.select(rig.a)

    #expect(backend.commands == ["select B + select A"])
    #expect(other == nil)
  }
}
