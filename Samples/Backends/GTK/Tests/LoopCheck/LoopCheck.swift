import CGtk
import Foundation
import Observation
import Wireflow
import WireflowGTK

/// A check of the main loop outside of tests, which have their own loop.
///
/// The app's screens appear and change only through delays, tasks and observation, until the window
/// has shown all of them.
///
/// The check then exits with status 0. A signal ends it if the main queue never runs.
@main
struct LoopCheck {
  @MainActor
  static func main() {
    alarm(20)
    GTKApplication("Loop check").run { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(
        wireframe: wireframe, mainFlow: CountingFlow(wireframe: wireframe))
    }
  }
}

/// A screen with a counter, which the window observes.
@Observable
@MainActor
final class CountingScreen: RootLevelRepresentable {
  let title = "Counter"
  var count = 0
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent { Text("Counted to \(count)") }
}

/// A flow whose task increments the counter after a sleep, and which pushes a screen after a delay.
@MainActor
final class CountingFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    let screen = CountingScreen()
    wireframe.install(rootItems: [screen])
    task { flow in
      while !flow.texts.contains("Counted to 3") {
        try await flow.wireframe.stage.clock.sleep(for: .milliseconds(30))
        screen.count = min(3, screen.count + 1)
      }
      let next = CountingScreen()
      next.count = 10
      flow.after(.milliseconds(50)) { $0.wireframe.push(next, from: screen) }
      while !flow.texts.contains("Counted to 10") {
        try await flow.wireframe.stage.clock.sleep(for: .milliseconds(10))
      }
      print("The window has shown all.")
      exit(0)
    }
  }

  /// The texts of all labels in all windows.
  private var texts: [String] {
    let windows = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(windows)).flatMap { place -> [String] in
      guard let window = g_list_model_get_item(windows, place) else { return [] }
      defer { wireflow_release(window) }
      return texts(in: window.assumingMemoryBound(to: GtkWidget.self))
    }
  }

  private func texts(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    guard wireflow_is(widget, "GtkLabel") == 0 else {
      return [String(cString: gtk_label_get_text(OpaquePointer(widget)))]
    }
    var texts: [String] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      texts += self.texts(in: child)
      next = gtk_widget_get_next_sibling(child)
    }
    return texts
  }
}
