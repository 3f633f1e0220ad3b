import TestSupport
import Testing
import Wireflow
import WireflowInteraction

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

  @Test func aModalGetsTheStyleOfTheContainerThatIsInstalledWithIt() {
    let rig = Rig()
    let (root, page) = (PageScreen("Root"), PageScreen("Page"))
    let split = SplitWireframe(stage: rig.stage)

    split.transaction {
      split.install(rootItems: [root])
      split.presentModally(page, from: root)
    }

    rig.expectLog(
      matches: """
          install split: Root
          + present PageScreen "Page" over PageScreen "Root" as form sheet, dismiss button Done
        """)
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
    rig.expectLog(
      matches: """
          adapt to tab bar: Root, Other
          + pop to PageScreen "Root"
          + push PageScreen "Message" onto Root
          + push PageScreen "Attachment" onto Root
        > back to "Root"
          pop to PageScreen "Root"
          cancel ChildFlow
        """)
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

    rig.expectLog(
      matches: """
          ignored set stack of PageScreen "A": PageScreen "Lower" is already on stage
          ignored set stack of PageScreen "A": PageScreen "Upper" is already on stage
          ignored set stack of PageScreen "B": PageScreen "Lower" is already on stage
          ignored transaction [set stack of PageScreen "A", select Upper]: PageScreen "Upper" is not on stage
          pop to PageScreen "A"
          + push PageScreen "Lower" onto A
          + push PageScreen "Upper" onto A
          + push PageScreen "New" onto A
        """)
    #expect(rig.stage.stack(of: rig.a).titles == "A/Lower/Upper/New")
  }
}
