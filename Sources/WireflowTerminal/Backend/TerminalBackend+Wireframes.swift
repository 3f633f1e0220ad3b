import Wireflow

extension TerminalBackend {
  /// The least columns of a window in which an app that adapts has room for columns.
  private static let leastForRegular = 100

  /// Shows the app by the next of the wireframes that it can be shown by.
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

  /// Adapts the app to the width of the window, if it does and has not yet.
  package func adaptToWidth() {
    guard adaptsToWidth, let stage else { return }
    let formFactor: FormFactor =
      viewpoint.size.columns < Self.leastForRegular ? .compact : .regular
    guard formFactor != adaptedTo else { return }
    adaptedTo = formFactor
    stage.perform(.adapt(formFactor))
  }
}
