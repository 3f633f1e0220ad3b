#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI
import Wireflow
import WireflowInteraction

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
