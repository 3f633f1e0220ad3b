import Foundation
import Testing

/// The rules of the house that the compiler does not hold.
@Suite struct HouseTests {
  @Test func keepsFilesShort() throws {
    let long = try SourceFile.all.filter { $0.lines.count > 400 }
    #expect(long.map { "\($0.path): \($0.lines.count) lines" } == [])
  }

  /// Three functions are exempt: switches over all cases of one enum, a line or two for each.
  @Test func keepsFunctionsShort() throws {
    let exempt = [
      "Sources/Wireflow/Log/PresentationLog.Entry.swift: func write",
      "Sources/Wireflow/Places/Places+Change.swift: func change",
      "Sources/WireflowExploration/Sights/LogSummary.swift: func add",
    ]
    let long = try SourceFile.all.filter { !$0.isTest }.flatMap { file in
      file.functions.filter { $0.length > 40 }.map { "\(file.path): \($0.name)" }
    }
    #expect(long.sorted() == exempt)
  }

  @Test func keepsTypesSmall() throws {
    let large = try SourceFile.core.flatMap { file in
      file.storedProperties.filter { $0.value > 12 }.map { "\(file.path): \($0.key), \($0.value)" }
    }
    #expect(large == [])
  }

  /// Requests alone change the stage: code outside of their folders only reads it.
  @Test func changesPlacesInTheirFoldersAlone() throws {
    let outside = try SourceFile.core.filter { !$0.isIn(["Places"]) }
    #expect(try outside.flatMap { $0.places(of: try Self.changeOfPlaces) } == [])
  }

  private static var changeOfPlaces: Regex<AnyRegexOutput> {
    get throws {
      try Regex(#"places\.(state|screens|records|containers|labels|alert)[^=<>!(){]* =(?!=)"#)
    }
  }

  @Test func importsNothingButObservationIntoTheCore() throws {
    let others = try Regex(#"^(?:@\w+ )?import (?!Observation$)"#)
    #expect(try SourceFile.core.flatMap { $0.places(of: others) } == [])
  }

  @Test func seesWhatItLooksFor() throws {
    let file = SourceFile(
      path: "Sources/Wireflow/Stage/Planted.swift",
      text: """
        import Foundation
        struct Planted {
          let one = 1
          private(set) var two: [Int] = []
          var three: Int { one }
          func long() {
            places.alert = nil
            places.state.alert = nil
          }
        }
        """)
    #expect(file.functions.map(\.length) == [4])
    #expect(file.storedProperties == ["Planted": 2])
    #expect(
      try file.places(of: Regex(#"alert ="#)) == [
        "Sources/Wireflow/Stage/Planted.swift:7", "Sources/Wireflow/Stage/Planted.swift:8",
      ])
    #expect(try file.places(of: Self.changeOfPlaces).count == 2)
  }
}
