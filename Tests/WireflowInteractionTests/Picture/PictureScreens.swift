import Observation
import TestSupport
import Wireflow

/// A screen that counts how often it is asked, and cannot be observed.
@MainActor
final class CountingScreen: ModallyPresentable {
  let title: String
  var text: String
  var onTap: (() -> Void)?
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  private(set) var readings = 0

  init(_ title: String, text: String = "text") {
    self.title = title
    self.text = text
  }

  var content: ScreenContent {
    readings += 1
    return ScreenContent(elements: [.text(Text(text)), .button(Button("Tap") { self.onTap?() })])
  }
}

/// A player, whose controls are a screen of their own.
@MainActor
final class PicturePlayer: FullscreenMinimizable {
  let title = "Player"
  let minimizedControls: any Screen = {
    let controls = PageScreen("Controls")
    controls.rows = [("Play", {})]
    return controls
  }()
  var onMinimizedPlayerPressed: (() -> Void)?
  var content: ScreenContent { Button("Stop") {} }
}
