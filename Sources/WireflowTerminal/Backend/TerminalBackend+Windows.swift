package import Wireflow
import WireflowInteraction

extension TerminalBackend {
  /// Goes to the window after this one, and to the first one after the last.
  func goToNextWindow() {
    let windows = stage?.listedWindows ?? []
    guard let place = windows.firstIndex(where: \.isCurrent) else {
      return show(notice: "There is only one window")
    }
    goToWindow(windows[(place + 1) % windows.count].link)
  }

  /// Goes to the window with a link, which draws itself from then on.
  func goToWindow(_ link: String?) {
    commitEditing()
    if case .refused(let refusal)? = stage?.perform(.window(link)) {
      show(notice: "Not possible: \(refusal.reason)")
    }
  }
}

extension TerminalBackend {
  /// Shows the app with its next wireframe.
  func swapWireframe() {
    guard let stage, let wireframes, wireframes.variants.count > 1 else {
      return show(notice: "There is only one wireframe here")
    }
    commitEditing()
    let variants = wireframes.variants
    let place = variants.firstIndex { $0.name == wireframes.selected } ?? 0
    let next = variants[(place + 1) % variants.count]
    let outcome = stage.perform(.wireframe(next.name))
    if case .refused(let refusal) = outcome {
      return show(notice: "Not possible: \(refusal.reason)")
    }
    show(notice: "Shown by \(next.title)")
  }

  /// Adapts the app to the width of the window, if the app adapts and the form factor has changed.
  package func adaptToWidth() {
    guard adaptsToWidth, let stage else { return }
    let formFactor: FormFactor =
      viewpoint.size.columns < Viewpoint.regularWidth ? .compact : .regular
    guard formFactor != adaptedTo else { return }
    adaptedTo = formFactor
    stage.perform(.adapt(formFactor))
  }
}

extension TerminalBackend {
  /// Takes over the window of another backend, with its open panes.
  func takeOver(from other: TerminalBackend) {
    viewpoint.size = other.viewpoint.size
    (opensLog, opensTree) = (other.opensLog, other.opensTree)
    adaptedTo = stage?.state.formFactor ?? other.adaptedTo
    invalidate()
  }
}

extension TerminalBackend {
  /// Moves the focus to the item of an action, as a user would do first, and returns true if the
  /// focus has moved.
  package func lookAt(_ action: UserAction) -> Bool {
    let items = currentRendering().items
    let item = items.first { item in
      switch item.activation {
      case _ where item.actions.contains(action): true
      case .perform(action, _): true
      case .edit(let element, _): action.types(into: element)
      case .goToWindow(let link): action == .window(link)
      case .perform, .listActions, .scroll: false
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
