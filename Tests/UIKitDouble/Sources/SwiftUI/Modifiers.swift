public import Foundation
public import UIKit

/// A view whose type is of no interest.
public struct AnyView: View {
  let apply: @MainActor (HostDouble) -> Void
  public init<Content: View>(_ content: Content) {
    apply = { content.apply(to: $0) }
  }
  public var body: Never { fatalError("a primitive view has no body") }
}

/// The things that views tell the controller that hosts them.
///
/// It is no part of SwiftUI. A toolbar or a title sets the items of the bar, and takes away what
/// stands there: feedback of developers who lost their bar button items in `UIHostingController`.
@MainActor
public final class HostDouble {
  public internal(set) var title: String?
  public internal(set) var toolbar: [String]?
  public internal(set) var onOpenURL: ((URL) -> Void)?
  public internal(set) var onActivity: ((NSUserActivity) -> Void)?
  public internal(set) var onPhase: ((ScenePhase) -> Void)?
  public internal(set) var values: [String] = []
  public internal(set) var anchors: [UIView] = []
  public internal(set) var controllers: [UIViewController] = []
  public var environment = EnvironmentValues()
  public init() {}
}

public enum ScenePhase: Int, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Int, Sendable { case compact, regular }

public struct EnvironmentValues: Sendable {
  public var scenePhase = ScenePhase.active
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public init() {}
}

@MainActor @propertyWrapper
public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

@MainActor @propertyWrapper
public struct State<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A view that tells its host something, and then what is in it does.
public struct Modified<Content: View>: View {
  let content: Content
  let change: @MainActor (HostDouble) -> Void
  public var body: Never { fatalError("a primitive view has no body") }
}

extension View {
  private func telling(_ change: @escaping @MainActor (HostDouble) -> Void) -> Modified<Self> {
    Modified(content: self, change: change)
  }

  public func navigationTitle(_ title: String) -> some View { telling { $0.title = title } }
  public func toolbarDouble(_ titles: [String]) -> some View { telling { $0.toolbar = titles } }
  public func ignoresSafeArea() -> some View { telling { _ in } }
  public func environmentDouble(_ value: String) -> some View {
    telling { $0.values.append(value) }
  }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    telling { $0.onOpenURL = action }
  }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { telling { $0.onActivity = action } }
  public func onChange(
    of value: ScenePhase, _ action: @escaping (ScenePhase, ScenePhase) -> Void
  ) -> some View { telling { $0.onPhase = { action($0, $0) } } }
  public func background<Back: View>(_ back: Back) -> some View {
    telling { back.apply(to: $0) }
  }

  /// Lets the view and all that is in it tell their host what they have to say.
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

extension AnyView: TellingView {
  func tell(_ host: HostDouble) { apply(host) }
}

extension Modified: TellingView {
  func tell(_ host: HostDouble) {
    content.apply(to: host)
    change(host)
  }
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

/// A view that is one of UIKit.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable {
  public var body: Never { fatalError("a primitive view has no body") }
  func add(to host: HostDouble) {
    host.anchors.append(makeUIView(context: UIViewRepresentableContext()))
  }
}
