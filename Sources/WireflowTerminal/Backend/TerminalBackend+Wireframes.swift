import Wireflow

extension TerminalBackend {
  /// The minimum number of columns of a window with the regular form factor.
  private static let leastForRegular = 100

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
      viewpoint.size.columns < Self.leastForRegular ? .compact : .regular
    guard formFactor != adaptedTo else { return }
    adaptedTo = formFactor
    stage.perform(.adapt(formFactor))
  }
}
