#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI
import Wireflow
import WireflowInteraction

/// One `NavigationStack`, whose destinations are pages by their identities.
struct StackView: View {
  @Bindable var stack: StackModel
  let region: RegionModel
  let model: StageModel
  let modal: ModalModel?
  /// True if the minimized player is in front of the pages' end.
  let hasPlayer: Bool

  var body: some View {
    NavigationStack(path: $stack.path) {
      Group {
        if let root = stack.root { page(root, isRoot: true) } else { Color.clear }
      }
      .navigationDestination(for: StagePicture.ID.self) { id in
        if let page = model.page(id) { self.page(page, isRoot: false) }
      }
    }
  }

  private func page(_ page: PageModel, isRoot: Bool) -> some View {
    PageView(page: page)
      // A navigation stack does not hand its own inset on to its pages:
      // https://github.com/feedback-assistant/reports/issues/824
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if hasPlayer { Color.clear.frame(height: PlayerDock.height) }
      }
      .navigationTitle(page.title)
      .inlineTitle(!isRoot)
      .navigationBarBackButtonHidden(!isRoot && !stack.allowsBack)
      .toolbar {
        PageToolbar(
          page: page, isRoot: isRoot, stack: stack, region: region, model: model, modal: modal)
      }
      .onAppear { model.appeared(page.id) }
      .onDisappear { model.disappeared(page.id) }
  }
}

/// The buttons of a page: its own, and those of the stack, the drawer or the modal.
struct PageToolbar: ToolbarContent {
  let page: PageModel
  let isRoot: Bool
  let stack: StackModel
  let region: RegionModel
  let model: StageModel
  let modal: ModalModel?

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .navigation) {
      if !isRoot, !stack.allowsBack, let title = page.page?.backTitle {
        // A guard decides, so the attempt is an action instead of a gesture.
        Button(title, systemImage: "chevron.backward") {
          model.perform(.back, on: .init(page.id))
        }
      }
      if page.page?.isMinimizable == true {
        Button(model.words.minimize, systemImage: "chevron.down") {
          model.perform(.minimize, on: .init(page.id))
        }
      }
      if isRoot, region.kind == .drawer {
        Button(model.words.menu, systemImage: "line.3.horizontal") { region.isDrawerOpen = true }
      }
      if isRoot, region.kind == .foldedColumns { rootMenu }
      elements(.leading)
    }
    ToolbarItemGroup(placement: .cancellationAction) {
      if isRoot, let button = modal?.dismissButton {
        Button(model.words.label(of: button)) { model.perform(.dismiss, on: .init(page.id)) }
          .keyboardShortcut(.cancelAction)
      }
    }
    ToolbarItemGroup(placement: .primaryAction) { elements(.trailing) }
  }

  /// The menu of the root items, in place of a sidebar.
  private var rootMenu: some View {
    Menu(model.words.menu, systemImage: "sidebar.leading") {
      ForEach(region.roots) { root in
        Button {
          region.optionalSelection = root.first
        } label: {
          region.label(of: root)
        }
      }
    }
  }

  private func elements(_ edge: ScreenContent.Button.BarEdge) -> some View {
    ForEach(page.barElements(edge)) { ElementView(element: $0, model: model) }
  }
}

/// The view of a screen: the registered one, or one that draws its content.
struct PageView: View {
  let page: PageModel
  @Environment(\.screenViews) private var views
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    Group {
      if let view = views?.view(of: page.screen) { view } else { ContentView(page: page) }
    }
    .id(page.id)
    .accessibilityFocused($isFocused)
    .modifier(AssistiveGestures())
    // The focus of assistive technologies follows the app's own changes.
    .onChange(of: page.isFront, initial: true) { _, isFront in if isFront { isFocused = true } }
  }
}

/// The VoiceOver gestures that the stage handles, on the page with the focus.
struct AssistiveGestures: ViewModifier {
  @Environment(\.stageModel) private var model

  func body(content: Content) -> some View {
    content
      .accessibilityAction(.escape) { model?.escape() }
      .onMagicTap { model?.tapMagically() }
  }
}
#endif
