import CGtk
import Wireflow
import WireflowInteraction

/// A region of root items: columns of pages, with buttons to switch between the items.
@MainActor
final class RegionView {
  let id: StagePicture.ID
  let widget = Widget.box(.down, "region")
  private let middle = Widget.box(.across, "columns")
  private let sidebar = Widget.box(.down, "sidebar")
  private let sidebarScroll = Widget(gtk_scrolled_window_new())
  private let tabs: RootList
  private let list: RootList
  private let dots: PageDots
  private var columns: [ColumnView] = []
  private let act: ActOn
  private var stacks: [[StagePicture.ID]] = []
  private var selected = 0
  private var shown: StagePicture.Region?
  private var words = StageWords.english

  init(_ id: StagePicture.ID, act: @escaping ActOn) {
    (self.id, self.act) = (id, act)
    tabs = RootList(.tabs, act: act)
    list = RootList(.list, act: act)
    dots = PageDots(id, act: act)
    middle.expand(horizontally: true, vertically: true)
    gtk_scrolled_window_set_policy(
      sidebarScroll.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(sidebarScroll.opaque, list.widget.pointer)
    sidebarScroll.expand(vertically: true)
    gtk_widget_set_hexpand(sidebar.pointer, 0)
    middle.onSwipe { [weak self] toRight in
      guard let self, let action = shown?.turn(toRight: toRight, words) else { return }
      act(action, .init(id))
    }
  }

  /// Shows the region, with its pages and the strip of a minimized player.
  func show(
    _ region: StagePicture.Region, strip: PageView?, pages: Pages, style: Motion
  ) {
    let hasSidebar = region.container.rootNavigation == .sidebar && !region.rootItems.isEmpty
    let hasTabs = region.container.rootNavigation == .tabs && region.rootItems.count > 1
    let hasDots = region.container.rootNavigation == .pages && region.rootItems.count > 1
    if hasTabs { tabs.show(region.rootItems) }
    if hasDots { dots.show(region, pages.words) }
    if hasSidebar { list.show(region.rootItems) }
    let isInSidebar = hasSidebar && region.container.playerDock == .sidebar
    sidebar.arrange([sidebarScroll] + (isInSidebar ? [strip?.widget].compactMap(\.self) : []))
    showColumns(region, pages, style)
    middle.arrange((hasSidebar ? [sidebar] : []) + columns.map(\.widget))
    let ways = hasTabs ? [tabs.widget] : hasDots ? [dots.widget] : []
    let strips = isInSidebar ? [] : [strip?.widget].compactMap(\.self)
    widget.arrange(
      region.container.playerDock == .bottom
        ? [middle] + ways + strips : [middle] + strips + ways)
    (stacks, selected) = (region.stacks, region.selected)
    (shown, words) = (region, pages.words)
  }

  /// The height of the bars below the columns.
  var bottomHeight: Int32 {
    let bars = widget.children.drop { $0 != middle.pointer }.dropFirst()
    return bars.reduce(0) { sum, bar in
      var height: Int32 = 0
      gtk_widget_measure(bar, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
      return sum + height
    }
  }

  /// Releases pages of screens that have left the stage.
  func keep(_ alive: Set<StagePicture.ID>) {
    for column in columns { column.keep(alive) }
  }

  private func showColumns(_ region: StagePicture.Region, _ pages: Pages, _ style: Motion) {
    let count = max(1, region.container.columns, region.pages.count)
    while columns.count > count { columns.removeLast().close() }
    while columns.count < count { columns.append(ColumnView()) }
    for (place, column) in columns.enumerated() {
      column.widget.mark("narrow", place + 1 < count)
      gtk_widget_set_size_request(column.widget.pointer, place + 1 < count ? 330 : -1, -1)
      gtk_widget_set_hexpand(column.widget.pointer, place + 1 < count ? 0 : 1)
      guard region.pages.indices.contains(place) else {
        column.show(nil, .none)
        continue
      }
      let page = region.pages[place]
      let view = pages.view(of: page)
      view.show(
        page, drawer: place == 0 ? drawerButton(region, pages.words) : nil,
        extra: page.isMinimizable ? pages.minimizeButton(of: page) : nil)
      column.show(view, motion(from: column.shown, to: page.id, in: region, style))
    }
  }

  private func drawerButton(
    _ region: StagePicture.Region, _ words: StageWords
  ) -> PageBar.Button? {
    guard region.container.rootNavigation == .drawer, !region.rootItems.isEmpty else { return nil }
    return PageBar.Button(icon: "open-menu-symbolic", name: words.menu) { [id, act] in
      if let action = region.openDrawer { act(action, .init(id)) }
    }
  }

  /// Returns the animation with which one page replaces another in the same column.
  private func motion(
    from old: StagePicture.ID?, to new: StagePicture.ID, in region: StagePicture.Region,
    _ style: Motion
  ) -> ColumnView.Motion {
    guard style == .natural, let old else { return style == .fade ? .fade : .none }
    guard region.selected == selected else {
      guard region.container.rootNavigation == .pages else { return .fade }
      return region.selected > selected ? .forward : .backward
    }
    let depths = [stacks, region.stacks].map { stacks in
      (depth(of: old, in: stacks), depth(of: new, in: stacks))
    }
    guard let before = depths.lazy.compactMap(\.0).first,
      let after = depths.lazy.compactMap(\.1).last
    else { return .fade }
    return before == after ? .fade : before < after ? .forward : .backward
  }

  private func depth(of page: StagePicture.ID, in stacks: [[StagePicture.ID]]) -> Int? {
    stacks.lazy.compactMap { $0.firstIndex(of: page) }.first
  }
}

/// The animation of a change.
enum Motion {
  case none
  case fade
  case natural
}
