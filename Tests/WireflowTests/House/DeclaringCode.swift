/// A line of code, parsed as a declaration.
struct DeclaringCode {
  /// The line without attributes at its start.
  let code: Substring
  /// True if the line declares something.
  private(set) var isDeclaration = false
  /// The name of the declaration, except an extension's.
  private(set) var name: Substring?
  /// The name of the type that it declares or extends.
  private(set) var type: Substring?

  init(_ line: Substring) {
    code = line.withoutAttributes
    var rest = code
    while let word = rest.takeWord() {
      if word == "init" || word == "subscript" {
        (isDeclaration, name) = (true, word)
      } else if Self.keywords.contains(word), let next = rest.takeWord() {
        isDeclaration = true
        name = word == "extension" ? nil : next
        if Self.typeKeywords.contains(word), next.first?.isUppercase == true { type = next }
      } else if SourceFile.modifiers.contains(word) {
        continue
      }
      return
    }
  }

  private static let typeKeywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "extension",
  ]
  private static let keywords = typeKeywords.union([
    "func", "var", "let", "case", "typealias", "associatedtype",
  ])
}

extension Substring {
  /// The text without blanks at its ends.
  var trimmed: Substring {
    let blank = UInt8(ascii: " ")
    guard let first = utf8.firstIndex(where: { $0 != blank }),
      let last = utf8.lastIndex(where: { $0 != blank })
    else { return "" }
    return self[first...last]
  }

  /// The code behind its attributes.
  fileprivate var withoutAttributes: Substring {
    var code = self
    while code.utf8.first == UInt8(ascii: "@"),
      let match = code.prefixMatch(of: /@\w+(?:\([^()]*\))?(?:\s+|$)/)
    {
      code = code[match.range.upperBound...]
    }
    return code
  }

  /// Takes a word and what ends it off the start, or returns nil if there is none.
  fileprivate mutating func takeWord() -> Substring? {
    let end = utf8.firstIndex { Self.ends.contains($0) } ?? endIndex
    guard end > startIndex else { return nil }
    defer { self = end < endIndex ? self[utf8.index(after: end)...] : self[end...] }
    return self[..<end]
  }

  private static let ends = Array(" (<:?=,{".utf8)
}
