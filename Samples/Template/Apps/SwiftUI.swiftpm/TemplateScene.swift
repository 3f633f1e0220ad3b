import SwiftUI
import TemplateApp
import Wireflow
import WireflowSwiftUI

/// The SwiftUI app, in which you register your own views as you design them.
@main
struct TemplateScene: App {
  var body: some Scene {
    WireflowScene {
      SceneApp { ApplicationController(templateOn: $0) }
    }
  }
}
