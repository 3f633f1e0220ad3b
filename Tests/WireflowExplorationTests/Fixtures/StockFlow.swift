import Wireflow

/// A flow that sells 20 notes, and helps once none is left: at once, or where the user asks.
@MainActor
final class StockFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let helpsAtOnce: Bool
  private let about: String?
  private let pushesTwice: Bool
  private let notes = NotesScreen("Notes")
  private var rest = 20

  /// Creates the flow.
  /// - Parameters:
  ///   - wireframe: the wireframe.
  ///   - helpsAtOnce: true if the help comes by itself.
  ///   - about: the title of the button in the settings that shows another page, or nil for none.
  ///   - pushesTwice: true if that button pushes two pages after three orders.
  init(
    _ wireframe: any ApplicationWireframe, helpsAtOnce: Bool, about: String? = nil,
    pushesTwice: Bool = false
  ) {
    self.wireframe = FlowWireframe(wireframe)
    (self.helpsAtOnce, self.about, self.pushesTwice) = (helpsAtOnce, about, pushesTwice)
  }

  func installUI() {
    let settings = SettingsScreen("Settings")
    if !helpsAtOnce {
      settings.button("Ask") { [weak self] in
        guard let self, rest == 0 else { return }
        wireframe.push(HelpScreen("Help"), from: settings)
      }
    }
    if let about {
      settings.button(about) { [weak self] in
        guard let self else { return }
        wireframe.push(AboutScreen("About"), from: settings)
        if pushesTwice, rest < 18 { wireframe.push(HelpScreen("Help"), from: settings) }
      }
    }
    show()
    wireframe.install(rootItems: [notes, settings])
  }

  func order() {
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
