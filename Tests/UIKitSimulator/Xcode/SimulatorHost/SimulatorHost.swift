import SwiftUI

/// The app that hosts the simulator tests, which put their windows into its scene.
///
/// Tests of a Swift package have no app around them, and therefore no scene and no key window.
@main
struct SimulatorHost: App {
  var body: some Scene { WindowGroup { Color.clear } }
}
