public import Foundation
public import UIKit

/// The things that views tell the controller that hosts them.
///
/// It is no part of SwiftUI. A toolbar or a title sets the items of the bar, and replaces the items
/// of the host: feedback of developers who lost their bar button items in `UIHostingController`.
@MainActor
public final class HostDouble {
  /// True once the view has appeared, after which its bodies are only evaluated again.
  public var hasAppeared = false
  public internal(set) var title: String?
  public internal(set) var toolbar: [String]?
  public internal(set) var onOpenURL: ((URL) -> Void)?
  public internal(set) var onActivity: ((NSUserActivity) -> Void)?
  public internal(set) var onPhase: ((ScenePhase) -> Void)?
  public internal(set) var values: [String] = []
  /// The actions of the buttons beside the view, by title.
  public internal(set) var buttons: [String: @MainActor () -> Void] = [:]
  /// The titles of destructive buttons, for which a list removes a swiped row, even if it stays.
  ///
  /// Source: https://github.com/subconsciousnetwork/subconscious/pull/972
  public internal(set) var destructiveButtons: [String] = []
  public internal(set) var onTap: (() -> Void)?
  /// The names of the actions for VoiceOver.
  public internal(set) var namedActions: [String] = []
  public internal(set) var anchors: [UIView] = []
  public internal(set) var controllers: [UIViewController] = []
  public var environment = EnvironmentValues()
  public init() {}
}

/// A view that tells its host something, before its child does.
@MainActor
public struct Modified<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (HostDouble) -> Void
}

extension View {
  func telling(_ change: @escaping @MainActor (HostDouble) -> Void) -> Modified<Self> {
    Modified(content: self, change: change)
  }

  public func toolbarDouble(_ titles: [String]) -> some View { telling { $0.toolbar = titles } }
  public func environmentDouble(_ value: String) -> some View {
    telling { $0.values.append(value) }
  }

  /// Lets the view and its children tell their host their titles and items.
  @MainActor
  public func apply(to host: HostDouble) {
    if let telling = self as? any TellingView {
      telling.tell(host)
    } else if let view = self as? any UIViewRepresentable {
      view.add(to: host)
    } else if let controller = self as? any UIViewControllerRepresentable {
      controller.add(to: host)
    } else if Body.self != Never.self {
      body.apply(to: host)
    }
  }
}

/// A view of the double that has something to say to its host.
@MainActor
protocol TellingView {
  func tell(_ host: HostDouble)
}

extension Button: TellingView {
  func tell(_ host: HostDouble) {
    guard let text = label as? Text else { return }
    host.buttons[text.string] = action
    if role == .destructive { host.destructiveButtons.append(text.string) }
  }
}

extension ForEach: TellingView {
  func tell(_ host: HostDouble) { for value in data { content(value).apply(to: host) } }
}

extension AnyView: TellingView {
  func tell(_ host: HostDouble) { base.apply(to: host) }
}

extension Modified: TellingView {
  func tell(_ host: HostDouble) {
    content.apply(to: host)
    change(host)
  }
}

extension UIViewRepresentable {
  func add(to host: HostDouble) {
    let context = UIViewRepresentableContext<Self>(environment: host.environment)
    host.anchors.append(makeUIView(context: context))
  }
}

extension UIViewControllerRepresentable {
  func add(to host: HostDouble) {
    let context = UIViewControllerRepresentableContext<Self>(environment: host.environment)
    host.controllers.append(makeUIViewController(context: context))
  }
}

/// A tap on a SwiftUI button is also one for the tap recognizers of UIKit around it.
///
/// - "Default control actions prevent overlapping gesture recognizer behavior": Apple's page of
///   `UIGestureRecognizer`, which names controls of UIKit alone.
/// - A gesture of SwiftUI has "a lower precedence than gestures defined by the view": Apple's page of
///   `View.gesture(_:including:)`.
extension UIHostingController {
  /// The user taps a button, or beside all buttons.
  public func userTaps(_ button: String? = nil) {
    if let button { host.buttons[button]?() } else { host.onTap?() }
    for recognizer in view.recognizersAround where recognizer is UITapGestureRecognizer {
      recognizer.recognize()
    }
  }
}
