#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI
import Wireflow
import WireflowInteraction

/// Root items in a container, whose kind never changes.
struct RegionView: View {
  @Bindable var region: RegionModel
  let model: StageModel
  /// The modal that contains the region.
  var modal: ModalModel?
  /// The player of the base.
  var player: PlayerModel?
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    content
      .modifier(PlayerDock(player: place == .bottom ? player : nil, model: model))
      .onChange(of: width, initial: true) { _, width in
        model.widthChanged(of: region, isCompact: width == .compact)
      }
  }

  /// The place of the minimized player, which depends on what there is to dock it to.
  private var place: WireframeContainer.PlayerDock {
    switch region.kind {
    case .tabs: .aboveTabs
    case .columns: player?.dock == .sidebar ? .sidebar : .bottom
    case .stack, .drawer, .pages, .foldedColumns: .bottom
    }
  }

  @ViewBuilder private var content: some View {
    switch region.kind {
    case .stack:
      if let root = region.roots.first { stack(root.list) }
    case .tabs:
      TabView(selection: $region.selection) {
        ForEach(region.roots) { root in
          stack(root.list)
            .modifier(PlayerDock(player: player, model: model))
            .tabItem { region.label(of: root) }
            .badge(region.item(of: root)?.badge.map { Text($0) })
            .tag(root.first)
        }
      }
    case .pages:
      PagesView(region: region, model: model) { stack($0.list) }
    case .columns(hasList: true):
      NavigationSplitView {
        sidebar
      } content: {
        selected(\.list)
      } detail: {
        selected(\.detail)
      }
    case .columns(hasList: false):
      NavigationSplitView {
        sidebar
      } detail: {
        selected(\.list)
      }
    case .foldedColumns: selected(\.list)
    case .drawer:
      ZStack(alignment: .leading) {
        selected(\.list).accessibilityHidden(region.isDrawerOpen)
        if region.isDrawerOpen { drawer }
      }
    }
  }

  /// The drawer over the region, which is our own because SwiftUI has none.
  private var drawer: some View {
    ZStack(alignment: .leading) {
      Color.black.opacity(0.3).ignoresSafeArea()
        .onTapGesture { region.isDrawerOpen = false }
        .accessibilityHidden(true)
      RootList(region: region)
        .frame(maxWidth: 320)
        // Leading, so that it comes from the right in right-to-left languages.
        .transition(.move(edge: .leading))
        .accessibilityAddTraits(.isModal)
        .modifier(AssistiveGestures())
    }
  }

  private var sidebar: some View {
    RootList(region: region)
      .modifier(PlayerDock(player: place == .sidebar ? player : nil, model: model))
  }

  @ViewBuilder private func selected(_ column: KeyPath<RootModel, StackModel>) -> some View {
    if let root = region.selectedRoot { stack(root[keyPath: column]) }
  }

  private func stack(_ stack: StackModel) -> some View {
    StackView(
      stack: stack, region: region, model: model, modal: modal,
      hasPlayer: player?.isMaximized == false && place != .sidebar
    )
    .id(stack.identity)
  }
}

/// The rows of a sidebar or a drawer.
struct RootList: View {
  @Bindable var region: RegionModel

  var body: some View {
    List(selection: $region.optionalSelection) {
      ForEach(region.groups, id: \.first) { group in
        if let heading = group.heading {
          Section(heading) { rows(group.roots) }
        } else {
          rows(group.roots)
        }
      }
    }
  }

  private func rows(_ roots: [RootModel]) -> some View {
    ForEach(roots) { root in
      region.label(of: root)
        .padding(.leading, CGFloat(20 * (region.item(of: root)?.level ?? 0)))
        .badge(region.item(of: root)?.badge.map { Text($0) })
        .tag(root.first)
    }
  }
}

extension RegionModel {
  /// Returns the title and the image of a root item.
  func label(of root: RootModel) -> some View {
    Label {
      Text(item(of: root)?.title ?? "")
    } icon: {
      if let name = item(of: root)?.imageName { Image(named: name) }
    }
  }
}

#if os(macOS)
/// One page, above the buttons that turn to others, because macOS has no tab view with pages.
struct PagesView<Page: View>: View {
  let region: RegionModel
  let model: StageModel
  @ViewBuilder let page: (RootModel) -> Page

  var body: some View {
    VStack(spacing: 0) {
      if let root = region.selectedRoot { page(root) }
      HStack(spacing: 12) {
        turn(region.turns?.previous, model.words.previousPage, "chevron.backward")
        ForEach(region.roots) { dot(of: $0) }
        turn(region.turns?.next, model.words.nextPage, "chevron.forward")
      }
      .buttonStyle(.plain)
      .padding(12)
    }
  }

  private func turn(_ action: UserAction?, _ title: String, _ image: String) -> some View {
    Button(title, systemImage: image) {
      if let action, let id = region.id { model.perform(action, on: .init(id)) }
    }
    .labelStyle(.iconOnly)
    .disabled(action == nil)
  }

  private func dot(of root: RootModel) -> some View {
    let isSelected = region.selection == root.first
    let item = region.item(of: root)
    return Button(item?.title ?? "", systemImage: isSelected ? "circle.fill" : "circle") {
      if let item, let action = item.select { model.perform(action, on: .init(item.id)) }
    }
    .labelStyle(.iconOnly)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
#else
/// Pages that the user turns by a swipe, above their dots.
///
/// A swipe that a guard refuses has moved the page already, so the selection takes it back.
struct PagesView<Page: View>: View {
  @Bindable var region: RegionModel
  let model: StageModel
  @ViewBuilder let page: (RootModel) -> Page

  var body: some View {
    TabView(selection: $region.selection) {
      // Scrolling is disabled for everything inside, not only for the pages.
      ForEach(region.roots) { page($0).environment(\.isScrollEnabled, true).tag($0.first) }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .scrollDisabled(!region.allowsTurns)
    .background(
      GeometryReader { place in
        Color.clear.onChange(of: place.size) { _, _ in model.resized(region) }
      })
  }
}
#endif
#endif
