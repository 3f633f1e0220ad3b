import Foundation
import Testing

@testable import WireflowCommand

/// Holds the commands in the documentation to the options and files that there are.
struct CommandsTests {
  @Test func useOptionsAndFilesThatExist() throws {
    let pages = try Repository.pages()
    var count = 0

    for path in pages {
      for command in Self.commands(in: try Repository.text(of: path)) {
        count += 1
        #expect(Self.problems(of: command) == [], "\(path): \(command)")
      }
    }
    #expect(count > 20)
  }

  @Test(arguments: [
    ("swift run Notes --scirpt a.txt", ["--scirpt"]),
    ("swift run Notes --script Samples/Notes/Scripts/none.txt", ["Samples/Notes/Scripts/none.txt"]),
    ("swift run Fitness -- --checklist", []),
  ])
  func findsAWrongCommand(_ command: String, _ problems: [String]) {
    #expect(Self.problems(of: command) == problems)
  }

  /// The commands that run a sample or an app of the reader, in blocks and in the text.
  private static func commands(in text: String) -> [String] {
    text.matches(of: /swift run [A-Z]\w+( [^`\n]*)?/).map { String($0.0) }
      .filter { !$0.contains("swift run Wireflow") }
  }

  private static func problems(of command: String) -> [String] {
    command.split(separator: " ").prefix { $0 != "--" }.map { String($0).trimmed }.filter { word in
      if word.hasPrefix("--") { return CommandOption(rawValue: String(word.dropFirst(2))) == nil }
      return word.hasPrefix("Samples/") && !Repository.exists(word)
    }
  }
}

extension String {
  /// The word without the punctuation of the sentence around it.
  fileprivate var trimmed: String {
    trimmingCharacters(in: CharacterSet(charactersIn: ",.;:)\"|\\"))
  }
}
