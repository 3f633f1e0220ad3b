import AppKit

/// Brings the app to the front when it has launched.
///
/// The system gives a program without a bundle, as `swift run` starts it, neither a place in the Dock
/// nor the keyboard.
/// Source: https://developer.apple.com/documentation/appkit/nsapplication/activationpolicy-swift.enum/prohibited
final class MacDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApp.setActivationPolicy(.regular)
    NSApp.activate()
  }
}
