import SwiftUI
import TemplateApp
import Wireflow
import WireflowSwiftUI

/// The app in SwiftUI, where you register views of your own as they are designed.
@main
struct TemplateScene: App {
  var body: some Scene {
    WireflowScene {
      SceneApp { ApplicationController(templateOn: $0) }
    }
  }
}
