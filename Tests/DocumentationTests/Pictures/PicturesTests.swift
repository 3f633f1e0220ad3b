import Foundation
import Testing
import WireflowExploration

@testable import WireflowTesting

/// Draws the pictures of the documentation, and compares them with the files that readers see.
@MainActor
struct PicturesTests {
  /// The pictures that somebody has drawn by hand.
  private nonisolated static let drawings: Set = ["lives-of-flows", "the-loop"]
  private nonisolated static let modules = Set(DocumentationPicture.all.map(\.module)).sorted()

  @Test(arguments: DocumentationPicture.all, MapTheme.allCases)
  func showWhatTheAppsShow(_ picture: DocumentationPicture, _ theme: MapTheme) async throws {
    let path = picture.path(theme)
    let now = try await picture.draw(theme)
    let before = try? Repository.text(of: path)
    guard before != now else { return }
    let variables = ProcessInfo.processInfo.environment
    let mode = RecordDecision(variables: variables).mode
    if mode == .all || mode == .failed || (mode == .missing && before == nil) {
      try now.write(
        to: Repository.root.appending(path: path), atomically: true, encoding: .utf8)
    }
    Issue.record(
      """
      \(path) is not what the app shows today.
      To draw it again: WIREFLOW_SNAPSHOT_RECORD=failed swift test --filter PicturesTests
      Then look at the picture before you commit it.
      """)
  }

  @Test(arguments: modules)
  func areInAPageAndHaveWords(of module: String) throws {
    let files = try Repository.names(
      in: DocumentationPicture.folder(of: module), endingWith: ".svg")
    let names = Set(files.filter { !$0.hasSuffix("~dark.svg") }.map { String($0.dropLast(4)) })
    let images = try Repository.pages().filter { $0.contains("/\(module).docc/") }
      .flatMap { try Repository.text(of: $0).images }

    #expect(names.symmetricDifference(images.map(\.name)) == [])
    let drawn = DocumentationPicture.all.filter { $0.module == module }.map(\.name)
    #expect(names.subtracting(Self.drawings).symmetricDifference(drawn) == [])
    #expect(Set(drawn).count == drawn.count, "a name is there twice")
    #expect(images.filter { $0.words.count < 20 }.map(\.name) == [], "say what the picture shows")
  }

  /// A reader downloads all pictures with the repository.
  @Test func areSmallTogether() throws {
    var size = 0
    for picture in DocumentationPicture.all {
      for theme in MapTheme.allCases {
        size += try Repository.text(of: picture.path(theme)).utf8.count
      }
    }
    #expect(size < 3_000_000)
  }
}

extension String {
  /// The pictures of an article or a tutorial, each with the words for readers who do not see it.
  fileprivate var images: [(name: String, words: String)] {
    matches(of: /!\[([^\]]*)\]\(([\w-]+)\)/).map { (String($0.2), String($0.1)) }
      + matches(of: /@Image\(source: "([\w-]+)", alt: "([^"]*)"\)/)
      .map { (String($0.1), String($0.2)) }
  }
}
