import TestSupport
import Testing
import Wireflow
import WireflowTesting
import WireflowWeaving

/// When warps end, and that nothing of them stays.
@MainActor
struct LifetimeTests {
  @Test func endsByTheUserWithItsParentOrByAStitch() async {
    var scenes = LoomScenes()
    await scenes.play("A swipe ends it unless a guard refuses") { rig in
      weak let child = rig.addChild()
      #expect(rig.stage.allowsUserPop)
      child?.send("heard after a swipe that is broken off")
      child?.guardRequests { _, _ in .refuse("unsaved") }
      (child?.head).map(rig.swipe)
      child?.send("heard")
      child?.removeGuard()
      (child?.head).map(rig.swipe)
      #expect(child == nil)
    }
    await scenes.play("All its screens leave from the middle of a stack") { rig in
      weak let child = rig.addChild()
      child?.stitch(Stitch(.push, next: PageScreen("Detail")))
      weak let detail = rig.stage.state.frontScreen
      rig.stage.perform(.backTo("A"))
      #expect(child == nil && detail == nil)
    }
    await scenes.play("It ends with its parent") { rig in
      weak let child = rig.addChild()
      weak let grandchild = rig.addChild(to: child)
      child?.finish()
      #expect(child == nil && grandchild == nil)
    }
    await scenes.play("Its parent hears once its screens have left") { rig in
      weak let child = rig.addChild(.popup)
      child?.stitch(.end(forwardingToParent: Fact("child is done")))
      #expect(child == nil)
    }
    await scenes.play("Also a parent without a screen of its own") { rig in
      let (child, parent) = (PageWarp(rig.a.wireframe, "Child"), TopWarp(rig.a.wireframe))
      parent.on("first", .warp(.popup, child))
      parent.on("child is done", Stitch(.popup, next: PageScreen("Next")))
      rig.a.stitch(.warp(.presented, parent, knitting: "first"))
      child.stitch(.end(forwardingToParent: Fact("child is done")))
    }
    await scenes.play("It may leave its screens to its parent") { rig in
      weak let child = rig.addChild()
      weak let head = child?.head
      child?.stitch(.end(screens: .left))
      #expect(child == nil && head.map(rig.stage.state.isOnStage) == true)
    }
    await scenes.play("Its stitches go if it ends while it knits") { rig in
      weak let child = rig.addChild()
      child?.onKnit = { warp, _ in
        warp.finish()
        warp.send("late")
        return [Stitch(.push, next: PageScreen("Detail"))]
      }
      child?.send("done")
      #expect(child == nil)
    }

    assertSnapshot(of: scenes.text)
  }

  @Test func isFreedWithTheControllerEvenIfItExpressesItsWeftsItself() {
    var rig: LoomRig? = LoomRig()
    weak let (loom, top, a, head) = (rig?.loom, rig?.top, rig?.a, rig?.a.head)
    weak let child: SpeakingWarp? = {
      let child = (rig?.a.wireframe).map(SpeakingWarp.init)
      if let child { rig?.a.stitch(Stitch(.push, nextPresentable: child, nextWeftable: child)) }
      return child
    }()
    child?.weftSubject.send(Fact("heard"))
    #expect(rig?.newLog().hasSuffix("knitted heard in SpeakingWarp: no stitch") == true)
    #expect(loom != nil && top != nil && a != nil && head != nil)

    rig = nil

    #expect(child == nil && loom == nil && top == nil && a == nil && head == nil)
  }

  /// A warp that expresses its wefts itself, and those of its head.
  private final class SpeakingWarp: Warp, Weftable {
    let thread: WarpThread<PlainScreen>
    let weftSubject = WeftSubject(Fact("begin"))

    init(_ wireframe: any ApplicationWireframe) {
      thread = WarpThread(wireframe, head: PlainScreen("Speaking"))
    }

    func knit(_ weft: any Weft) -> [Stitch] {
      guard weft as? Fact == "begin" else { return .empty }
      return [Stitch(nextPresentable: head, nextWeftable: self)]
    }
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
      rig.a.send("account", "order")
    }
    await scenes.play("The next wefts wait in order, and other warps go on") { rig in
      rig.a.onAdapt = { warp, fact in
        guard fact == "account" else { return .knit }
        return .wait {
          try await warp.wireframe.sleep(for: .milliseconds(300))
          return .redirect(to: Fact("login"))
        }
      }
      rig.a.send("account", "second", "third")
      rig.select("B")
      rig.b.send("other")
      await rig.stage.play(.wait(.milliseconds(300)))
    }
    await scenes.play("It knits even if the screen that sent has left") { rig in
      let page = PageScreen("Page")
      rig.a.onAdapt = { _, fact in fact == "slow" ? .wait { .knit } : .knit }
      rig.a.on("slow", Stitch(.push, next: PageScreen("Next")))
      rig.a.stitch(Stitch(.push, next: page))
      page.send("slow")
      rig.stage.perform(.back)
    }
    await scenes.play("An error is logged") { rig in
      rig.a.onAdapt = { _, fact in fact == "account" ? .wait { throw Offline() } : .knit }
      rig.a.send("account", "next")
    }
    await scenes.play("It gives up when the warp ends meanwhile") { rig in
      let child = rig.addChild()
      child.onAdapt = { warp, _ in
        .wait {
          try await warp.wireframe.sleep(for: .seconds(1))
          return .knit
        }
      }
      child.send("slow", "next")
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

  @Test(arguments: [WarpReadiness.woven, .knitted])
  func givesTheFirstWarpTheHeadThatTheAppInstalls(_ readiness: WarpReadiness) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let (loom, main) = (Loom(wireframe: wireframe), PageWarp(wireframe, "Main"))
    main.on("first", Stitch(next: main.head))
    Warps.whenReady(main, at: readiness) { head in wireframe.install(rootItems: [head]) }
    loom.weave(fromWarp: main, andWeftable: SingleWeftable("first"))
    let controller = ApplicationController(wireframe: wireframe, mainFlow: loom)

    controller.finishLaunching()
    main.stitch(Stitch(.push, next: PageScreen("Detail")))

    #expect(stage.flow(of: main.head) == "PageWarp")
    #expect(stage.state.stack(of: main.head).map(\.title) == ["Main", "Detail"])
  }

  /// A warp is knit once the warps that its first weft led to are.
  @Test func handsOverTypedHeadsWhenTheirWarpsAreAsReadyAsAsked() {
    let (service, child) = (PageScreen("Service"), PlainWarp(rig.a.wireframe))
    let parent = PageWarp(rig.a.wireframe, "Parent")
    parent.on("first", Stitch(.push, nextPresentable: child, nextWeftable: service))
    Warps.whenReady(rig.a, child) { a, child in
      let plain: PlainScreen = child
      notes.texts.append("\(a.title) \(plain.title) woven")
    }
    Warps.whenReady(parent, at: .knitted) { _ in notes.texts.append("parent knitted") }
    Warps.whenReady(child, at: .knitted) { _ in notes.texts.append("child knitted") }

    rig.a.stitch(.warp(.push, parent, knitting: "first"))
    #expect(notes.texts == ["A Child woven"])
    service.send("begin")

    #expect(Set(notes.texts) == ["A Child woven", "child knitted", "parent knitted"])
  }

  /// How a warp that somebody waits for never becomes ready.
  enum Failure: CaseIterable {
    case endsFirst, companionHasEnded, companionIsForgotten
  }

  @Test(arguments: Failure.allCases)
  func forgetsWarpsThatNeverBecomeReady(_ failure: Failure) {
    let companion = rig.addChild()
    if failure == .companionHasEnded { companion.finish() } else { rig.stage.perform(.back) }
    var kept: PageWarp?
    weak let (block, child) = {
      let (block, child) = (Notes(), PageWarp(rig.a.wireframe, "Child"))
      let note = { [block] in block.texts.append("ready") }
      switch failure {
      case .endsFirst: Warps.whenReady(child, at: .knitted) { _ in note() }
      case .companionHasEnded: Warps.whenReady(child, companion) { _, _ in note() }
      case .companionIsForgotten:
        Warps.whenReady(child, PageWarp(rig.a.wireframe, "Forgotten")) { _, _ in note() }
      }
      let style = failure == .endsFirst ? Stitch.PresentationStyle.push : .presented
      rig.a.stitch(Stitch(style, nextPresentable: child, nextWeftable: PageScreen("Silent")))
      #expect(block.texts == [])
      if failure == .endsFirst { kept = child }
      return (block, child)
    }()
    if failure == .endsFirst { rig.stage.perform(.back) }

    #expect(block == nil)
    withExtendedLifetime(kept) {}
    kept = nil
    #expect(child == nil)
  }
}
