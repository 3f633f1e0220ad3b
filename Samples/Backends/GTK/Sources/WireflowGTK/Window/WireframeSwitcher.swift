import CGtk
import Wireflow

/// The buttons in the window's bar with which the user switches the wireframe.
@MainActor
final class WireframeSwitcher {
  private let bar = Widget(gtk_header_bar_new())
  private let line = Widget.box(.across, "linked")
  private var buttons: [String: Widget] = [:]
  private weak var wireframes: WireframeSwitch?

  init(in window: Widget) {
    gtk_window_set_titlebar(window.cast(to: GtkWindow.self), bar.pointer)
  }

  /// Shows the variants of a wireframe, and marks the current one.
  func show(_ wireframes: WireframeSwitch?) {
    if wireframes !== self.wireframes {
      self.wireframes = wireframes
      make()
    }
    for (name, button) in buttons { button.mark("selected", name == wireframes?.selected) }
  }

  private func make() {
    let variants = wireframes?.variants ?? []
    buttons = [:]
    line.arrange(
      variants.map { variant in
        let label = Widget(gtk_label_new(nil))
        label.text = variant.title
        let button = Widget.button(label, "variant") { [weak self] in
          self?.wireframes?.select(variant.name)
        }
        buttons[variant.name] = button
        return button
      })
    if !variants.isEmpty, gtk_widget_get_parent(line.pointer) == nil {
      gtk_header_bar_set_title_widget(bar.opaque, line.pointer)
    }
  }
}
