import Foundation

/// A page of an archive that DocC has converted.
struct DocumentationPage: Decodable {
  struct Identifier: Decodable { let url: String }
  struct Metadata: Decodable { let symbolKind: String? }
  struct Section: Decodable {
    let title: String?
    let generated: Bool?
    let identifiers: [String]
  }

  let identifier: Identifier
  let kind: String
  let metadata: Metadata
  let topicSections: [Section]?

  /// The most members that DocC may sort by their kinds.
  private static let large = 15

  /// The headings that DocC has made, each with its symbols.
  ///
  /// DocC puts whatever no page names under headings of its own, such as "Structures". The front
  /// page of a module may have none of these, and neither may a type with many members of more
  /// kinds than one, the cases of an enum aside, nor a type of which others are named.
  var uncurated: [String] {
    let sections = (topicSections ?? []).filter { $0.title != "Default Implementations" }
    var made = sections.filter { $0.generated == true }
    if metadata.symbolKind != "module" {
      guard kind == "symbol" else { return [] }
      if made.count == sections.count {
        made.removeAll { $0.title == "Enumeration Cases" }
        guard made.count > 1, made.map(\.identifiers.count).reduce(0, +) > Self.large else {
          return []
        }
      }
    }
    return made.map { section in
      let names = section.identifiers.map { $0.split(separator: "/").last ?? "" }
      return "\(identifier.url): under \(section.title ?? ""): \(names.joined(separator: ", "))"
    }
  }
}
