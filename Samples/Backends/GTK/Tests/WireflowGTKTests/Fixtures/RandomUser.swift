import CGtk
import Wireflow

/// A random user who operates the widgets of a window.
@MainActor
struct RandomUser {
  /// An action that the user can perform.
  enum Act {
    case press(TreeNode)
    case flip(TreeNode)
    case choose(TreeNode)
    case type(TreeNode)
    case key(Int32, modifiers: UInt32)
  }

  let window: TreeNode
  private var random: SeededGenerator
  private static let texts = [
    "", "Ada", "sesame", "Maria", "jump", "the", "a \"quoted\" \\ text", "Grüße 👋🏽", "12",
  ]

  init(_ window: TreeNode, seed: UInt64) {
    self.window = window
    random = SeededGenerator(seed: seed)
  }

  /// Performs a random action, and returns its description.
  mutating func act() -> String {
    let acts = window.seen.filter { !$0.isA("GtkHeaderBar") }.flatMap(acts)
    let chance = random.below(100)
    if chance < 2, let variant = random.pick(window.all("variant")) { return press(variant) }
    if chance < 8 || acts.isEmpty {
      return perform(random.below(2) == 0 ? .escape : .back)
    }
    guard let act = random.pick(acts) else { return "nothing" }
    return perform(act)
  }

  /// Returns a random pause of up to a few seconds.
  mutating func pause() -> Duration {
    random.below(4) == 0 ? .milliseconds(random.below(3_000)) : .zero
  }

  private func acts(in node: TreeNode) -> [Act] {
    guard node.isReachable else { return [] }
    if node.isA("GtkButton") { return [.press(node)] }
    if node.isA("GtkSwitch") { return [.flip(node)] }
    if node.isA("GtkDropDown") { return [.choose(node)] }
    if node.isA("GtkEntry") { return [.type(node)] }
    return node.seen.flatMap(acts)
  }

  private mutating func perform(_ act: Act) -> String {
    switch act {
    case .press(let node): return press(node)
    case .flip(let node):
      let knob = OpaquePointer(node.pointer)
      gtk_switch_set_active(knob, gtk_switch_get_active(knob) == 0 ? 1 : 0)
      return "flips a switch"
    case .choose(let node):
      let list = OpaquePointer(node.pointer)
      let count = Int(g_list_model_get_n_items(gtk_drop_down_get_model(list)))
      guard count > 0 else { return "finds nothing to choose" }
      gtk_drop_down_set_selected(list, UInt32(random.below(count)))
      return "chooses"
    case .type(let node): return type(into: node)
    case .key(let key, let modifiers):
      _ = wireflow_press_key(window.pointer, UInt32(bitPattern: key), modifiers)
      return "presses the key \(key)"
    }
  }

  private func press(_ node: TreeNode) -> String {
    let text = node.text
    wireflow_emit(node.pointer, "clicked")
    return "presses \(text)"
  }

  /// Types, and then presses Return, leaves the field, or presses Escape.
  private mutating func type(into node: TreeNode) -> String {
    let entry = OpaquePointer(node.pointer)
    let text = random.pick(Self.texts) ?? ""
    gtk_widget_grab_focus(node.pointer)
    gtk_editable_set_text(entry, text)
    switch random.below(4) {
    case 0: _ = perform(.escape)
    case 1: wireflow_emit(node.pointer, "activate")
    case _:
      let window = UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_focus(window, nil)
    }
    return "types \(text)"
  }
}

extension RandomUser.Act {
  fileprivate static var escape: Self { .key(GDK_KEY_Escape, modifiers: 0) }
  fileprivate static var back: Self { .key(GDK_KEY_Left, modifiers: GDK_ALT_MASK.rawValue) }
}

/// A random number generator whose numbers are the same for the same seed.
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from zero up to, but not including, a bound.
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// Returns a random element, or nil if there are none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
