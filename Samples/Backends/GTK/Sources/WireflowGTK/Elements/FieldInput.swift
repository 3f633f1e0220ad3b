import CGtk
import Wireflow
import WireflowInteraction

/// The widget that the user types into: an entry, or a text view for several lines.
@MainActor
final class FieldInput {
  /// The entry, or the text view with its scroll bar and its placeholder.
  let widget: Widget
  let isMultiline: Bool
  private let typing: Widget
  private let prompt = Widget.line("prompt")
  private let scroll = Widget(gtk_scrolled_window_new())
  private let onChange: () -> Void
  private var isWriting = false

  /// Creates the widget for a field.
  /// - Parameters:
  ///   - field: the field, whose numbers of lines may change later.
  ///   - onChange: runs when the user has changed the text.
  ///   - onReturn: runs at the return key, or at Control-Return in a field of several lines.
  init(
    for field: StagePicture.Element.Field, onChange: @escaping () -> Void,
    onReturn: @escaping () -> Void
  ) {
    isMultiline = field.isMultiline
    self.onChange = onChange
    guard isMultiline else {
      typing = Widget(gtk_entry_new())
      widget = typing
      typing.on("changed") { [weak self] in self?.changed() }
      typing.on("activate") { onReturn() }
      return
    }
    typing = Widget(gtk_text_view_new(), "typing")
    widget = Widget(gtk_overlay_new(), "text-view")
    gtk_scrolled_window_set_child(scroll.opaque, typing.pointer)
    gtk_scrolled_window_set_policy(scroll.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scroll.opaque, 1)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view, 0)
    // GTK may ask for the height before it knows the width, and would count lines of one word.
    gtk_widget_set_size_request(typing.pointer, 280, -1)
    gtk_overlay_set_child(widget.opaque, scroll.pointer)
    gtk_overlay_add_overlay(widget.opaque, prompt.pointer)
    gtk_widget_set_valign(prompt.pointer, GTK_ALIGN_START)
    gtk_widget_set_can_target(prompt.pointer, 0)
    Widget.connect(gtk_text_view_get_buffer(view), "changed") { [weak self] in self?.changed() }
    typing.onKey { key, modifiers in
      guard key == UInt32(GDK_KEY_Return), modifiers & GDK_CONTROL_MASK.rawValue != 0 else {
        return false
      }
      onReturn()
      return true
    }
  }

  /// The typed text.
  var text: String {
    guard isMultiline else { return String(cString: gtk_editable_get_text(typing.opaque)) }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    let buffer = gtk_text_view_get_buffer(view)
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Replaces the text, unless it is the same, and puts the cursor behind it.
  func write(_ new: String) {
    guard new.cText != text else { return }
    isWriting = true
    if isMultiline {
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(view), new.cText, -1)
    } else {
      gtk_editable_set_text(typing.opaque, new.cText)
      gtk_editable_set_position(typing.opaque, -1)
    }
    isWriting = false
    prompt.isVisible = text.isEmpty
  }

  /// Shows a field's kind of text and a placeholder.
  func show(_ field: StagePicture.Element.Field, prompt text: String?, hint: String?) {
    typing.describe(field.label, hint: hint)
    if isMultiline {
      gtk_text_view_set_input_purpose(view, field.purpose)
      prompt.text = text ?? ""
      prompt.isVisible = self.text.isEmpty
      // GTK asks that the least height is never above the greatest one, also in between.
      gtk_scrolled_window_set_min_content_height(scroll.opaque, -1)
      gtk_scrolled_window_set_max_content_height(scroll.opaque, height(field.lines.upperBound))
      gtk_scrolled_window_set_min_content_height(scroll.opaque, height(field.lines.lowerBound))
    } else {
      let entry = typing.cast(to: GtkEntry.self)
      gtk_entry_set_visibility(entry, field.isSecure ? 0 : 1)
      gtk_entry_set_input_purpose(entry, field.purpose)
      gtk_entry_set_placeholder_text(entry, text?.cText)
    }
  }

  /// Moves the focus into the field.
  func takeFocus() { gtk_widget_grab_focus(typing.pointer) }

  private func changed() {
    prompt.isVisible = text.isEmpty
    if !isWriting { onChange() }
  }

  private var view: UnsafeMutablePointer<GtkTextView> { typing.cast(to: GtkTextView.self) }

  /// Returns the height of some lines, with the room above and below them.
  private func height(_ lines: Int) -> Int32 {
    var height: Int32 = 0
    let line = gtk_widget_create_pango_layout(typing.pointer, "X")
    pango_layout_get_pixel_size(line, nil, &height)
    g_object_unref(UnsafeMutableRawPointer(line))
    return Int32(clamping: lines * Int(height) + 14)
  }
}

extension StagePicture.Element.Field {
  fileprivate var purpose: GtkInputPurpose {
    if isSecure { return GTK_INPUT_PURPOSE_PASSWORD }
    return switch keyboard {
    case .text, .search: GTK_INPUT_PURPOSE_FREE_FORM
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .telephone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    }
  }
}
