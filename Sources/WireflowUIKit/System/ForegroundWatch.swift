#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import UIKit

/// An observation that calls a closure whenever a scene is about to return to the foreground, and
/// when it is active again, because its state may still be the background before.
final class ForegroundWatch {
  private let tokens: [any NSObjectProtocol]

  @MainActor
  init(_ scene: UIScene, _ onReturn: @escaping @MainActor () -> Void) {
    let names = [UIScene.willEnterForegroundNotification, UIScene.didActivateNotification]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        // UIKit posts scene notifications on the main thread.
        MainActor.assumeIsolated { onReturn() }
      }
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
#endif
