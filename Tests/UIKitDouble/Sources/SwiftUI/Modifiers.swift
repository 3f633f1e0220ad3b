public import Foundation
public import UIKit

// Modifiers: https://developer.apple.com/documentation/swiftui/view
extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func tag<Value: Hashable>(_ tag: Value) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func ignoresSafeArea() -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func background<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { telling { background.apply(to: $0) } }
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { self }
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { self }
  public func badge(_ label: Text?) -> some View { self }
  public func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View { self }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    telling { if !$0.hasAppeared { action?() } }
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    telling { host in
      if initial { action(value, value) }
      guard Value.self == ScenePhase.self else { return }
      host.onPhase = { phase in if let value = phase as? Value { action(value, value) } }
    }
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    telling { $0.onTap = action }
  }
  // https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    telling { $0.onOpenURL = action }
  }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { telling { $0.onActivity = action } }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  public func gesture<Value: Gesture>(_ gesture: Value) -> some View { self }
  // Not `simultaneousGesture`: since iOS 18 a drag over a scroll view may keep it from scrolling,
  // https://danielsaidi.com/blog/2022/11/16/using-complex-gestures-in-a-scroll-view
}

// Accessibility: https://developer.apple.com/documentation/swiftui/view-accessibility
extension View {
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityHint(_ hint: String) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { self }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func swipeActions(
    edge: HorizontalEdge = .trailing, @ViewBuilder content: () -> some View
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/tint(_:)
  public func tint(_ tint: Color?) -> some View { self }
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    telling { $0.namedActions.append(name.string) }
  }
}

// Navigation: https://developer.apple.com/documentation/swiftui/navigation
extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public func navigationTitle(_ title: String) -> some View { telling { $0.title = title } }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  { self }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
}

// Presentations: https://developer.apple.com/documentation/swiftui/modal-presentations
extension View {
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func alert<A: View, M: View, T>(
    _ title: String, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }
  public func confirmationDialog<A: View, M: View, T>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }
}

// https://developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent { TupleToolbarContent() }
}

public struct TupleToolbarContent: ToolbarContent {
  public var body: Never { fatalError("a primitive has no body") }
}

// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
  public static let navigation = Self()
  public static let primaryAction = Self()
  public static let cancellationAction = Self()
}

// https://developer.apple.com/documentation/swiftui/toolbaritemgroup
@MainActor
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("a primitive has no body") }
}
