public import UIKit

/// As much of SwiftUI as hosting a view takes.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

public struct Text: View {
  public let string: String
  public init(_ string: String) { self.string = string }
  public var body: Never { fatalError("a primitive view has no body") }
}

@resultBuilder @MainActor
public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// A view controller that holds a view.
///
/// A toolbar of the view sets the items of the bar each time the view is laid out.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  public let host = HostDouble()

  open override func viewDidLoad() {
    super.viewDidLoad()
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

/// A view that is a view controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("a primitive view has no body") }
  func add(to host: HostDouble) {
    let context = UIViewControllerRepresentableContext<Self>(environment: host.environment)
    host.controllers.append(makeUIViewController(context: context))
  }
}

extension ViewBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
}

@MainActor
public struct TupleView<Contents>: View {
  public let contents: Contents
  init(_ contents: Contents) { self.contents = contents }
  public var body: Never { fatalError("a primitive view has no body") }
}

@MainActor
public struct HStack<Content: View>: View {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError("a primitive view has no body") }
}

@MainActor
public struct Button: View {
  public let title: String
  public let action: @MainActor () -> Void
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
  public var body: Never { fatalError("a primitive view has no body") }
}
