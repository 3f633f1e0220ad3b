import CGtk
import Wireflow
import WireflowInteraction

/// The row below pages: a dot for each, between the buttons that turn to the pages beside the visible
/// one.
@MainActor
final class PageDots {
  let widget = Widget.box(.across, "dots", role: GTK_ACCESSIBLE_ROLE_NAVIGATION)
  private let act: ActOn
  private let id: StagePicture.ID
  private let previous: Arrow
  private let next: Arrow
  private var dots: [StagePicture.ID: Dot] = [:]

  init(_ id: StagePicture.ID, act: @escaping ActOn) {
    (self.id, self.act) = (id, act)
    previous = Arrow("go-previous-symbolic", id, act)
    next = Arrow("go-next-symbolic", id, act)
    gtk_widget_set_halign(widget.pointer, GTK_ALIGN_CENTER)
  }

  /// Shows the pages of a region.
  func show(_ region: StagePicture.Region, _ words: StageWords) {
    previous.show(region.turns?.previous, words.previousPage)
    next.show(region.turns?.next, words.nextPage)
    let known = dots
    dots = [:]
    var widgets = [previous.widget]
    for root in region.rootItems {
      let dot = known[root.id] ?? Dot(act)
      dot.show(root)
      dots[root.id] = dot
      widgets.append(dot.widget)
    }
    widget.arrange(widgets + [next.widget])
  }
}

extension StagePicture.Region {
  /// Returns the action that turns to the page at the right or the left of the visible one.
  func turn(toRight: Bool, _ words: StageWords) -> UserAction? {
    toRight == words.isRightToLeft ? turns?.previous : turns?.next
  }
}

/// The button that turns to the page beside the visible one.
@MainActor
private final class Arrow {
  @MainActor
  private final class Own {
    var action: UserAction?
  }

  let widget: Widget
  private let own = Own()

  init(_ icon: String, _ id: StagePicture.ID, _ act: @escaping ActOn) {
    widget = .button(.icon(icon), "turn", "flat", "circular") { [own] in
      if let action = own.action { act(action, .init(id)) }
    }
  }

  func show(_ action: UserAction?, _ name: String) {
    own.action = action
    widget.describe(name, hint: nil)
    gtk_widget_set_sensitive(widget.pointer, action == nil ? 0 : 1)
  }
}

/// The dot of a page.
@MainActor
private final class Dot {
  @MainActor
  private final class Own {
    var root: StagePicture.RootItem?
  }

  let widget: Widget
  private let own = Own()

  init(_ act: @escaping ActOn) {
    let mark = Widget.box(.across, "mark")
    gtk_widget_set_valign(mark.pointer, GTK_ALIGN_CENTER)
    gtk_widget_set_halign(mark.pointer, GTK_ALIGN_CENTER)
    widget = .button(mark, "dot", "flat") { [own] in
      if let root = own.root, let action = root.select { act(action, .init(root.id)) }
    }
  }

  func show(_ root: StagePicture.RootItem) {
    own.root = root
    widget.mark("selected", root.isSelected)
    widget.describe(root.title, hint: root.isSelected ? "Selected" : nil)
    gtk_widget_set_tooltip_text(widget.pointer, root.title.cText)
  }
}
