// https://developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

// https://developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder @MainActor
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

// https://developer.apple.com/documentation/swiftui/windowgroup
@MainActor
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("a primitive scene has no body") }
}

extension WindowGroup {
  // https://developer.apple.com/documentation/swiftui/windowgroup/init(for:content:defaultvalue:)
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}

// https://developer.apple.com/documentation/swiftui/presentedwindowcontent
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
  public var body: Never { fatalError("a primitive has no body") }
}

// https://developer.apple.com/documentation/swiftui/openwindowaction
@MainActor
public struct OpenWindowAction {
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
}

// https://developer.apple.com/documentation/swiftui/dismisswindowaction
@MainActor
public struct DismissWindowAction {
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
}

extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
}

// https://developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Makes the app once and ends: there is nobody to show it to.
  @MainActor @preconcurrency
  public static func main() { _ = Self().body }
}

// https://developer.apple.com/documentation/swiftui/commands
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

// https://developer.apple.com/documentation/swiftui/commandsbuilder
@resultBuilder @MainActor
public struct CommandsBuilder {
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommands { TupleCommands() }
}

public struct TupleCommands: Commands {
  public var body: Never { fatalError("a primitive has no body") }
}

// https://developer.apple.com/documentation/swiftui/commandmenu
@MainActor
public struct CommandMenu<Content: View>: Commands {
  public init(_ name: String, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("a primitive has no body") }
}

// https://developer.apple.com/documentation/swiftui/commandgroup
@MainActor
public struct CommandGroup<Content: View>: Commands {
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public var body: Never { fatalError("a primitive has no body") }
}

// https://developer.apple.com/documentation/swiftui/commandgroupplacement
public struct CommandGroupPlacement: Sendable {
  public static let newItem = Self()
  public static let pasteboard = Self()
  public static let sidebar = Self()
}
