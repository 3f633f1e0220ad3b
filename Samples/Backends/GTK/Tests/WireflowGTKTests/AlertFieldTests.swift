import CGtk
import Testing
import Wireflow

@testable import WireflowGTK

/// Tests of alert fields, whose texts enable answers even before the app receives them.
@Suite(.enabled(if: Display.isThere))
@MainActor
struct AlertFieldTests {
  private final class Home: RootLevelRepresentable {
    let title = "Home"
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  }

  private let backend: GTKBackend
  private let stage: Stage
  private let wireframe: TabBarWireframe
  private let home = Home()

  init() throws {
    backend = try GTKBackend("Alerts")
    stage = Stage(backend: backend, scheduler: ManualScheduler())
    wireframe = TabBarWireframe(stage: stage)
    wireframe.install(rootItems: [home])
    backend.present()
  }

  private func ask(_ fields: AlertContent.Field...) {
    let actions: [AlertContent.Action] = [
      .init("Save", needsText: true), .init("Cancel", role: .cancel),
    ]
    wireframe.presentAlert(
      AlertContent(title: "Rename", fields: fields, actions: actions), from: home)
  }

  @Test func enablesAnAnswerAndTypesBeforeIt() async {
    ask(.init("Name"))
    let before = answers.map(\.isSensitive)

    type("Ada", 0)
    let after = answers.map(\.isSensitive)
    wireflow_emit(answers[0].pointer, "clicked")
    await stage.scheduler.sleepers.settled()

    #expect(before == [false, true] && after == [true, true])
    #expect(
      stage.log.text.hasSuffix(
        """
          alert "Rename" with "Name" [Save, Cancel]
        > type "Ada" into "Name"
        > choose "Save"
          close alert "Rename"

        """))
  }

  @Test func returnLeadsToTheNextFieldAndThenAnswers() {
    ask(.init("Name"), .init("PIN", privacy: .secure))

    type("Ada", 0)
    wireflow_emit(entries[0].pointer, "activate")
    type("2468", 1)
    wireflow_emit(entries[1].pointer, "activate")

    #expect(
      stage.log.text.hasSuffix(
        """
        > type "Ada" into "Name"
        > type sample "(not a sample)" into "PIN"
        > choose "Save"
          close alert "Rename"

        """))
  }

  private var window: TreeNode { TreeNode(backend.view.window.pointer) }
  private var entries: [TreeNode] { window.all(ofType: "GtkEntry") }
  private var answers: [TreeNode] { window.all("answer") }

  private func type(_ text: String, _ place: Int) {
    gtk_widget_grab_focus(entries[place].pointer)
    gtk_editable_set_text(OpaquePointer(entries[place].pointer), text)
  }
}
