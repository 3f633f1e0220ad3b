import CGtk
import Wireflow
import WireflowInteraction

/// A drop-down list with one selected option.
final class ChoiceView: ElementView {
  let widget = Widget.box(.across, "choice")
  private let label = Widget.line("row-title")
  private let list = Widget(gtk_drop_down_new(nil, nil))
  private var options: [String] = []
  private var element: StagePicture.Element?
  private var isShowing = false

  init(act: @escaping Act) {
    label.expand(horizontally: true)
    gtk_widget_set_valign(list.pointer, GTK_ALIGN_CENTER)
    widget.append(label)
    widget.append(list)
    list.on("notify::selected") { [weak self] in self?.chosen(act) }
  }

  func show(_ element: StagePicture.Element) {
    guard case .choice(let name, let options, let selected) = element.kind else { return }
    self.element = element
    isShowing = true
    label.text = name
    if options != self.options {
      self.options = options
      let strings = gtk_string_list_new(nil)
      for option in options { gtk_string_list_append(strings, option.cText) }
      gtk_drop_down_set_model(list.opaque, strings)
      if let strings { wireflow_release(UnsafeMutableRawPointer(strings)) }
    }
    let place = selected.flatMap { options.firstIndex(of: $0) }.map { UInt32($0) }
    gtk_drop_down_set_selected(list.opaque, place ?? GTK_INVALID_LIST_POSITION)
    isShowing = false
    list.describe(name, hint: element.accessibilityHint)
  }

  private func chosen(_ act: Act) {
    guard !isShowing, let element else { return }
    let place = Int(gtk_drop_down_get_selected(list.opaque))
    let actions = element.optionActions
    if actions.indices.contains(place) { act(actions[place], element) }
    // The app may have kept the old value, which becomes known in a later turn.
    Task { [weak self] in
      if let self, let element = self.element { show(element) }
    }
  }
}
