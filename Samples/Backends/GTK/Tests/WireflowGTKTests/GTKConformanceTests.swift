import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowGTK

/// The window obeys the laws of backends, by what its widgets say.
@Suite(.enabled(if: Display.isThere))
@MainActor
struct GTKConformanceTests {
  @Test func showsWhatIsOnStage() throws {
    _ = try GTKBackend("There is a display")
    checkBackend { _ in
      guard let backend = try? GTKBackend("Journeys") else {
        return BackendUnderTest(TextRecorder())
      }
      return BackendUnderTest(
        backend, drawing: { [weak backend] in backend?.drawing ?? BackendDrawing() },
        view: { [weak backend] in backend?.view(of: $0) })
    }
  }
}

extension GTKBackend {
  /// The words that can be read in the window.
  var drawing: BackendDrawing { TreeNode(view.window.pointer).drawing }

  /// The widget of a screen.
  func view(of screen: any Screen) -> AnyObject? {
    stage.flatMap { view.widget(of: $0.pictureID(of: screen)) }
  }
}
