import Wireflow

@MainActor final class StationScreen: FullscreenMinimizable {
  let title: String
  let minimizedControls: any Screen
  var onMinimizedPlayerPressed: (() -> Void)?
  init(_ title: String, controls: StationControls) {
    (self.title, minimizedControls) = (title, controls)
  }
  var content: ScreenContent { Text("On air") }
}

@MainActor final class StationControls: Screen {
  let title: String
  var onStopPressed: (() -> Void)?
  init(_ title: String) { self.title = title }
  var content: ScreenContent { Button("Stop") { self.onStopPressed?() } }
}
