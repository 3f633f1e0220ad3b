import CGtk
import Wireflow
import WireflowInteraction

/// The window, which draws a picture of the stage.
@MainActor
final class WindowView {
  let window = Widget(gtk_window_new(), "wireflow")
  private let layers = Widget(gtk_overlay_new())
  private let touched = TouchedField()
  private let pages: Pages
  private let act: ActOn
  private let base: RegionView
  private var modals: [StagePicture.ID: ModalView] = [:]
  private var player: PlayerLayer?
  private var drawer: DrawerView?
  private var notice: NoticeView?
  private var alert: AlertView?
  private var front: UnsafeMutablePointer<GtkWidget>?
  private(set) var picture = StagePicture()
  private var columns: Int?

  init(_ name: String, act: @escaping ActOn, read: @escaping ReadRows) {
    let act: ActOn = { [touched] action, target in
      // Commit an uncommitted text before the action.
      touched.field?.commit()
      act(action, target)
    }
    self.act = act
    pages = Pages(touched: touched, act: act, read: read)
    base = RegionView(StagePicture().base.id, act: act)
    gtk_window_set_title(window.cast(to: GtkWindow.self), name.cText)
    gtk_overlay_set_child(layers.opaque, base.widget.pointer)
    gtk_window_set_child(window.cast(to: GtkWindow.self), layers.pointer)
    window.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
  }

  /// Draws a picture, and keeps the views of its screens and of some others.
  func draw(_ picture: StagePicture, _ style: Motion, keeping others: Set<StagePicture.ID>) {
    self.picture = picture
    pages.words = picture.words
    gtk_widget_set_default_direction(
      picture.words.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    resize()
    showBase(style)
    showPlayer()
    showModals(style)
    showDrawer()
    showNotice()
    showAlert()
    order()
    let alive = picture.screens.union(others)
    base.keep(alive)
    for modal in modals.values { modal.region.keep(alive) }
    pages.keep(alive)
    moveFocus()
  }

  /// Returns the widget of a screen's page, or nil if the screen has never been visible.
  func widget(of screen: StagePicture.ID) -> Widget? { pages[screen]?.widget }

  private func showBase(_ style: Motion) {
    var strip: PageView?
    if let player = picture.player, !player.isMaximized {
      let view = pages.view(of: player.page, in: .strip)
      view.show(player.page, extra: player.button(pages.words, act: act))
      strip = view
    }
    base.show(picture.base, strip: strip, pages: pages, style: style)
  }

  private func showPlayer() {
    guard let player = picture.player, player.isMaximized else {
      remove(self.player?.layer.widget)
      self.player = nil
      return
    }
    if self.player?.id != player.id {
      remove(self.player?.layer.widget)
      self.player = PlayerLayer(player, pages: pages)
    }
    pages.view(of: player.page).show(player.page, extra: player.button(pages.words, act: act))
    self.player?.layer.card.describe(player.page.title, hint: nil)
  }

  private func showModals(_ style: Motion) {
    let known = modals
    modals = [:]
    for modal in picture.modals {
      let view = known[modal.region.id] ?? ModalView(modal, act: act)
      modals[modal.region.id] = view
      view.show(modal, pages: pages, style: style)
    }
    for (id, modal) in known where modals[id] == nil { remove(modal.layer.widget) }
  }

  private func showDrawer() {
    let region = picture.drawer
    if !region.isDrawerOpen || drawer?.id != region.id {
      remove(drawer?.widget)
      drawer = nil
    }
    guard region.isDrawerOpen else { return }
    let drawer = drawer ?? DrawerView(region, name: picture.words.menu, act: act)
    self.drawer = drawer
    drawer.show(region)
  }

  private func showNotice() {
    if picture.notice?.id != notice?.id {
      remove(notice?.widget)
      notice = picture.notice.map { NoticeView($0, act: act) }
    }
    guard let shown = picture.notice else { return }
    notice?.show(shown)
    // A notice covers neither tabs nor the player's strip, unless a modal does.
    notice?.rise(above: picture.modals.isEmpty && player == nil ? base.bottomHeight : 0)
  }

  private func showAlert() {
    if picture.alert?.id != alert?.id {
      remove(alert?.layer.widget)
      alert = picture.alert.map { AlertView($0, touched: touched, act: act) }
    }
    if let shown = picture.alert { alert?.show(shown) }
  }

  /// Sorts the layers, and makes only the frontmost reachable, with the notice unless it is behind the
  /// alert.
  private func order() {
    let shown =
      [player?.layer.widget] + picture.modals.map { modals[$0.region.id]?.layer.widget }
      + [drawer?.widget, notice?.widget, alert?.layer.widget]
    var (last, front) = (base.widget, base.widget)
    for layer in shown.compactMap(\.self) {
      if gtk_widget_get_parent(layer.pointer) == nil {
        gtk_overlay_add_overlay(layers.opaque, layer.pointer)
      }
      if gtk_widget_get_prev_sibling(layer.pointer) != last.pointer {
        gtk_widget_insert_after(layer.pointer, layers.pointer, last.pointer)
      }
      last = layer
      guard layer !== notice?.widget else { continue }
      front.isReachable = false
      front = layer
    }
    front.isReachable = true
    notice?.widget.isReachable = alert == nil
  }

  private func remove(_ layer: Widget?) {
    guard let layer, gtk_widget_get_parent(layer.pointer) == layers.pointer else { return }
    gtk_overlay_remove_overlay(layers.opaque, layer.pointer)
  }

  /// Moves the focus to the new front layer, at its previous position if it had the focus before.
  private func moveFocus() {
    guard var last = gtk_widget_get_last_child(layers.pointer) else { return }
    if last == notice?.widget.pointer { last = gtk_widget_get_prev_sibling(last) ?? last }
    defer { front = last }
    if front != nil, last != front { Widget(last).takeFocus() }
  }

  /// Resizes the window for the app's columns.
  private func resize() {
    let columns = picture.base.container.columns
    guard columns != self.columns else { return }
    self.columns = columns
    gtk_window_set_default_size(
      window.cast(to: GtkWindow.self), columns > 1 ? Int32(460 + 330 * columns) : 430,
      columns > 1 ? 760 : 800)
  }
}

extension WindowView {
  /// Handles a key of the whole window, which closes the front layer or goes back.
  private func press(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    let isAlternate = modifiers & GDK_ALT_MASK.rawValue != 0
    switch Int32(bitPattern: key) {
    case GDK_KEY_Escape:
      if touched.field?.takeBack() == true { return true }
      return leave(by: picture.wayOut)
    case GDK_KEY_Left where isAlternate, GDK_KEY_Back: return leave(by: picture.wayBack)
    case GDK_KEY_Left, GDK_KEY_Right:
      return modifiers == 0 && turn(toRight: Int32(bitPattern: key) == GDK_KEY_Right)
    case _: return false
    }
  }

  /// Turns to the page at the right or the left of the visible one.
  private func turn(toRight: Bool) -> Bool {
    let region = picture.drawer
    guard let action = region.turn(toRight: toRight, picture.words) else { return false }
    act(action, .init(region.id))
    return true
  }

  private func leave(by action: UserAction?) -> Bool {
    guard let action else { return false }
    act(action, .init(picture.subject))
    return true
  }
}
