// https://developer.apple.com/documentation/swiftui/text
public struct Text: PrimitiveView {
  public let string: String
  public init(_ string: String) { self.string = string }
  public func font(_ font: Font?) -> Text { self }
}

// https://developer.apple.com/documentation/swiftui/font
public struct Font: Sendable {
  public static let footnote = Font()
  public static let title = Font()
  public func monospaced() -> Font { self }
}

// https://developer.apple.com/documentation/swiftui/image
public struct Image: PrimitiveView {
  public let name: String
  public let isSymbol: Bool
  public init(_ name: String) { (self.name, isSymbol) = (name, false) }
  public init(decorative name: String) { (self.name, isSymbol) = (name, false) }
  public init(systemName: String) { (name, isSymbol) = (systemName, true) }
}

// https://developer.apple.com/documentation/swiftui/color
public struct Color: PrimitiveView, ShapeStyle {
  public static let black = Color()
  public static let clear = Color()
  public static let red = Color()
  public static let white = Color()
  public func opacity(_ opacity: Double) -> Color { self }
}

// https://developer.apple.com/documentation/swiftui/shape
public protocol Shape: PrimitiveView {}
public struct Rectangle: Shape {
  public nonisolated init() {}
}

// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

public struct BackgroundStyle: ShapeStyle {}
public struct HierarchicalShapeStyle: ShapeStyle {}
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
extension ShapeStyle where Self == Material {
  public static var bar: Material { Material() }
}
extension ShapeStyle where Self == Color {
  public static var white: Color { Color() }
}

// https://developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let cancel = Self(name: "cancel")
  public static let destructive = Self(name: "destructive")
}

// https://developer.apple.com/documentation/swiftui/button
@MainActor
public struct Button<Label: View>: PrimitiveView {
  public let action: @MainActor () -> Void
  public let label: Label
  var role: ButtonRole?
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init(_ title: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
    self.role = role
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(_ title: String, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

// https://developer.apple.com/documentation/swiftui/labelstyle
public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

// https://developer.apple.com/documentation/swiftui/label
@MainActor
public struct Label<Title: View, Icon: View>: PrimitiveView {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: String, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}

// https://developer.apple.com/documentation/swiftui/menu
@MainActor
public struct Menu<Label: View, Content: View>: PrimitiveView {
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == SwiftUI.Label<Text, Image> {}
}

// https://developer.apple.com/documentation/swiftui/toggle
@MainActor
public struct Toggle<Label: View>: PrimitiveView {
  public init(_ title: String, isOn: Binding<Bool>) where Label == Text {}
}

// https://developer.apple.com/documentation/swiftui/picker
@MainActor
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  public init(
    _ title: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) where Label == Text {}
}

// https://developer.apple.com/documentation/swiftui/textfield
@MainActor
public struct TextField<Label: View>: PrimitiveView {
  public init(_ title: String, text: Binding<String>, prompt: Text? = nil) where Label == Text {}
  public init(_ title: String, text: Binding<String>, prompt: Text? = nil, axis: Axis)
  where Label == Text {}
}

// https://developer.apple.com/documentation/swiftui/securefield
@MainActor
public struct SecureField<Label: View>: PrimitiveView {
  public init(_ title: String, text: Binding<String>, prompt: Text? = nil) where Label == Text {}
}

// https://developer.apple.com/documentation/swiftui/progressview
@MainActor
public struct ProgressView<Label: View>: PrimitiveView {
  public init(_ title: String) where Label == Text {}
  public init(_ title: String, value: Double?, total: Double = 1) where Label == Text {}
}
