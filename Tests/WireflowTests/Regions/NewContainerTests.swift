import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Modals that come in one transaction with another container.
@MainActor
struct NewContainerTests {
  @Test func aModalGetsTheStyleOfTheContainerThatComesWithIt() {
    let rig = Rig { AdaptiveWireframe(stage: $0) }
    let page = PageScreen("Page")

    rig.wireframe.transaction {
      rig.wireframe.adapt(to: .regular)
      rig.wireframe.presentModally(page, from: rig.a)
    }

    rig.expectLog(
      matches: """
          adapt to split: A, B
          + present PageScreen "Page" over PageScreen "A" as form sheet, dismiss button Done
        """)
    #expect(rig.stage.picture.modals.map(\.style) == [.formSheet])
  }

  /// A policy that shows messages in a column of their own, or on top of the list.
  private struct MailPolicy: WireframePolicy {
    let base: any WireframePolicy

    func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
      guard case .adapt(.compact, nil) = request,
        case .request(let adapt) = base.translate(request, in: state)
      else { return base.translate(request, in: state) }
      let moves: [NavigationRequest] = state.rootScreens.compactMap { root in
        let detail = state.detail(beside: root)
        return detail.isEmpty ? nil : .setStack(state.stack(of: root) + detail, of: root)
      }
      return .requests([adapt] + moves)
    }
  }

  @Test func aDetailBecomesAPushWhereTheWireframeSaysSo() {
    let rig = FlowRig { PolicyWireframe(AdaptiveWireframe(stage: $0)) { MailPolicy(base: $0) } }
    let child = ChildFlow(rig.wireframe, page: "Message") { flow, sender in
      flow.wireframe.showDetail(flow.page, from: sender)
    }
    rig.wireframe.adapt(to: .regular)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    child.wireframe.push(PageScreen("Attachment"), from: child.page)
    _ = rig.newLog()

    rig.wireframe.adapt(to: .compact)
    expectNoViolations(of: rig.stage)
    rig.stage.perform(.backTo("Root"))
    expectNoViolations(of: rig.stage)

    #expect(rig.main.notes == ["cancelled"])
    assertSnapshot(of: rig.newLog())
  }

  @Test func aDetailMovesAsAWholeOrNotAtAll() {
    let rig = Rig { SplitWireframe(stage: $0) }
    let (lower, upper) = (PageScreen("Lower"), PageScreen("Upper"))
    rig.wireframe.showDetail(lower, from: rig.a)
    rig.wireframe.push(upper, from: lower)
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: upper)
    _ = rig.newLog()

    rig.wireframe.setStack([rig.a, lower], of: rig.a)
    rig.wireframe.setStack([rig.a, upper, lower], of: rig.a)
    rig.wireframe.setStack([rig.b, lower, upper], of: rig.b)
    rig.wireframe.transaction {
      rig.wireframe.setStack([rig.a, lower, upper, PageScreen("New")], of: rig.a)
      rig.wireframe.select(upper)
    }
    expectNoViolations(of: rig.stage)
    rig.wireframe.setStack([rig.a, lower, upper, PageScreen("New")], of: rig.a)
    expectNoViolations(of: rig.stage)

    assertSnapshot(of: rig.newLog())
    #expect(rig.stage.stack(of: rig.a).titles == "A/Lower/Upper/New")
  }
}

/// Regions on a slow backend, and under the user's finger.
@MainActor
struct LateRegionTests {
  private let backend = HeldBackend()
  private let left = PageScreen("Left")
  private let right = PageScreen("Right")
  private let page = PageScreen("Page")
  private let inner = PageScreen("Inner")

  private func makeRig(_ shape: Shape) -> RegionRig {
    let rig = RegionRig(shape, roots: ["Home", "Profile"], backend: backend)
    backend.completeAll()
    _ = rig.newLog()
    return rig
  }

  /// Completes all commands in order, and returns them.
  private func complete() -> [String] {
    var done = 0
    while done < backend.completions.count {
      backend.completions[done]()
      done += 1
    }
    defer { backend.forget() }
    return backend.commands
  }

  @Test(arguments: Shape.allCases)
  func staysRightUnderASwipeWhileRootItemsChange(_ shape: Shape) {
    let rig = makeRig(shape)
    rig.wireframe.presentModally(
      rootItems: [left, right], in: shape.makeWireframe(rig.stage), from: rig[0])
    rig.wireframe.push(page, from: left)
    #expect(complete().last == #"push PageScreen "Page" onto Left"#)
    _ = rig.newLog()

    // The finger is on its way while the app goes on.
    #expect(rig.stage.allowsUserPop)
    rig.wireframe.update(rootItems: [right, left], around: left)
    rig.wireframe.embed(inner, in: page)
    rig.stage.userDid(.removed([page]), in: backend)
    rig.expectSound()

    #expect(complete().last == "show [Home, Profile, modal Right]")
    rig.expectLog(
      matches: """
          update \(shape.container): Right, Left
          embed PageScreen "Inner" in PageScreen "Page"
        > back
          pop PageScreen "Page"
          restore
        """)
  }
}

/// Screens that are embedded in the player.
@MainActor
struct EmbeddedPlayerTests {
  private let rig = RegionRig(.tabBar, roots: ["Home", "Profile"])
  private let radio = Player()
  private let lyrics = PageScreen("Lyrics")

  @Test func pushesAsThePlayer() {
    rig.wireframe.installMinimizable(radio, animated: false)
    rig.wireframe.maximizeMinimizableView(animated: false)
    rig.wireframe.embed(lyrics, in: radio)
    _ = rig.newLog()

    rig.wireframe.push(PageScreen("Artist"), from: lyrics)
    rig.expectSound()
    rig.wireframe.push(PageScreen("Artist"), from: lyrics)

    rig.expectLog(
      matches: """
          minimize Player "Player"
          + push PageScreen "Artist" onto Home
          ignored push PageScreen "Artist": PageScreen "Lyrics" is covered
        """)
  }

  @Test(arguments: [true, false])
  func leavesWithItsFlowAndThePlayerOfAnotherStays(isOwn: Bool) {
    if !isOwn { rig.wireframe.installMinimizable(radio, animated: false) }
    let child = ChildFlow(rig.wireframe) { [radio, lyrics] flow, _ in
      if isOwn { flow.wireframe.installMinimizable(radio, animated: false) }
      flow.wireframe.embed(lyrics, in: radio)
    }
    rig.main.begin(child, from: rig[0], as: "radio")
    _ = rig.newLog()

    child.finish(1)

    rig.expectSound()
    rig.expectLog(
      matches: """
          remove \(isOwn ? #"player Player "Player""# : #"PageScreen "Lyrics""#)
          finish ChildFlow
        """)
    #expect(rig.main.notes == ["radio finished 1"])
  }
}
