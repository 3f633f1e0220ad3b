import Foundation

/// The symbols of a module, or its additions to another one, as the compiler writes them.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier, displayName: String }
    struct Comment: Decodable { let lines: [Line] }
    struct Line: Decodable { let text: String }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?

    /// The kind and the path, such as `structure Door.Lock`.
    var name: String {
      "\(kind.displayName.lowercased()) \(pathComponents.joined(separator: "."))"
    }

    var hasComment: Bool {
      docComment?.lines.contains { $0.text.contains { !$0.isWhitespace } } == true
    }
  }

  struct Relationship: Decodable {
    struct Origin: Decodable {}

    let source, kind: String
    let sourceOrigin: Origin?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// The symbols that inherit no comment.
  ///
  /// A symbol that fulfils a requirement or overrides a member does: if the requirement is ours, it
  /// is checked in its own place, and if it is not (as those of Hashable), there is nothing to add.
  var own: [Symbol] {
    let inheriting = Set(
      relationships.lazy
        .filter {
          $0.sourceOrigin != nil || ["defaultImplementationOf", "overrides"].contains($0.kind)
        }.map(\.source))
    return symbols.filter {
      !inheriting.contains($0.identifier.precise) && $0.kind.identifier != "swift.extension"
    }
  }

  /// The names of the symbols that have no comment but should.
  var uncommented: [String] {
    own.filter { !$0.hasComment }.map(\.name)
  }
}
