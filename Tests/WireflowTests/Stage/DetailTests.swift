import TestSupport
import Testing
import Wireflow

@MainActor
struct DetailTests {
  let scheduler = ManualScheduler()
  let a = PageScreen("A")
  let first = PageScreen("First")
  let detail = PageScreen("Detail")

  private func makeWireframe(
    _ make: (Stage) -> any ApplicationWireframe
  ) -> any ApplicationWireframe {
    let wireframe = make(Stage(backend: TextRecorder(), scheduler: scheduler))
    wireframe.install(rootItems: [a])
    wireframe.push(first, from: a)
    wireframe.showDetail(detail, from: first)
    return wireframe
  }

  @Test func goesWithTheListThatItLiesOn() {
    let wireframe = makeWireframe { TabBarWireframe(stage: $0) }

    wireframe.pop(first)

    #expect(!wireframe.stage.isOnStage(detail))
    #expect(
      wireframe.stage.log.text.hasSuffix(
        """
          pop PageScreen "Detail"
          + pop PageScreen "First"

        """))
  }

  @Test func staysBesideTheListThatIsPopped() {
    let wireframe = makeWireframe { SplitWireframe(stage: $0) }

    wireframe.pop(first)

    #expect(wireframe.stage.isOnStage(detail))
  }

  @Test func isReplacedFromTheListThatItCovers() {
    let wireframe = makeWireframe { TabBarWireframe(stage: $0) }
    let next = PageScreen("Next")

    wireframe.push(PageScreen("Deeper"), from: detail)
    let (outcome, pushed) = (
      wireframe.showDetail(next, from: first), wireframe.push(PageScreen("Page"), from: first)
    )

    #expect(outcome == .committed)
    #expect(pushed == .ignored(.covered(wireframe.stage.name(of: first))))
    #expect(wireframe.stage.detail(beside: first).map(\.title) == ["Next"])
    #expect(!wireframe.stage.isOnStage(detail))
    #expect(wireframe.stage.frontScreen === next)
  }

  @Test func isNamedAfterTheRootThatCameInThePlaceOfItsOwn() {
    let wireframe = makeWireframe { TabBarWireframe(stage: $0) }

    wireframe.replace(a, with: PageScreen("New"))
    wireframe.push(PageScreen("Page"), from: detail)

    #expect(wireframe.stage.log.text.contains(#"  push PageScreen "Page" onto New"#))
  }

  @Test func leavesBeforeTheTopOfItsListDoes() {
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    let main = EmbeddingFlow(SplitWireframe(stage: stage))
    let controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
    let flow = EmbeddingFlow(main.wireframe) { [first, detail] flow in
      flow.wireframe.showDetail(detail, from: main.root)
      flow.wireframe.push(PageScreen("Deeper"), from: detail)
      flow.wireframe.push(first, from: main.root)
    }
    main.start(flow, from: main.root)

    flow.finish()

    #expect(
      stage.log.text.contains(
        """
          pop to PageScreen "First"
          + pop PageScreen "First"
        """))
  }
}

@MainActor
struct EmbeddedScreenTests {
  let controller: ApplicationController
  let main: EmbeddingFlow
  let embedded = PageScreen("Embedded")

  init() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    main = EmbeddingFlow(TabBarWireframe(stage: stage))
    controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
  }

  private var stage: Stage { controller.stage }
  private var wireframe: FlowWireframe<Void> { main.wireframe }

  @Test func isShownToABackendThatIsToldAllAnew() {
    let player = Player()
    wireframe.installMinimizable(player, animated: true)

    wireframe.embed(embedded, in: player)

    #expect(stage.snapshot.player?.embeddings.map(\.screen.title) == ["Embedded"])
  }

  @Test func keepsItsFlowWhereItsHostStays() {
    let flow = EmbeddingFlow(wireframe) { [embedded, main] flow in
      flow.wireframe.embed(embedded, in: main.root)
    }
    main.start(flow, from: main.root)

    wireframe.install(rootItems: [main.root, PageScreen("Other")])

    #expect(stage.isOnStage(embedded))
    #expect(stage.coordinator(of: embedded) === flow)
  }

  @Test func becomesARootItemFromAnyDepth() {
    wireframe.embed(PageScreen("Outer"), in: main.root)
    wireframe.embed(embedded, in: stage.embedded(in: main.root)[0])

    wireframe.install(rootItems: [main.root, embedded])

    #expect(stage.host(of: embedded) == nil)
    #expect(stage.embedded(in: stage.embedded(in: main.root)[0]).isEmpty)
  }

  @Test func replacesTheDetailBesideTheListThatItStandsIn() {
    let split = SplitWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let (list, old, new) = (PageScreen("List"), PageScreen("Old"), PageScreen("New"))
    split.install(rootItems: [list])
    split.embed(embedded, in: list)
    split.push(old, from: embedded)

    split.push(new, from: embedded)

    #expect(split.stage.stack(of: list).map(\.title) == ["List", "New"])
  }
}

/// A flow that runs a closure as its start, and installs one root item as the main flow.
@MainActor
final class EmbeddingFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let root = PageScreen("Root")
  private let onStart: (EmbeddingFlow) -> Void

  init(
    _ wireframe: any ApplicationWireframe, onStart: @escaping (EmbeddingFlow) -> Void = { _ in }
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.onStart = onStart
  }

  func installUI() { wireframe.install(rootItems: [root]) }

  func start(from sender: any Screen) { onStart(self) }
}

@MainActor
struct ReplaceTests {
  let rig = Rig()
  let page = PageScreen("Page")
  let new = PageScreen("New")

  @Test func replacesAScreenInTheMiddleOfAStack() {
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.push(PageScreen("Top"), from: page)
    _ = rig.newLog()

    let outcome = rig.wireframe.replace(page, with: new)

    #expect(outcome == .committed)
    rig.expectLog(matches: #"  replace PageScreen "Page" with PageScreen "New""#)
    #expect(rig.stage.stack(of: new).titles == "A/New/Top")
    #expect(rig.stage.isOnStage(page) == false)
  }

  @Test func replacesARoot() {
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.replace(rig.a, with: new)
    rig.wireframe.pop(page)
    rig.wireframe.push(PageScreen("Next"), from: new)
    rig.wireframe.select(rig.b)
    rig.wireframe.select(new)

    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          replace PageScreen "A" with PageScreen "New"
          pop PageScreen "Page"
          push PageScreen "Next" onto New
          select B
          select New
        """)
  }

  @Test func handsTheModalOfASenderToTheNewScreen() {
    let modal = PageScreen("Modal")
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentModally(modal, from: page)
    rig.wireframe.replace(page, with: new)
    _ = rig.newLog()

    let second = rig.wireframe.presentModally(PageScreen("Second"), from: new)
    rig.wireframe.dismiss(modal)
    let third = rig.wireframe.presentModally(PageScreen("Third"), from: new)

    #expect(second == .ignored(.alreadyPresenting(new.name)))
    #expect(third == .committed)
    rig.expectLog(
      matches: """
          ignored present PageScreen "Second": PageScreen "New" is already presenting
          dismiss PageScreen "Modal"
          present PageScreen "Third" over PageScreen "New" as sheet, dismiss button Done
        """)
  }

  @Test func ignoresWhatCannotBeReplaced() {
    let stranger = PageScreen("Stranger")

    let outcomes = [
      rig.wireframe.replace(stranger, with: new),
      rig.wireframe.replace(rig.a, with: rig.b),
      rig.wireframe.replace(rig.a, with: rig.a),
    ]

    #expect(
      outcomes == [
        .ignored(.notOnStage(stranger.name)), .ignored(.alreadyOnStage(rig.b.name)),
        .ignored(.alreadyOnStage(rig.a.name)),
      ])
    rig.expectLog(
      matches: """
          ignored replace PageScreen "Stranger" with PageScreen "New": \
        PageScreen "Stranger" is not on stage
          ignored replace PageScreen "A" with PageScreen "B": PageScreen "B" is already on stage
          ignored replace PageScreen "A" with PageScreen "A": PageScreen "A" is already on stage
        """)
  }
}
