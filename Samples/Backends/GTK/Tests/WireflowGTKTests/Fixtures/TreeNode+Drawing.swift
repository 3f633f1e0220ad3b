import CGtk
import WireflowBackendTesting
import WireflowTesting

extension TreeNode {
  /// The drawing of a window: the texts of its widgets, layer by layer.
  var drawing: BackendDrawing {
    guard let overlay = seen.first(where: { $0.isA("GtkOverlay") }) else { return BackendDrawing() }
    return BackendDrawing(overlay.seen.map(\.layer))
  }

  private var layer: BackendDrawing.Layer {
    if has("alert") { return alert }
    if has("notice") {
      let buttons = all("button").map { BackendDrawing.Element($0.text) }
      let title = first("notice-text")?.text ?? ""
      let close = [first("notice-close")?.text].compactMap(\.self)
      return .init(.notice, pages: [.init(title: title, exits: close, elements: buttons)])
    }
    if has("drawer") {
      return .init(.drawer, roots: roots ?? [], selected: selected)
    }
    if has("player") { return .init(.player, pages: all("page").map(\.page)) }
    // The player's strip comes after the columns.
    let pages = all("page").filter { !$0.has("strip") } + all("page").filter { $0.has("strip") }
    return .init(
      has("modal") ? .modal : .base, roots: roots, selected: selected,
      pages: pages.map(\.page))
  }

  private var roots: [BackendDrawing.Element]? {
    let items = all("root")
    guard !items.isEmpty else { return nil }
    return items.map { .init($0.first("root-title")?.text ?? "", value: $0.first("badge")?.text) }
  }

  private var selected: Int? {
    (all("root") + all("dot")).firstIndex { $0.has("selected") }
  }

  private var alert: BackendDrawing.Layer {
    let words = all("alert-message").map { BackendDrawing.Element($0.text) }
    let answers = all("answer").map { BackendDrawing.Element($0.text, isDisabled: !$0.isSensitive) }
    return .init(
      .alert,
      pages: [
        .init(
          title: first("alert-title")?.text ?? "",
          elements: words + all("field").compactMap(\.element) + answers)
      ])
  }

  private var page: BackendDrawing.Page {
    let bar = first("bar")
    let exits = [bar?.first("back"), bar?.first("dismiss")].compactMap { $0?.text }
    let elements = elementNodes.sorted { $0.place < $1.place }.map(\.node)
    return .init(
      title: bar?.first("title")?.text ?? "", exits: exits,
      elements: elements.compactMap(\.element))
  }

  /// The widgets of elements, with the positions from their names.
  ///
  /// If the widgets below the bar are out of order, they get their actual positions instead.
  private var elementNodes: [(place: Int, node: TreeNode)] {
    let inBar = (first("bar")?.all(ofType: "GtkButton") ?? []).compactMap(\.placed)
    let content = first("content")?.seen ?? []
    let below = content.filter { !$0.has("line") }.compactMap(\.placed)
    // A strip arranges its buttons side by side, below its other elements.
    let aside = content.filter { $0.has("line") }.flatMap(\.seen).compactMap(\.placed)
    let isInOrder = zip(below, below.dropFirst()).allSatisfy { $0.place < $1.place }
    let inOrder = isInOrder ? below : below.enumerated().map { ($0.offset, $0.element.node) }
    return inBar + aside + inOrder
  }

  private var placed: (place: Int, node: TreeNode)? {
    name.split(separator: "-").last.flatMap { Int($0) }.map { ($0, self) }
  }

  private var element: BackendDrawing.Element? {
    let label = (first("row-title") ?? first("field-label") ?? self).text
    let isDisabled = !isSensitive
    switch name.split(separator: "-").first {
    case "image":
      return first("caption").map { .init($0.text, isDisabled: isDisabled) }
    case "row": return .init(label, value: first("subtitle")?.text, isDisabled: isDisabled)
    case "toggle":
      let knob = all(ofType: "GtkSwitch").first
      let isOn = knob.map { gtk_switch_get_active(OpaquePointer($0.pointer)) != 0 }
      return .init(label, value: isOn == true ? "on" : "off", isDisabled: isDisabled)
    case "choice": return .init(label, value: option, isDisabled: isDisabled)
    case "progress": return .init(label, value: first("part")?.text, isDisabled: isDisabled)
    case "field": return .init(label, value: typed, isDisabled: isDisabled)
    case _: return .init(text, isDisabled: isDisabled)
    }
  }

  /// The selected option of a drop-down list.
  private var option: String? {
    guard let list = all(ofType: "GtkDropDown").first,
      let item = gtk_drop_down_get_selected_item(OpaquePointer(list.pointer))
    else { return nil }
    return String(cString: gtk_string_object_get_string(OpaquePointer(item)))
  }

  /// The text of a field, or its placeholder while the field is empty.
  private var typed: String? {
    if let view = all(ofType: "GtkTextView").first {
      return view.lines.isEmpty ? first("prompt")?.text : view.lines
    }
    guard let entry = all(ofType: "GtkEntry").first else { return nil }
    let text = String(cString: gtk_editable_get_text(OpaquePointer(entry.pointer)))
    guard text.isEmpty else { return text }
    let field = UnsafeMutableRawPointer(entry.pointer).assumingMemoryBound(to: GtkEntry.self)
    let prompt = gtk_entry_get_placeholder_text(field).map { String(cString: $0) }
    return prompt?.isEmpty == true ? nil : prompt
  }
}
