import CGtk
import Wireflow

/// A row of small buttons with a field's sample values, which appears while the field has the
/// focus.
@MainActor
final class SampleChips {
  let widget = Widget.box(.across, "samples")
  private let own: Own
  private var chips: [Widget] = []
  private var texts: [String] = []

  @MainActor
  private final class Own {
    var actions: [UserAction] = []
    let choose: @MainActor (UserAction) -> Void

    init(_ choose: @escaping @MainActor (UserAction) -> Void) { self.choose = choose }
  }

  init(choose: @escaping @MainActor (UserAction) -> Void) {
    own = Own(choose)
  }

  /// Shows the samples of a field, and returns false if it has none.
  func show(_ texts: [String], _ actions: [UserAction]) -> Bool {
    own.actions = actions
    if texts != self.texts {
      self.texts = texts
      chips = texts.enumerated().map { place, text in chip(text, place) }
      widget.arrange(chips)
    }
    return !texts.isEmpty && !actions.isEmpty
  }

  private func chip(_ text: String, _ place: Int) -> Widget {
    let label = Widget.line()
    label.text = text
    let chip = Widget.button(label, "chip") { [own] in
      if own.actions.indices.contains(place) { own.choose(own.actions[place]) }
    }
    // The field must keep the focus, or the chips would disappear before the press.
    gtk_widget_set_focus_on_click(chip.pointer, 0)
    return chip
  }
}
