import Foundation
import Testing

/// The rules of the house that the compiler does not hold.
@Suite struct HouseTests {
  @Test func keepsFilesShort() throws {
    let long = try SourceFile.all.filter { $0.lines.count > ($0.isTest ? 300 : 250) }
    #expect(long.map { "\($0.path): \($0.lines.count) lines" } == [])
  }

  /// One function is exempt: a switch over all cases of one enum, a line or two for each.
  @Test func keepsFunctionsShort() throws {
    let exempt = [
      "Sources/Wireflow/Log/PresentationLog.Entry.swift: func write"
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

  /// The state is changed by its commits alone: what stands outside of its rooms reads.
  @Test func changesTheStateInItsRoomsAlone() throws {
    let writing = try Regex(
      #"^ *(self\.)?state\.(tree|ledger)\.(order|slots|stacks|items|regions|embedded|alert|player|table)"#
        + #"[^=<>!(){]* =(?!=)|&state\.(tree|ledger)|state\.(tree|ledger)\."#
        + #"(add|embed|put|takeOut|detach|drop|move|bringToFront|takeFromOrder|label|numberItems"#
        + #"|setMark|goBackToMark|adopt|release|leave|begin|end|setStarted|check|nextToCheck)\("#)
    let outside = try SourceFile.core.filter { !$0.isIn(["State", "Tree", "Ledger"]) }
    #expect(outside.flatMap { $0.places(of: writing) } == [])
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
            state.tree.alert = nil
          }
        }
        """)
    #expect(file.functions.map(\.length) == [3])
    #expect(file.storedProperties == ["Planted": 2])
    #expect(try file.places(of: Regex(#"alert ="#)) == ["Sources/Wireflow/Stage/Planted.swift:7"])
    #expect(!file.isIn(["State"]))
  }
}
