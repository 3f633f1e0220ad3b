public import Foundation

public struct Alignment: Sendable {
  public static let leading = Self()
  public static let top = Self()
  public static let bottom = Self()
  public static let bottomTrailing = Self()
  public static let center = Self()
}
public struct HorizontalAlignment: Sendable {
  public static let leading = Self()
  public static let center = Self()
}
public struct VerticalAlignment: Sendable {
  public static let top = Self()
  public static let center = Self()
}

// https://developer.apple.com/documentation/swiftui/zstack
@MainActor
public struct ZStack<Content: View>: PrimitiveView {
  public let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

// https://developer.apple.com/documentation/swiftui/hstack
@MainActor
public struct HStack<Content: View>: PrimitiveView {
  public let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

// https://developer.apple.com/documentation/swiftui/vstack
@MainActor
public struct VStack<Content: View>: PrimitiveView {
  public let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct Spacer: PrimitiveView {
  public init() {}
}

// https://developer.apple.com/documentation/swiftui/scrollview
@MainActor
public struct ScrollView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/geometryreader
@MainActor
public struct GeometryReader<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy {
  public var size: CGSize { .zero }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { .zero }
}

// https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol
public protocol CoordinateSpaceProtocol {}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

// https://developer.apple.com/documentation/swiftui/form
@MainActor
public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/formstyle
public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

// https://developer.apple.com/documentation/swiftui/foreach
@MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
}

// https://developer.apple.com/documentation/swiftui/section
@MainActor
public struct Section<Content: View>: PrimitiveView {
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/list
@MainActor
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/tabview
@MainActor
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

// https://developer.apple.com/documentation/swiftui/pagetabviewstyle
public struct PageTabViewStyle {
  public enum IndexDisplayMode {
    case automatic
    case always
    case never
  }
  public static func page(indexDisplayMode: IndexDisplayMode) -> PageTabViewStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/pageindexviewstyle
public struct PageIndexViewStyle {
  public enum BackgroundDisplayMode {
    case automatic
    case always
    case never
  }
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    .init()
  }
}

extension View {
  public func tabViewStyle(_ style: PageTabViewStyle) -> some View { self }
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}

// https://developer.apple.com/documentation/swiftui/navigationsplitview
@MainActor
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {}
}

// https://developer.apple.com/documentation/swiftui/navigationstack
@MainActor
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}
