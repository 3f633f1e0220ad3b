#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import Wireflow
import WireflowInteraction

/// The menus and keyboard shortcuts of the app in the window in front.
///
/// ``WireflowScene`` adds them by itself. If you use your own scene with a ``StageView``, add them
/// there:
///
/// ```swift
/// WindowGroup { StageView(model) }
///   .commands { WireflowCommands() }
/// ```
///
/// They contain the app's commands, the buttons of the page in front, and the root items.
public struct WireflowCommands: Commands {
  @FocusedValue(\.stageModel) private var model

  /// Creates the menus of the window in front.
  public init() {}

  /// The items in the system's menus, and the app's own menus.
  public var body: some Commands {
    CommandGroup(after: .newItem) { MenuSection(model: model, title: MenuWords.file) }
    CommandGroup(after: .pasteboard) { MenuSection(model: model, title: MenuWords.edit) }
    CommandGroup(after: .sidebar) { MenuSection(model: model, title: MenuWords.view) }
    CommandMenu(MenuWords.go) { MenuSection(model: model, title: MenuWords.go) }
    CommandMenu(MenuWords.actions) {
      MenuSection(model: model, title: MenuWords.actions)
      // The menus of a scene are fixed, so the titles of other menus become sections.
      ForEach(model?.menus.otherTitles ?? [], id: \.self) { title in
        Section(title) { MenuSection(model: model, title: title) }
      }
    }
  }
}

/// The items of one menu.
private struct MenuSection: View {
  let model: StageModel?
  let title: String

  var body: some View {
    ForEach(model?.menus.items(in: title) ?? []) { item in
      if let isOn = item.isOn {
        Toggle(
          item.title,
          isOn: Binding {
            isOn
          } set: { _ in
            model?.perform(item)
          }
        )
        .keyboardShortcut(shortcut(of: item))
        .disabled(!item.isEnabled)
      } else {
        Button(item.title) { model?.perform(item) }
          .keyboardShortcut(shortcut(of: item))
          .disabled(!item.isEnabled)
      }
    }
  }

  private func shortcut(of item: StagePicture.MenuItem) -> KeyboardShortcut? {
    model?.menus.shortcut(of: item).map {
      KeyboardShortcut($0.key.equivalent, modifiers: $0.modifiers.eventModifiers)
    }
  }
}

extension ScreenContent.Shortcut.Key {
  fileprivate var equivalent: KeyEquivalent {
    switch self {
    case .space: .space
    case .return: .return
    case .escape: .escape
    case .delete: .delete
    case .upArrow: .upArrow
    case .downArrow: .downArrow
    case .leftArrow: .leftArrow
    case .rightArrow: .rightArrow
    default: KeyEquivalent(name.first ?? " ")
    }
  }
}

extension ScreenContent.Shortcut.Modifiers {
  fileprivate var eventModifiers: EventModifiers {
    var modifiers: EventModifiers = []
    if contains(.command) { modifiers.insert(.command) }
    if contains(.shift) { modifiers.insert(.shift) }
    if contains(.option) { modifiers.insert(.option) }
    if contains(.control) { modifiers.insert(.control) }
    return modifiers
  }
}

private struct StageModelFocusKey: FocusedValueKey {
  typealias Value = StageModel
}

extension FocusedValues {
  var stageModel: StageModel? {
    get { self[StageModelFocusKey.self] }
    set { self[StageModelFocusKey.self] = newValue }
  }
}
#endif
