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
        .swipeActions(edge: .leading) { swipes(.leading) }
        .swipeActions(edge: .trailing) { swipes(.trailing) }
        .contextMenu { buttons { _ in true } }
        // Assistive technologies get the actions of swipes from the list.
        .accessibilityActions { buttons { $0.rowPlace == .menu } }
    }
  }

  /// The buttons of a swipe, without roles: a destructive one would remove a row that may stay.
  ///
  /// https://github.com/subconsciousnetwork/subconscious/pull/972
  func swipes(_ edge: ScreenContent.Button.BarEdge) -> some View {
    ForEach(actions.filter { $0.rowPlace == .swipe(edge) }) { action in
      button(action, nil).tint(action.buttonRole == .destructive ? Color.red : nil)
    }
  }

  private func buttons(where isShown: (StagePicture.Element) -> Bool) -> some View {
    ForEach(actions.filter(isShown)) { button($0, $0.buttonRole) }
  }

  private func button(_ action: StagePicture.Element, _ role: ButtonRole?) -> some View {
    Button(action.name, role: role) { act(action) }
      .disabled(action.action == nil)
      .accessibilityLabel(Text(action.spokenName))
  }
}

extension StagePicture.Element {
  fileprivate var buttonRole: ButtonRole? {
    if case .button(_, let role) = kind { role.buttonRole } else { nil }
  }
}
#endif
