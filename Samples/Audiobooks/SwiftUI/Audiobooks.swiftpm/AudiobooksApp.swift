import Foundation
import SwiftUI
import Wireflow
import WireflowSwiftUI

/// The app: one stage for each window, with two views of its own.
@main
struct AudiobooksApp: App {
  #if os(macOS)
  @NSApplicationDelegateAdaptor(MacDelegate.self) private var delegate
  #endif

  var body: some Scene {
    WireflowScene(views: registerAudiobooks) {
      SceneApp {
        ApplicationController(
          audiobooksOn: $0,
          texts: Texts(preferring: Locale.preferredLanguages))
      }
    }
  }
}

/// Registers the app's own views for two screens, while Wireflow draws the others from their
/// content.
@MainActor
func registerAudiobooks(_ views: ScreenViews) {
  views.register(ProductDetailsScreen.self) {
    ProductDetailsView(screen: $0)
  }
  views.register(PlayerControlsScreen.self) {
    PlayerControlsView(screen: $0)
  }
}
