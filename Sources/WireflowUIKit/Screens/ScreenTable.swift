#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
import Wireflow

/// The screens on stage that have a view controller, exactly one for each screen.
@MainActor
final class ScreenTable {
  private struct Entry {
    let screen: any Screen
    let controller: UIViewController
  }

  /// The screens and their view controllers, by the identifier of the screen.
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The same entries by the identifier of the view controller.
  private var shown: [ObjectIdentifier: Entry] = [:]
  /// The painter of view controllers that are drawn from content.
  let painter = ContentPainter()
  /// The embedded view controllers of each screen, in order.
  private var embedded: [ObjectIdentifier: [UIViewController]] = [:]

  var hasEmbeddings: Bool { !embedded.isEmpty }

  func viewController(of screen: any Screen) -> UIViewController? {
    entries[ObjectIdentifier(screen)]?.controller
  }

  func screen(of controller: UIViewController) -> (any Screen)? {
    shown[ObjectIdentifier(controller)]?.screen
  }

  func screens(of controllers: [UIViewController]) -> [any Screen] {
    controllers.compactMap(screen)
  }

  func add(_ screen: any Screen, _ controller: UIViewController) -> UIViewController {
    let entry = Entry(screen: screen, controller: controller)
    entries[ObjectIdentifier(screen)] = entry
    shown[ObjectIdentifier(controller)] = entry
    return controller
  }

  /// Releases all screens that have left the stage.
  func forget(except isOnStage: @MainActor (any Screen) -> Bool) {
    for entry in entries.values where !isOnStage(entry.screen) {
      shown[ObjectIdentifier(entry.controller)] = nil
      forget(entry)
    }
  }

  /// Releases the screens of some view controllers, if they have left the stage.
  func forget(_ controllers: [UIViewController], except isOnStage: @MainActor (any Screen) -> Bool)
  {
    for controller in controllers {
      let id = ObjectIdentifier(controller)
      // Most screens have left, so removing each entry immediately saves a second look-up.
      guard let entry = shown.removeValue(forKey: id) else { continue }
      if isOnStage(entry.screen) { shown[id] = entry } else { forget(entry) }
    }
  }

  private func forget(_ entry: Entry) {
    let screen = ObjectIdentifier(entry.screen)
    entries[screen] = nil
    painter.forget(screen)
    guard entry.screen === entry.controller else { return }
    // The screen may appear again, in a different place.
    entry.controller.navigationItem.leadingContainerButton = nil
    entry.controller.navigationItem.trailingContainerButton = nil
  }

  // MARK: - Embedded screens

  /// Makes the view controllers of embedded screens children of their hosts, in order.
  func embed(
    _ embeddings: [StageSnapshot.Embedding], make: (any Screen) -> UIViewController
  ) {
    var wanted: [ObjectIdentifier: [UIViewController]] = [:]
    for embedding in embeddings {
      wanted[ObjectIdentifier(embedding.host), default: []].append(make(embedding.screen))
    }
    for (host, children) in embedded {
      let kept = zip(children, wanted[host] ?? []).prefix { $0 === $1 }.count
      for child in children[kept...] { child.detach() }
      embedded[host] = kept == 0 ? nil : Array(children[..<kept])
    }
    for embedding in embeddings {
      let id = ObjectIdentifier(embedding.host)
      guard let children = wanted.removeValue(forKey: id) else { continue }
      for child in children[(embedded[id]?.count ?? 0)...] {
        child.detach()
        make(embedding.host).embed(child)
      }
      embedded[id] = children
    }
  }
}

/// A view controller that decides where embedded screens appear.
///
/// ```swift
/// extension DiscoverViewController: EmbeddingViewController {
///   func place(_ child: UIViewController) { stack.addArrangedSubview(child.view) }
/// }
/// ```
@MainActor
public protocol EmbeddingViewController: UIViewController {
  /// Puts the view of a child into its place.
  ///
  /// The view controller is already a child. The backend calls `didMove(toParent:)` afterwards.
  func place(_ child: UIViewController)
}

extension UIViewController {
  /// Adds a child, with its view at the bottom unless the view controller provides a place.
  func embed(_ child: UIViewController) {
    addChild(child)
    if let host = self as? any EmbeddingViewController {
      host.place(child)
    } else {
      child.view.fill(view)
    }
    child.didMove(toParent: self)
  }

  /// Removes the view controller from its parent or from its stack.
  ///
  /// In a window, a stack releases it at the next layout, so the function forces one.
  func detach() {
    if let stack = parent as? UINavigationController {
      (stack.delegate as? StackController)?.forget(self)
      let rest = stack.viewControllers.filter { $0 !== self }
      if rest.count < stack.viewControllers.count {
        stack.setViewControllers(rest, animated: false)
      }
      if stack.viewIfLoaded?.window != nil, parent === stack { stack.view.layoutIfNeeded() }
    }
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
#endif
