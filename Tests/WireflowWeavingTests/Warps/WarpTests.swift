import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// When warps end, and that nothing of them stays.
@MainActor
struct LifetimeTests {
  @Test func endsByTheUserOrWithItsParent() async {
    var scenes = LoomScenes()
    await scenes.play("A swipe ends it unless a guard refuses") { rig in
      weak let child = rig.addChild(as: .push)
      #expect(rig.stage.allowsUserPop)
      child?.head.send("heard after a swipe that is broken off")
      child?.guardRequests { _, _ in .refuse("unsaved") }
      (child?.head).map(rig.swipe)
      child?.head.send("heard")
      child?.removeGuard()
      (child?.head).map(rig.swipe)
      #expect(child == nil)
    }
    await scenes.play("All its screens leave from the middle of a stack") { rig in
      weak let child = rig.addChild(as: .push)
      weak let detail: PageScreen? = {
        let detail = PageScreen("Detail")
        child?.onKnit = { [weak detail] _, _ in detail.map { [Stitch(.push, next: $0)] } ?? .empty }
        child?.head.send("picked")
        return detail
      }()
      #expect(detail != nil)
      rig.stage.perform(.backTo("A"))
      #expect(child == nil && detail == nil)
    }
    await scenes.play("It ends with its parent") { rig in
      weak let child = rig.addChild(as: .push)
      weak let grandchild = rig.addChild(as: .push, below: child)
      child?.finish()
      #expect(child == nil && grandchild == nil)
    }
    await scenes.play("Warps end in any order") { rig in
      weak let first = rig.addChild(as: .popup)
      weak let second = rig.addChild(as: .popup, below: rig.b)
      weak let third = rig.addChild(as: .popup, below: rig.top)
      second?.finish()
      first?.head.send("first")
      third?.head.send("third")
      first?.finish()
      third?.head.send("third")
      third?.finish()
      #expect([first, second, third].allSatisfy { $0 == nil })
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func endsByAStitch() async {
    var scenes = LoomScenes()
    await scenes.play("Its parent hears once its screens have left") { rig in
      weak let child = rig.addChild(as: .popup)
      child?.onKnit = { _, _ in [.end(forwardingToParent: Fact("child is done"))] }
      child?.head.send("done")
      #expect(child == nil)
    }
    await scenes.play("Also a parent without a screen of its own") { rig in
      let child = PageWarp(rig.a.wireframe, "Child") { _, _ in
        [.end(forwardingToParent: Fact("child is done"))]
      }
      let parent = TopWarp(rig.a.wireframe) { _, fact in
        [fact == "first" ? .warp(.popup, child) : Stitch(.popup, next: PageScreen("Next"))]
      }
      rig.a.onKnit = { _, _ in [.warp(.presented, parent, knitting: "first")] }
      rig.a.head.send("picked")
      child.head.send("done")
    }
    await scenes.play("It may leave its screens to its parent") { rig in
      weak let child = rig.addChild(as: .push)
      weak let head = child?.head
      child?.onKnit = { _, _ in [.end(screens: .left)] }
      child?.head.send("done")
      #expect(child == nil && head.map(rig.stage.isOnStage) == true)
    }
    await scenes.play("Its stitches go if it ends while it knits") { rig in
      weak let child = rig.addChild(as: .push)
      child?.onKnit = { warp, _ in
        warp.finish()
        warp.head.send("late")
        return [Stitch(.push, next: PageScreen("Detail"))]
      }
      child?.head.send("done")
      #expect(child == nil)
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func isFreedWithTheControllerEvenIfItExpressesItsWeftsItself() {
    var rig: LoomRig? = LoomRig()
    weak let (loom, top, a, head) = (rig?.loom, rig?.top, rig?.a, rig?.a.head)
    weak let child: SpeakingWarp? = {
      let child = (rig?.a.wireframe).map(SpeakingWarp.init)
      rig?.a.onKnit = { _, _ in
        child.map { [Stitch(.push, nextPresentable: $0, nextWeftable: $0)] } ?? .empty
      }
      rig?.a.head.send("picked")
      rig?.a.onKnit = { _, _ in .empty }
      return child
    }()
    child?.weftSubject.send(Fact("heard"))
    #expect(rig?.newLog().hasSuffix("knitted heard in SpeakingWarp: no stitch") == true)
    #expect(loom != nil && top != nil && a != nil && head != nil)

    rig = nil

    #expect(child == nil && loom == nil && top == nil && a == nil && head == nil)
  }
}

extension LoomRig {
  /// Adds a warp below another.
  fileprivate func addChild(
    as style: Stitch.PresentationStyle, below parent: (any Warp)? = nil
  ) -> PageWarp? {
    let child = PageWarp(a.wireframe, "Child of \(parent.map { "\(type(of: $0))" } ?? "A")")
    let stitch = Stitch.warp(style, child)
    switch parent {
    case let page as PageWarp: page.onKnit = { _, fact in fact == "add" ? [stitch] : .empty }
    case let top as TopWarp: top.onKnit = { _, fact in fact == "add" ? [stitch] : .empty }
    default: a.onKnit = { _, fact in fact == "add" ? [stitch] : .empty }
    }
    loom.send(Fact("add"))
    a.onKnit = { _, _ in .empty }
    b.onKnit = { _, _ in .empty }
    top.onKnit = { _, _ in .empty }
    (parent as? PageWarp)?.onKnit = { _, _ in .empty }
    return child
  }
}

/// A warp's decisions before it knits.
@MainActor
struct AdaptTests {
  private struct Offline: Error {}

  @Test func redirectsRefusesOrWaits() async {
    var scenes = LoomScenes()
    await scenes.play("Another weft is knit without a further question") { rig in
      rig.a.onAdapt = { _, fact in
        fact == "account" ? .redirect(to: Fact("login")) : .refuse("nobody is logged in")
      }
      rig.a.head.send("account", "order")
    }
    await scenes.play("The next wefts wait in order, and other warps go on") { rig in
      rig.a.onAdapt = { warp, fact in
        guard fact == "account" else { return .knit }
        return .wait {
          try await warp.wireframe.sleep(for: .milliseconds(300))
          return .redirect(to: Fact("login"))
        }
      }
      rig.a.head.send("account", "second", "third")
      rig.stage.perform(.select("B"))
      rig.b.head.send("other")
      await rig.stage.play(.wait(.milliseconds(300)))
    }
    await scenes.play("It knits even if the screen that sent has left") { rig in
      let page = PageScreen("Page")
      rig.a.onAdapt = { _, fact in fact == "slow" ? .wait { .knit } : .knit }
      rig.a.onKnit = { _, fact in
        [Stitch(.push, next: fact == "slow" ? PageScreen("Next") : page)]
      }
      rig.a.head.send("picked")
      page.send("slow")
      rig.stage.perform(.back)
    }
    await scenes.play("An error is logged") { rig in
      rig.a.onAdapt = { _, fact in fact == "account" ? .wait { throw Offline() } : .knit }
      rig.a.head.send("account", "next")
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func givesUpWhenTheWarpEnds() async {
    var scenes = LoomScenes()
    await scenes.play("Before it waits") { rig in
      rig.a.onAdapt = { warp, _ in
        warp.finish()
        return .wait { .knit }
      }
      rig.a.head.send("slow")
    }
    await scenes.play("Meanwhile") { rig in
      let child = PageWarp(rig.a.wireframe, "Child")
      child.onAdapt = { warp, fact in
        guard fact == "slow" else { return .knit }
        return .wait {
          try await warp.wireframe.sleep(for: .seconds(1))
          return .knit
        }
      }
      rig.a.onKnit = { _, _ in [.warp(.push, child)] }
      rig.a.head.send("picked")
      child.head.send("slow", "next")
      child.finish()
      await rig.scheduler.sleepers.settled()
      await rig.stage.play(.wait(.seconds(2)))
    }

    assertSnapshot(of: scenes.text)
  }
}

/// When the heads of warps are handed over.
@MainActor
struct ReadinessTests {
  /// What blocks note, in order.
  @MainActor
  private final class Notes {
    var texts: [String] = []
  }

  private let rig = LoomRig()
  private let notes = Notes()

  @Test func installsTheHeadsOfWarpsBeforeTheirFirstWefts() async {
    var scenes = LoomScenes()
    await scenes.play("Heads that the app installs") { rig in
      rig.top.onKnit = { top, _ in
        let (one, two) = (PageWarp(top.wireframe, "One"), PageWarp(top.wireframe, "Two"))
        Warps.whenReady(one, two) { one, two in top.wireframe.install(rootItems: [one, two]) }
        return [.warp(.presented, one), .warp(.presented, two)]
      }
      rig.loom.send(Fact("begin anew"), to: TopWarp.self)
    }

    assertSnapshot(of: scenes.text)
  }

  @Test(arguments: [WarpReadiness.woven, .knitted])
  func givesTheFirstWarpTheHeadThatTheAppInstalls(_ readiness: WarpReadiness) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let main = PageWarp(wireframe, "Main") { warp, fact in
      [fact == "first" ? Stitch(next: warp.head) : Stitch(.push, next: PageScreen("Detail"))]
    }
    let loom = Loom(wireframe: wireframe)
    Warps.whenReady(main, at: readiness) { head in wireframe.install(rootItems: [head]) }
    loom.weave(fromWarp: main, andWeftable: SingleWeftable("first"))
    let controller = ApplicationController(wireframe: wireframe, mainFlow: loom)

    controller.finishLaunching()
    main.head.send("picked")

    #expect(stage.flow(of: main.head) == "PageWarp")
    #expect(stage.stack(of: main.head).map(\.title) == ["Main", "Detail"])
  }

  /// A warp is knit once the warps that its first weft led to are.
  @Test func handsOverTypedHeadsWhenTheirWarpsAreAsReadyAsAsked() {
    let service = PageScreen("Service")
    let child = PlainWarp(rig.a.wireframe, "Child")
    let parent = PageWarp(rig.a.wireframe, "Parent") { _, _ in
      [Stitch(.push, nextPresentable: child, nextWeftable: service)]
    }
    rig.a.onKnit = { _, _ in [.warp(.push, parent, knitting: "first")] }
    Warps.whenReady(rig.a, child) { a, child in
      let plain: PlainScreen = child
      notes.texts.append("\(a.title) \(plain.title) woven")
    }
    Warps.whenReady(parent, at: .knitted) { _ in notes.texts.append("parent knitted") }
    Warps.whenReady(child, at: .knitted) { _ in notes.texts.append("child knitted") }

    rig.a.head.send("picked")
    #expect(notes.texts == ["A Child woven"])
    service.send("begin")

    #expect(Set(notes.texts) == ["A Child woven", "child knitted", "parent knitted"])
  }

  @Test func doesNothingWhenOneEndsFirst() {
    let child = PageWarp(rig.a.wireframe, "Child")
    rig.a.onKnit = { _, _ in
      [Stitch(.push, nextPresentable: child, nextWeftable: PageScreen("Silent"))]
    }
    weak let block: Notes? = {
      let block = Notes()
      Warps.whenReady(child, at: .knitted) { [block] _ in block.texts.append("knitted") }
      return block
    }()

    rig.a.head.send("picked")
    #expect(block?.texts == [])
    rig.stage.perform(.back)

    #expect(block == nil)
  }

  @Test(arguments: [true, false])
  func forgetsWarpsWhoseCompanionNeverComes(_ hasEnded: Bool) {
    let ended = PageWarp(rig.a.wireframe, "Ended")
    if hasEnded {
      rig.a.onKnit = { _, _ in [.warp(.push, ended)] }
      rig.a.head.send("picked")
      ended.finish()
    }
    weak let (block, child) = {
      let (block, child) = (Notes(), PageWarp(rig.a.wireframe, "Child"))
      rig.a.onKnit = { warp, _ in
        let companion = hasEnded ? ended : PageWarp(warp.wireframe, "Forgotten")
        Warps.whenReady(child, companion) { [block] _, _ in block.texts.append("woven") }
        return [.warp(.presented, child)]
      }
      rig.a.head.send("picked")
      rig.a.onKnit = { _, _ in .empty }
      return (block, child)
    }()

    #expect(block == nil && child == nil)
    #expect(rig.newLog().hasSuffix("ignored weave PageWarp: its head was not presented"))
  }
}
