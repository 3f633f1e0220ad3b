import Testing
import Wireflow

@testable import Notes

/// Runs the code of the article "Writing a wireframe".
@MainActor
struct WritingAWireframeTests {
  @Test func showsWhatHappens() throws {
    let page = try Page("Sources/Wireflow/Wireflow.docc/WritingAWireframe.md")
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = PolicyWireframe(TabBarWireframe(stage: stage)) { CardsPolicy(base: $0) }
    let app = ApplicationController(
      wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
    app.finishLaunching()
    app.perform(.tap("Write"))
    wireframe.dismissAll()
    app.perform(.tap("Save"))

    #expect(page.output(missingIn: [stage.log.text, logOfMail()]) == [], "\(stage.log.text)")
  }

  @Test func makesWireframesOfPolicies() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let shelf = WireframeContainer(
      name: "shelf", rootNavigation: .sidebar,
      modalStyle: WireframeContainer.regularModalStyle)
    let wireframe = PolicyWireframe(
      stage: stage, policy: ContainerPolicy(shelf))
    let cards = PolicyWireframe(stage: stage, policy: CardsPolicy())
    let layer = PolicyWireframe(wireframe) { CardsPolicy(base: $0) }

    let (list, page) = (ListScreen(), PlainScreen("Page"))
    layer.install(rootItems: [list])
    cards.push(page, from: list)
    layer.pop(page)

    #expect(
      stage.log.text == """
        > (app)
          install shelf: Notes
          present PlainScreen "Page" over ListScreen "Notes" as form sheet, dismiss button Cancel
          dismiss PlainScreen "Page"

        """)
  }

  private func logOfMail() -> String {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = PolicyWireframe(AdaptiveWireframe(stage: stage)) { MailPolicy(base: $0) }
    let (inbox, message) = (ListScreen(), PlainScreen("Message"))
    wireframe.adapt(to: .regular)
    wireframe.install(rootItems: [inbox])
    wireframe.showDetail(message, from: inbox)
    wireframe.push(PlainScreen("Attachment"), from: message)
    wireframe.adapt(to: .compact)
    return stage.log.text
  }
}

/// Shows a message in a column of its own, or on top of its list.
struct MailPolicy: WireframePolicy {
  let base: any WireframePolicy

  func translate(
    _ request: NavigationRequest, in state: StageState
  ) -> Translation {
    guard case .adapt(.compact, nil) = request,
      case .request(let adapt) = base.translate(request, in: state)
    else { return base.translate(request, in: state) }
    let moves: [NavigationRequest] = state.rootScreens.compactMap { root in
      let detail = state.detail(beside: root)
      return detail.isEmpty
        ? nil : .setStack(state.stack(of: root) + detail, of: root)
    }
    return .requests([adapt] + moves)
  }
}
