// The real one exports both, too.
@_exported public import Foundation
@_exported public import UIKit

// The part of SwiftUI that the project uses, from Apple's documentation: declarations alone, of the
// minimum systems. A newer symbol is not declared, so its use does not compile.

// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

/// A view that has no body here.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("a primitive view has no body") }
}

// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder @MainActor
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent(first: first, second: nil) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent(first: nil, second: second) }
}

public struct EmptyView: PrimitiveView {
  public init() {}
}

@MainActor
public struct TupleView<Contents>: PrimitiveView {
  public let contents: Contents
  init(_ contents: Contents) { self.contents = contents }
}

@MainActor
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  public let first: First?
  public let second: Second?
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {}

// https://developer.apple.com/documentation/swiftui/anyview
@MainActor
public struct AnyView: PrimitiveView {
  public let base: any View
  public init<Content: View>(_ view: Content) { base = view }
}

// https://developer.apple.com/documentation/swiftui/group
@MainActor
public struct Group<Content: View>: PrimitiveView {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedPlaceholder<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

@MainActor
public struct ModifiedPlaceholder<Modifier>: PrimitiveView {
  public let content: any View
}

@MainActor
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  public let content: Content
  public let modifier: Modifier
}

extension View {
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }
}

// https://developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  public let host = HostDouble()

  open override func viewDidLoad() {
    super.viewDidLoad()
    // It fills its view: Apple's "Using SwiftUI with UIKit", where code makes it clear.
    view.backgroundColor = .systemBackground
    rootView.apply(to: host)
    for anchor in host.anchors { view.addSubview(anchor) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    setBar()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setBar()
  }

  private func setBar() {
    if let title = host.title { navigationItem.title = title }
    guard let toolbar = host.toolbar else { return }
    navigationItem.leftBarButtonItems = nil
    navigationItem.rightBarButtonItems = toolbar.map { UIBarButtonItem(title: $0) }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let environment: EnvironmentValues
}

// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: PrimitiveView {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let environment: EnvironmentValues
}

// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
@MainActor @preconcurrency
public protocol UIViewRepresentable: PrimitiveView {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}
