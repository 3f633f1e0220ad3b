import Observation
import TestSupport
import Testing
import Wireflow

@testable import WireflowInteraction

/// Pictures say which gestures the user may make, before one begins.
@Suite @MainActor
struct GesturePermitTests {
  @Observable @MainActor
  final class Draft {
    var isSaved = true
  }

  private let rig = FlowRig()

  private var front: StagePicture.Page? { rig.stage.picture.frontPage }

  private func push() { rig.wireframe.push(PageScreen("One"), from: rig.main.root) }

  private let told = Told()

  /// Whether the page in front allowed to go back, in each picture that a watch has received.
  private var permits: [Bool] { told.pictures.map { $0.frontPage?.allowsBack == true } }

  @Test func pagesAllowBackAndModalsDismissal() {
    func allowed() -> [Bool?] { [front?.allowsBack, front?.allowsDismissal] }
    #expect(allowed() == [false, false])
    push()
    #expect(allowed() == [true, false])
    rig.wireframe.presentModally(PageScreen("M"), from: rig.main.root)
    #expect(allowed() == [false, true])
    #expect(rig.stage.picture.base.pages.last?.allowsDismissal == false)
    rig.wireframe.presentAlert(.init(title: "Sure?"), from: rig.main.root)
    #expect(allowed() == [false, false])
  }

  @Test func aGuardThatComesAndGoesIsOneChange() {
    push()
    let watch = rig.stage.watch(told.note)

    rig.main.guardRequests { _, request in request.isByUser ? .refuse("no") : .allow }
    rig.main.guardRequests { _, _ in .refuse("not now") }
    rig.main.removeGuard()
    rig.main.guardRequests { _, _ in .allow }

    #expect(permits == [true, false, true])
    withExtendedLifetime(watch) {}
  }

  @Test func theStateThatAGuardReadsIsObserved() async {
    let draft = Draft()
    push()
    rig.main.guardRequests { _, _ in draft.isSaved ? .allow : .refuse("not saved") }
    let watch = rig.stage.watch(told.note)

    // A picture that is read once leaves the watch alone.
    _ = rig.stage.picture
    draft.isSaved = false
    await expectEventually { permits.count == 2 }
    draft.isSaved = true
    await expectEventually { permits.count == 3 }

    #expect(permits == [true, false, true])
    withExtendedLifetime(watch) {}
  }

  @Test func aDecisionThatBeginsAndEndsIsAChange() async {
    push()
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    rig.main.guardRequests { _, request in
      if request.isByUser { return .allow }
      return .wait(upTo: .seconds(60)) {
        for await _ in answers { break }
        return .refuse("it took too long")
      }
    }
    let watch = rig.stage.watch(told.note)

    rig.controller.wireframe.popToRoot(of: rig.main.root)
    await expectEventually { permits.count == 2 }
    answer.yield()
    await expectEventually { permits.count == 3 }

    #expect(permits == [true, false, true])
    withExtendedLifetime(watch) {}
  }

  @Test func nobodyIsAskedWithoutAWatchOrAPicture() {
    var questions = 0
    push()

    rig.main.guardRequests { _, _ in
      questions += 1
      return .allow
    }

    #expect(questions == 0)
  }
}

/// Pictures hold the ways to the pages beside the visible one.
@MainActor
struct PageTurnTests {
  private let rig = FlowRig { PagesWireframe(stage: $0) }

  private var turns: StagePicture.PageTurns? { rig.stage.picture.base.turns }

  private let told = Told()

  /// Whether a swipe to the next page could begin, in each picture that a watch has received.
  private var nexts: [Bool?] { told.pictures.map { $0.base.turns?.allowsNext } }

  @Test func leadToBothSidesWhereTheyAreInReach() {
    rig.wireframe.update(rootItems: [rig.main.root, rig.main.other, PageScreen("Third")])
    let found = (0..<3).map { _ in
      defer { rig.stage.perform(.next) }
      let turns = turns
      return "\(turns?.previous.map { "\($0)" } ?? "-") \(turns?.allowsPrevious == true), "
        + "\(turns?.next.map { "\($0)" } ?? "-") \(turns?.allowsNext == true)"
    }
    #expect(
      found == ["- false, next true", "previous true, next true", "previous true, - false"])

    rig.wireframe.presentModally(
      rootItems: [PageScreen("One"), PageScreen("Two")], in: PagesWireframe(stage: rig.stage),
      from: rig.main.root)
    #expect(turns == nil)
    let modal = rig.stage.picture.modals[0].region
    #expect(modal.turns?.next == .next && modal.turns?.allowsNext == true)
    rig.wireframe.presentAlert(.init(title: "Sure?"), from: rig.main.root)
    #expect(rig.stage.picture.modals[0].region.turns == nil)
    #expect(FlowRig().stage.picture.base.turns == nil)
  }

  /// While a guard decides, the user can turn only to pages of flows that it has started since.
  @Test func followTheOwnerOfAPage() async {
    let guardian = ChildFlow(rig.wireframe) { _, _ in }
    rig.main.start(guardian, owning: rig.main.root)
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    guardian.guardRequests { _, request in
      if request.isByUser { return .allow }
      return .wait(upTo: .seconds(60)) {
        for await _ in answers { break }
        return .allow
      }
    }
    let watch = rig.stage.watch(told.note)

    rig.controller.wireframe.push(PageScreen("Held"), from: rig.main.root)
    let child = ChildFlow(guardian.wireframe) { _, _ in }
    guardian.start(child, owning: rig.main.other) { _, _ in }
    child.finish(1)
    answer.yield()
    await expectEventually { nexts.last == true }

    #expect(nexts == [true, false, true, false, true])
    withExtendedLifetime(watch) {}
  }
}
