/// The commands of an app's main flow.
///
/// They have the content of a screen, so that the user's actions find them as they find elements of
/// a page. They never have a place on the stage.
@MainActor
package final class AppCommands: Screen {
  package let title = ""
  private weak var flow: (any MainFlowCoordinator)?

  init(of flow: any MainFlowCoordinator) {
    self.flow = flow
  }

  package var content: ScreenContent {
    let elements = flow?.commands.elements ?? []
    return ScreenContent(elements: elements.filter(\.isCommand))
  }
}

extension ScreenContent.Element {
  fileprivate var isCommand: Bool {
    switch self {
    case .button, .toggle: true
    case .text, .image, .row, .rows, .refresh, .field, .choice, .progress: false
    }
  }
}
