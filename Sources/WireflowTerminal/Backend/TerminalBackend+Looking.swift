package import Wireflow
import WireflowInteraction

extension TerminalBackend {
  /// Moves the focus to the item of an action, as a user would do first, and returns true if the
  /// focus has moved.
  package func lookAt(_ action: UserAction) -> Bool {
    let items = currentRendering().items
    let item = items.first { item in
      switch item.activation {
      case .perform(action, _): true
      case .edit(let element, _): action.types(into: element)
      case .goToWindow(let link): action == .window(link)
      case .perform, .scroll: false
      }
    }
    guard let item, item.target != viewpoint.focus else { return false }
    focus(item)
    return true
  }
}

extension UserAction {
  fileprivate func types(into element: StagePicture.Element) -> Bool {
    if case .type(_, let label) = self { return label == element.label }
    if case .typeSample(_, let label) = self { return label == element.label }
    if case .submit(let label) = self { return label == element.label }
    return false
  }
}
