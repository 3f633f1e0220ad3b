/// A typed parameter of a link: the name of a query item, and the type of its value.
///
/// ```swift
/// extension RouteParameter<Int> { static var page: Self { .init("page") } }
/// let page = try link.parameters.value(of: .page)
/// ```
public struct RouteParameter<Value>: Sendable {
  /// The name of the query item.
  public let name: String
  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String

  /// Creates a parameter with closures that read and write its value.
  public init(
    _ name: String, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.read = read
    self.write = write
  }
}

extension RouteParameter where Value: LosslessStringConvertible & SendableMetatype {
  /// Creates a parameter whose value is read from its description.
  public init(_ name: String) {
    self.init(name, read: { Value($0) }, write: { $0.description })
  }
}

extension RouteParameter where Value: RawRepresentable<String> & SendableMetatype {
  /// Creates a parameter whose value is read from its raw value.
  public init(_ name: String) {
    self.init(name, read: { Value(rawValue: $0) }, write: { $0.rawValue })
  }
}
