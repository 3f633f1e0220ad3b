import CGtk
import Observation
import Testing
import Wireflow

@testable import WireflowGTK

/// Tests that a field keeps its text until it is committed, and keeps its focus and cursor.
@Suite(.enabled(if: Display.isThere))
@MainActor
struct FieldTests {
  @Observable
  final class Form: Screen, RootLevelRepresentable {
    var name = ""
    var secret = ""
    var note = ""
    var message = ""
    let title = "Form"
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var content: ScreenContent {
      if !note.isEmpty { Text(note) }
      Field(
        "Name", text: name, submit: { self.note = "Sent \(self.name)" }, set: { self.name = $0 })
      Field("Secret", text: secret, privacy: .secure) { self.secret = $0 }
      Field(
        "Message", text: message, prompt: "Write here", lines: 3...10,
        submit: { self.note = "Sent \(self.message)" }, set: { self.message = $0 })
      Button("Clear") { (self.name, self.secret) = ("", "") }
    }
  }

  private let backend: GTKBackend
  private let stage: Stage
  private let form = Form()

  init() throws {
    backend = try GTKBackend("Fields")
    stage = Stage(backend: backend, scheduler: ManualScheduler())
    TabBarWireframe(stage: stage).install(rootItems: [form])
    backend.present()
  }

  @Test func keepsFocusAndCursorWhileOthersChange() async throws {
    let entry = try #require(entries.first)
    gtk_widget_grab_focus(entry.pointer)
    gtk_editable_set_text(OpaquePointer(entry.pointer), "Ad")
    gtk_editable_set_position(OpaquePointer(entry.pointer), 1)

    form.note = "News"
    await stage.scheduler.sleepers.settled()

    #expect(window.all("text").map(\.text) == ["News"])
    #expect(entries.first?.pointer == entry.pointer)
    #expect(gtk_editable_get_position(OpaquePointer(entry.pointer)) == 1)
    #expect(gtk_widget_get_focus_child(entry.pointer) != nil)
    #expect(text(0) == "Ad")
    #expect(form.name.isEmpty)
  }

  @Test func typesWhenReturnIsPressed() {
    type("Ada", 0)
    #expect(form.name.isEmpty)

    wireflow_emit(entries[0].pointer, "activate")

    #expect(stage.log.text.contains("> type \"Ada\" into \"Name\"\n> submit \"Name\""))
    #expect(form.note == "Sent Ada")
  }

  @Test func typesBeforeAnythingElseIsDone() async {
    type("Ada", 0)

    press("Clear")
    await stage.scheduler.sleepers.settled()

    #expect(stage.log.text.contains("> type \"Ada\" into \"Name\"\n> tap \"Clear\""))
    #expect(text(0).isEmpty)
  }

  @Test func escapeTakesBackWhatWasTyped() {
    type("Ada", 0)

    _ = wireflow_press_key(window.pointer, UInt32(GDK_KEY_Escape), 0)

    #expect(text(0).isEmpty)
    #expect(!stage.log.text.contains("> type"))
  }

  @Test func showsDotsForASecret() async {
    type("sesame", 1)
    wireflow_emit(entries[1].pointer, "activate")
    gtk_window_set_focus(window.window, nil)
    await stage.scheduler.sleepers.settled()
    #expect(form.secret == "sesame")
    #expect(text(1) == "••••••")

    gtk_widget_grab_focus(entries[1].pointer)
    await stage.scheduler.sleepers.settled()
    #expect(text(1).isEmpty)
    gtk_window_set_focus(window.window, nil)
    await stage.scheduler.sleepers.settled()
    #expect(text(1) == "••••••")
    #expect(form.secret == "sesame")
    #expect(!stage.log.text.contains("sesame"))
  }

  @Test func typesSeveralLinesAndSubmitsThemByControlReturn() async throws {
    let view = try #require(window.all(ofType: "GtkTextView").first)
    #expect(window.first("prompt")?.text == "Write here")
    gtk_widget_grab_focus(view.pointer)

    view.type("Dear all,\nsee you")
    #expect(window.first("prompt") == nil)
    #expect(form.message.isEmpty)
    _ = wireflow_press_key(view.pointer, UInt32(GDK_KEY_Return), GDK_CONTROL_MASK.rawValue)
    await stage.scheduler.sleepers.settled()

    #expect(
      stage.log.text.contains(
        "> type \"Dear all,\\nsee you\" into \"Message\"\n> submit \"Message\""))
    #expect(form.note == "Sent Dear all,\nsee you")
    #expect(window.all(ofType: "GtkTextView").first?.lines == form.message)
  }

  @Test func fieldOfSeveralLinesGrowsWithItsText() async throws {
    let view = try #require(window.all(ofType: "GtkTextView").first)
    let scroll = try #require(gtk_widget_get_parent(view.pointer))
    func height() -> Int32 {
      var natural: Int32 = 0
      Display.turn()
      gtk_widget_measure(scroll, GTK_ORIENTATION_VERTICAL, 300, nil, &natural, nil, nil)
      return natural
    }
    let empty = height()

    view.type(String(repeating: "line\n", count: 7))
    let eight = height()
    view.type(String(repeating: "line\n", count: 70))

    let all = height()
    #expect(empty < eight && eight < all && all < 2 * eight)
  }

  private var window: TreeNode { TreeNode(backend.view.window.pointer) }
  private var entries: [TreeNode] { window.all(ofType: "GtkEntry") }

  private func text(_ place: Int) -> String {
    String(cString: gtk_editable_get_text(OpaquePointer(entries[place].pointer)))
  }

  private func type(_ text: String, _ place: Int) {
    gtk_widget_grab_focus(entries[place].pointer)
    gtk_editable_set_text(OpaquePointer(entries[place].pointer), text)
  }

  private func press(_ title: String) {
    guard let button = window.all(ofType: "GtkButton").first(where: { $0.text == title }) else {
      Issue.record("There is no \(title).")
      return
    }
    wireflow_emit(button.pointer, "clicked")
  }
}

extension TreeNode {
  fileprivate var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWindow.self)
  }
}
