import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@testable import WireflowGTK

/// Tests that the window's widgets obey the laws of backends.
@Suite(.enabled(if: Display.isThere))
@MainActor
struct GTKConformanceTests {
  @Test func showsWhatIsOnStage() async throws {
    _ = try GTKBackend("There is a display")
    await checkBackend { _ in
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
  /// The texts of the window.
  var drawing: BackendDrawing { TreeNode(view.window.pointer).drawing }

  /// The widget of a screen.
  func view(of screen: any Screen) -> AnyObject? {
    stage.flatMap { view.widget(of: $0.pictureID(of: screen)) }
  }
}
