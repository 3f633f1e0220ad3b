import Wireflow

/// A flow that sells 20 notes, and helps once none is left: at once, or where the user asks.
@MainActor
final class StockFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let helpsAtOnce: Bool
  private let notes = NotesScreen("Notes")
  private var rest = 20

  init(_ wireframe: any ApplicationWireframe, helpsAtOnce: Bool) {
    self.wireframe = FlowWireframe(wireframe)
    self.helpsAtOnce = helpsAtOnce
  }

  func installUI() {
    let settings = SettingsScreen("Settings")
    if !helpsAtOnce {
      settings.button("Ask") { [weak self] in
        guard let self, rest == 0 else { return }
        wireframe.push(HelpScreen("Help"), from: settings)
      }
    }
    show()
    wireframe.install(rootItems: [notes, settings])
  }

  private func order() {
    guard rest > 0 else { return }
    rest -= 1
    show()
    if rest == 0, helpsAtOnce { wireframe.push(HelpScreen("Help"), from: notes) }
  }

  private func show() {
    notes.elements = [.text(.init("\(rest) notes"))]
    notes.button("Order") { [weak self] in self?.order() }
  }
}
