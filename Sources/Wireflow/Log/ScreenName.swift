/// The name of a screen in logs, trees and reasons: its type and its title at the time.
public struct ScreenName: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The name of the screen's type, without its module.
  public let typeName: String
  /// The title that the screen had.
  public let title: String

  /// Creates a name from a type's name and a title.
  package init(typeName: String, title: String) {
    self.typeName = typeName
    self.title = title
  }

  /// Creates a name from a screen's type and current title.
  @MainActor
  init(of screen: any Screen) {
    self.init(typeName: TypeNames.shared[screen], title: screen.title)
  }

  /// The type's name, and the title as a literal.
  public var description: String {
    var writer = LineWriter()
    write(to: &writer)
    return writer.text
  }

  func write(to text: inout LineWriter) {
    text += typeName
    text += UInt8(ascii: " ")
    text += UInt8(ascii: "\"")
    title.appendInside(to: &text)
  }
}

/// The names of types, cached for all apps because the runtime is slow at it.
@MainActor
final class TypeNames {
  /// The cache, whose names never change.
  static let shared = TypeNames()

  private var names: [ObjectIdentifier: String] = [:]

  subscript(object: AnyObject) -> String {
    let type: any AnyObject.Type = type(of: object)
    let id = ObjectIdentifier(type)
    if let name = names[id] { return name }
    let name = String(describing: type)
    names[id] = name
    return name
  }
}
