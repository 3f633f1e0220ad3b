#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import UIKit

/// An observation that calls a closure whenever a scene is about to return to the foreground.
final class ForegroundWatch {
  private let token: any NSObjectProtocol

  @MainActor
  init(_ scene: UIScene, _ onReturn: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIScene.willEnterForegroundNotification, object: scene, queue: nil
    ) { _ in
      // UIKit posts scene notifications on the main thread.
      MainActor.assumeIsolated { onReturn() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
