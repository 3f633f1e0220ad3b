import CGtk
import Foundation
import Testing
import Wireflow

@testable import WireflowGTK

/// Tests that screen readers get the names of buttons, hints, and which layers are covered.
@Suite(.enabled(if: Display.isThere && Display.tellsReaders))
@MainActor
struct AccessibilityTests {
  final class Shop: Screen, RootLevelRepresentable, ModallyPresentable {
    let title: String
    let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
    init(_ title: String) { self.title = title }
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var content: ScreenContent {
      Image("cover", alternative: "A lamp")
      Button("Buy") {}.accessibilityHint("Asks for the price")
      Toggle("News", isOn: true) { _ in }
      Field("Name", text: "") { _ in }
    }
  }

  private let backend: GTKBackend
  private let wireframe: TabBarWireframe
  private let shop = Shop("Shop")

  init() throws {
    backend = try GTKBackend("Readers")
    wireframe = TabBarWireframe(stage: Stage(backend: backend, scheduler: ManualScheduler()))
    wireframe.install(rootItems: [shop, Shop("Profile")])
    backend.present()
  }

  @Test func tellsNamesAndHints() throws {
    let image = try #require(window.all("image").first)
    #expect(image.isNamed("A lamp"))
    let buy = try #require(window.all(ofType: "GtkButton").first { $0.text == "Buy" })
    #expect(buy.isHinted("Asks for the price"))
    let toggle = try #require(window.all(ofType: "GtkSwitch").first)
    #expect(toggle.isNamed("News"))
    #expect(!toggle.isHinted("Asks for the price"))
    let entry = try #require(window.all(ofType: "GtkEntry").first)
    #expect(entry.isNamed("Name"))
  }

  @Test func hidesWhatIsBehindAModal() throws {
    let region = try #require(window.first("region"))
    #expect(region.isReachable)

    wireframe.presentModally(Shop("Basket"), from: shop)

    #expect(!region.isReachable)
    #expect(gtk_test_accessible_has_state(region.accessible, GTK_ACCESSIBLE_STATE_HIDDEN) != 0)
    let card = try #require(window.first("modal")?.first("card"))
    #expect(gtk_accessible_get_accessible_role(card.accessible) == GTK_ACCESSIBLE_ROLE_DIALOG)
    #expect(card.isNamed("Basket"))
    #expect(gtk_widget_get_focus_child(card.pointer) != nil)
  }

  private var window: TreeNode { TreeNode(backend.view.window.pointer) }
}

extension TreeNode {
  fileprivate var accessible: OpaquePointer { OpaquePointer(pointer) }

  fileprivate func isNamed(_ name: String) -> Bool {
    wireflow_is_described(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, name) != 0
  }

  fileprivate func isHinted(_ hint: String) -> Bool {
    wireflow_is_described(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint) != 0
  }
}
