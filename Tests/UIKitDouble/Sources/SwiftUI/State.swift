public import Foundation
public import Observation

// https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper @dynamicMemberLookup @MainActor
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: {
        var value = read()
        value[keyPath: keyPath] = $0
        write(value)
      })
  }
}

@MainActor
final class Storage<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper @MainActor
public struct State<Value> {
  private let storage: Storage<Value>
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

// https://developer.apple.com/documentation/swiftui/bindable
@propertyWrapper @dynamicMemberLookup @MainActor
public struct Bindable<Value: AnyObject & Observable> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper @MainActor
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

// https://developer.apple.com/documentation/swiftui/environmentkey
@MainActor @preconcurrency
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

// https://developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Sendable {
  case background
  case inactive
  case active
}

// https://developer.apple.com/documentation/swiftui/dismissaction
@MainActor
public struct DismissAction {
  public func callAsFunction() {}
}

// https://developer.apple.com/documentation/swiftui/environmentvalues
@MainActor
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The setting of the user, which a test changes.
  @TaskLocal public static var reducesMotion = false
  public var accessibilityReduceMotion: Bool { Self.reducesMotion }
  // https://developer.apple.com/documentation/swiftui/environmentvalues/isscrollenabled
  public var isScrollEnabled = true
  public var scenePhase = ScenePhase.active
  public var dismiss: DismissAction { DismissAction() }
  // https://developer.apple.com/documentation/swiftui/environmentvalues/openwindow
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  // https://developer.apple.com/documentation/swiftui/environmentvalues/dismisswindow
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  // https://developer.apple.com/documentation/swiftui/environmentvalues/supportsmultiplewindows
  public var supportsMultipleWindows: Bool { true }
}

extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { self }
}

// https://developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper @MainActor
public struct FocusState<Value: Hashable> {
  private let storage: Storage<Value>
  public init() where Value == Bool { storage = Storage(false) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding { Binding() }
  public struct Binding {}
}

// https://developer.apple.com/documentation/swiftui/accessibilityfocusstate
@propertyWrapper @MainActor
public struct AccessibilityFocusState<Value: Hashable> {
  private let storage: Storage<Value>
  public init() where Value == Bool { storage = Storage(false) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding { Binding() }
  public struct Binding {}
}

// https://developer.apple.com/documentation/swiftui/scenestorage
@propertyWrapper @MainActor
public struct SceneStorage<Value> {
  private let storage: Storage<Value>
  public init(_ key: String) where Value == Data? { storage = Storage(nil) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

// https://developer.apple.com/documentation/swiftui/focusedvaluekey
public protocol FocusedValueKey {
  associatedtype Value
}

// https://developer.apple.com/documentation/swiftui/focusedvalues
@MainActor
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

// https://developer.apple.com/documentation/swiftui/focusedvalue
@propertyWrapper @MainActor
public struct FocusedValue<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { nil }
}

extension View {
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
}
