import Foundation
import Testing
import WireflowTesting

/// The documentation of all modules, of which the compiler and DocC have made graphs and archives.
struct PublishedTests {
  @Test(.enabled(if: Published.graphs != nil), arguments: try Published.modules.get())
  func commentsEachPublicSymbol(module: String) throws {
    let graphs = try graphs(of: module)

    #expect(graphs.contains { !$0.own.isEmpty })
    #expect(graphs.flatMap(\.uncommented).sorted() == [])
  }

  /// A new public symbol is a decision: whoever adds one also adds it to the list of its module.
  @Test(.enabled(if: Published.graphs != nil), arguments: try Published.modules.get())
  func listsEachPublicSymbol(module: String) throws {
    let names = Set(try graphs(of: module).flatMap(\.own).map(\.name))

    assertSnapshot(
      of: names.sorted().joined(separator: "\n"), directory: "Symbols")
  }

  private func graphs(of module: String) throws -> [SymbolGraph] {
    let folder = try #require(Published.graphs)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@") && $0.hasSuffix(".symbols.json")
    }
    #expect(names.contains("\(module).symbols.json"))
    return try names.map { try read(SymbolGraph.self, folder.appending(path: $0)) }
  }

  @Test(.enabled(if: Published.archives != nil), arguments: try Published.modules.get())
  func findsAPlaceForEachSymbol(module: String) throws {
    let folder = try #require(Published.archives)
      .appending(path: "\(module).doccarchive/data/documentation")
    let pages = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
      .map { try read(DocumentationPage.self, folder.appending(path: $0)) }

    #expect(!pages.isEmpty)
    #expect(pages.flatMap(\.uncurated).sorted() == [])
  }

  @Test func seesASymbolWithoutAComment() throws {
    let graph = try JSONDecoder().decode(
      SymbolGraph.self,
      from: Data(
        """
        {"symbols": [\(symbol("a")), \(symbol("b", text: "It is.")), \(symbol("c", text: " "))],
         "relationships": [{"source": "a", "kind": "overrides"}, {"source": "c", "kind": "memberOf"}]}
        """.utf8))

    #expect(graph.own.map(\.identifier.precise) == ["b", "c"])
    #expect(graph.uncommented == ["structure Door.c"])
  }

  @Test(arguments: [("module", 1, 1), ("struct", 1, 0), ("struct", 9, 2)])
  func seesHeadingsThatNobodyWrote(kind: String, symbols: Int, headings: Int) throws {
    let names = (0..<symbols).map { "\"doc://a/b\($0)\"" }.joined(separator: ",")
    let sections = (kind == "module" ? ["Structures"] : ["Initializers", "Type Methods"]).map {
      #"{"title": "\#($0)", "generated": true, "identifiers": [\#(names)]}"#
    }
    let page = try JSONDecoder().decode(
      DocumentationPage.self,
      from: Data(
        """
        {"identifier": {"url": "doc://a"}, "kind": "symbol", "metadata": {"symbolKind": "\(kind)"},
         "topicSections": [\(sections.joined(separator: ","))]}
        """.utf8))

    #expect(page.uncurated.count == headings)
    #expect(page.uncurated.allSatisfy { $0.hasPrefix("doc://a: under ") })
  }

  private func symbol(_ name: String, text: String? = nil) -> String {
    let comment = text.map { #", "docComment": {"lines": [{"text": "\#($0)"}]}"# } ?? ""
    return """
      {"identifier": {"precise": "\(name)"}, "pathComponents": ["Door", "\(name)"],
       "kind": {"identifier": "swift.struct", "displayName": "Structure"}\(comment)}
      """
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ file: URL) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }
}
