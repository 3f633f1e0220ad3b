import Foundation
import Testing
import WireflowExploration

@testable import WireflowTesting

/// Draws the pictures of the documentation, and compares them with the files that readers see.
@MainActor
struct PicturesTests {
  private nonisolated static let folder = "Sources/Wireflow/Wireflow.docc/Resources"
  /// The picture that somebody has drawn by hand.
  private nonisolated static let drawings: Set = ["the-loop"]

  @Test(arguments: DocumentationPicture.all, MapTheme.allCases)
  func showWhatTheAppsShow(_ picture: DocumentationPicture, _ theme: MapTheme) async throws {
    let path = "\(Self.folder)/\(picture.file(theme))"
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

  @Test func areInAPageAndHaveWords() throws {
    let names = try Repository.names(in: Self.folder, endingWith: ".svg")
      .filter { !$0.hasSuffix("~dark.svg") }.map { $0.dropLast(4) }
    let pages = try Repository.pages().filter { $0.contains("/Wireflow.docc/") }
      .map { try Repository.text(of: $0) }.joined(separator: "\n")
    let images =
      pages.matches(of: /!\[([^\]]*)\]\(([\w-]+)\)/).map { (name: $0.2, words: $0.1) }
      + pages.matches(of: /@Image\(source: "([\w-]+)", alt: "([^"]*)"\)/)
      .map { (name: $0.1, words: $0.2) }

    #expect(Set(names.map(String.init)) == Set(images.map { String($0.name) }))
    let known = Set(DocumentationPicture.all.map(\.name)).union(Self.drawings)
    #expect(Set(names.map(String.init)) == known)
    #expect(DocumentationPicture.all.count + 1 == known.count, "a name is there twice")
    #expect(images.filter { $0.words.count < 20 }.map(\.name) == [], "say what the picture shows")
  }

  /// A reader downloads all pictures with the repository.
  @Test func areSmallTogether() throws {
    let folders = try ["Sources/Wireflow/Wireflow.docc/Resources"].map { folder in
      try Repository.names(in: folder, endingWith: ".svg")
        .map { try Repository.text(of: "\(folder)/\($0)").utf8.count }.reduce(0, +)
    }
    #expect(folders.reduce(0, +) < 3_000_000)
  }
}
