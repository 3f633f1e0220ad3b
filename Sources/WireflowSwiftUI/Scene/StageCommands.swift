#if canImport(SwiftUI)
import SwiftUI
import Wireflow
import WireflowInteraction

/// The menus of the window in front: what the user can do now.
struct StageCommands: Commands {
  @FocusedValue(\.stageModel) private var model

  var body: some Commands {
    CommandMenu("Go") {
      Button("Back") { model?.goBack() }
        .keyboardShortcut("[", modifiers: .command)
        .disabled(model?.frontPage?.page?.back == nil)
      Divider()
      ForEach(model?.base?.items ?? []) { item in
        Button(item.title) {
          if let select = item.select { model?.perform(select, on: .init(item.id)) }
        }
        .disabled(item.select == nil)
      }
    }
    CommandMenu("Page") {
      ForEach(model?.frontPage?.buttons ?? []) { element in
        Button(element.name) {
          if let action = element.action { model?.perform(action, on: element.target) }
        }
        .disabled(element.action == nil)
      }
    }
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
