import CGtk
import Testing
import Wireflow

@testable import WireflowGTK

/// Tests that a list of 100,000 rows has widgets only for the visible ones.
@Suite(.enabled(if: Display.isThere))
@MainActor
struct RowsTests {
  final class Catalogue: Screen, RootLevelRepresentable {
    var tapped: Int?
    let title = "Catalogue"
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var content: ScreenContent {
      Text("All numbers")
      Rows(0..<100_000, id: \.description) { (number: Int) in
        Row("Number \(number)") { self.tapped = number }
      }
    }
  }

  @Test func showsTheRowsThatComeIntoSight() async throws {
    let backend = try GTKBackend("Rows")
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let (wireframe, catalogue) = (TabBarWireframe(stage: stage), Catalogue())
    wireframe.install(rootItems: [catalogue])
    wireflow_set_setting("gtk-enable-animations", 0)
    backend.present()
    let window = TreeNode(backend.view.window.pointer)
    await turn(until: { window.rows.contains("Number 0") })

    let scroll = try #require(window.first("scroll"))
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroll.pointer))
    for number in [50_000, 99_999] {
      await turn(until: { gtk_adjustment_get_upper(adjustment) > 5_900_000 })
      gtk_adjustment_set_value(adjustment, Double(number) * Double(ElementList.rowHeight) - 200)
      await turn(until: { window.rows.contains("Number \(number)") })

      #expect(window.rows.contains("Number \(number)"), "\(position(adjustment))")
      #expect(window.rows.count < 200)
      let row = window.all("row").first { $0.text == "Number \(number)" }
      wireflow_emit(try #require(row).pointer, "clicked")
      #expect(catalogue.tapped == number)
    }
    backend.close()
  }

  private func position(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?) -> String {
    let value = gtk_adjustment_get_value(adjustment)
    let (upper, page) = (
      gtk_adjustment_get_upper(adjustment), gtk_adjustment_get_page_size(adjustment)
    )
    return "at \(value) of \(upper), \(page) in sight"
  }

  private func turn(until isDone: () -> Bool) async {
    for _ in 0..<2_000 where !isDone() {
      Display.turn()
      await Task.yield()
    }
  }
}

extension TreeNode {
  fileprivate var rows: [String] { all("row").map(\.text) }
}

/// Tests that the menu of a row performs its further actions.
@Suite(.enabled(if: Display.isThere))
@MainActor
struct RowMenuTests {
  final class Inbox: Screen, RootLevelRepresentable {
    var done: [String] = []
    let title = "Inbox"
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var content: ScreenContent {
      Row("Hello") { self.done.append("open") }
        .swipe { Button("Archive") { self.done.append("archive") } }
        .menu { Button("Reply") { self.done.append("reply") } }
      Row("Draft").menu { Button("Discard", role: .destructive) { self.done.append("discard") } }
      Row("Footer")
    }
  }

  @Test func performsTheActionsOfItsRow() throws {
    let (backend, inbox) = (try GTKBackend("Menus"), Inbox())
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    TabBarWireframe(stage: stage).install(rootItems: [inbox])
    backend.present()
    let window = TreeNode(backend.view.window.pointer)

    for menu in window.all("row-menu") {
      gtk_menu_button_popup(OpaquePointer(menu.pointer))
      Display.turn()
      for button in menu.all("button") { wireflow_emit(button.pointer, "clicked") }
    }
    wireflow_emit(try #require(window.first("row-line")?.first("row")).pointer, "clicked")

    #expect(inbox.done == ["archive", "reply", "discard", "open"])
    backend.close()
  }
}
