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
