public import Foundation

public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2)
  public static let landscape = Self(rawValue: 24)
  public static let allButUpsideDown = Self(rawValue: 26)
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let bottom = Self(rawValue: 4)
  public static let all = Self(rawValue: 15)
}

@MainActor
public struct UITraitOverrides {
  var sizeClass: UIUserInterfaceSizeClass?
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { sizeClass ?? .unspecified }
    set { sizeClass = newValue }
  }
}

/// The system asks the root. A controller that names a child passes the question on, also to a
/// full-screen modal: Apple's pages of `childForStatusBarStyle` and its siblings.
extension UIWindow {
  public var statusBarStyle: UIStatusBarStyle {
    answer(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
  public var isStatusBarHidden: Bool {
    answer(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }
  public var isHomeIndicatorHidden: Bool {
    answer(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }
  public var orientations: UIInterfaceOrientationMask {
    top?.supportedInterfaceOrientations ?? .allButUpsideDown
  }

  private var top: UIViewController? {
    var top = rootViewController
    while let next = top?.presented, next.modalPresentationStyle == .fullScreen { top = next }
    return top
  }

  private func answer(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController? {
    var asked = top
    while let next = asked?[keyPath: child] { asked = next }
    return asked
  }
}

extension UIViewController {
  /// A transition between view controllers that the system makes.
  ///
  /// Source: Apple's page of `UIViewController.Transition`, iOS 18.
  @MainActor
  public final class Transition: NSObject {
    public let name: String

    init(_ name: String) { self.name = name }

    @MainActor
    public final class ZoomOptions: NSObject {
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      @MainActor
      public final class InteractionContext: NSObject {
        public let willBegin = true
      }
    }

    @MainActor
    public struct ZoomSourceContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }

    public private(set) var options: ZoomOptions?

    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceContext) -> UIView?
    ) -> Transition {
      let zoom = Transition("zoom")
      zoom.options = options
      return zoom
    }

    public static var crossDissolve: Transition { Transition("cross dissolve") }
  }
}

public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled = false

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
  }

  /// The posts that a test hears, which keeps its arguments weakly.
  @MainActor
  public final class Hearing {
    public struct Post {
      public let notification: Notification
      public let text: NSAttributedString?
      public private(set) weak var view: UIView?
    }

    public private(set) var posts: [Post] = []
    public init() {}

    fileprivate func hear(_ notification: Notification, _ argument: Any?) {
      posts.append(
        Post(
          notification: notification, text: argument as? NSAttributedString,
          view: argument as? UIView))
    }

    /// Returns the posts since the last time.
    public func take() -> [Post] {
      defer { posts = [] }
      return posts
    }
  }

  /// The hearing of the test that runs.
  @TaskLocal public static var hearing: Hearing?

  @MainActor public static var isVoiceOverRunning: Bool { hearing != nil }
  @MainActor public static var isSwitchControlRunning: Bool { false }

  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    hearing?.hear(notification, argument)
  }
}

extension NSAttributedString.Key {
  // https://developer.apple.com/documentation/uikit/uiaccessibilityspeechattributeannouncementpriority
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitypriority
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let low = Self(rawValue: "low")
  public static let high = Self(rawValue: "high")
}
