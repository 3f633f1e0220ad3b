#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI
import Wireflow
import WireflowInteraction

/// The actions of a row: swipes, and a context menu that has them all.
struct RowActions: ViewModifier {
  let actions: [StagePicture.Element]
  let act: @MainActor (StagePicture.Element) -> Void

  @ViewBuilder func body(content: Content) -> some View {
    if actions.isEmpty {
      content
    } else {
      content
        .swipeActions(edge: .leading) { buttons { $0.rowPlace == .swipe(.leading) } }
        .swipeActions(edge: .trailing) { buttons { $0.rowPlace == .swipe(.trailing) } }
        .contextMenu { buttons { _ in true } }
        // Assistive technologies get the actions of swipes from the list.
        .accessibilityActions { buttons { $0.rowPlace == .menu } }
    }
  }

  private func buttons(where isShown: (StagePicture.Element) -> Bool) -> some View {
    ForEach(actions.filter(isShown)) { action in
      Button(action.name, role: action.buttonRole) { act(action) }
        .disabled(action.action == nil)
        .accessibilityLabel(Text(action.spokenName))
    }
  }
}

extension StagePicture.Element {
  fileprivate var buttonRole: ButtonRole? {
    if case .button(_, let role) = kind { role.buttonRole } else { nil }
  }
}
#endif
